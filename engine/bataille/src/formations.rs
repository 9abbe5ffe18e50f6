//! Changes of formation in the course of a move (13).

use super::breach::Breach;
use super::cases;
use super::definition::*;
use super::facing::Facing;
use super::game::Game;
use super::march::March;
use engine::hex::Hex;

impl Game {
    pub(crate) fn change(
        &self,
        units: &[UnitId],
        march: &March,
        formation: Formation,
        facing: Facing,
    ) -> Result<March, Breach> {
        if !facing.fits(formation) {
            return Err(Breach::of(cases::HALF_TURN, "no-such-facing"));
        }
        for &id in units {
            self.may_form(id, march, formation)?;
        }
        self.check_front(march, facing)?;
        if march.disordered {
            return Err(Breach::of(cases::DISORDERED_FORMATION, "disordered"));
        }
        if formation == march.formation {
            return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("formation"));
        }
        let costs = &self.board.tables().actions;
        let price = match march.arm {
            Arm::Infantry => costs.infantry_formation.0,
            Arm::Cavalry => costs.cavalry_formation.0,
            Arm::Artillery => costs.road_march_artillery.0,
        };
        let along = self.is_along_road(march.hex, facing);
        let turns_free = |formation| match formation {
            Formation::GeneralOrder | Formation::Skirmish | Formation::Carre => true,
            Formation::RoadMarch => along,
            _ => false,
        };
        let turns =
            if turns_free(march.formation) || turns_free(formation) { 0 } else { march.facing.turns_to(facing) };
        let mut next = march.spend(price + turns * self.turn_price(units, march.arm))?;
        next.formation = formation;
        next.facing = facing;
        Ok(next)
    }

    /// Whether a unit can take a formation in its hex.
    fn may_form(&self, id: UnitId, march: &March, formation: Formation) -> Result<(), Breach> {
        let terrain = self.board.cell(march.hex).terrain;
        let limits = &self.board.tables().limits;
        let refuse = |rule, variant| Err(Breach::of(rule, "no-such-formation").varied(variant).by(id));
        let clear = terrain == Terrain::Clear;
        let Some(kind) = self.board.kind(id) else { return Ok(()) };
        let home = match kind.arm.arm() {
            Arm::Infantry => cases::FOOT_FORMATIONS,
            Arm::Cavalry => cases::HORSE_FORMATIONS,
            Arm::Artillery => cases::GUNS,
        };
        match (&kind.arm, formation) {
            (_, Formation::RoadMarch) if march.formation == Formation::Unlimbered => {
                refuse(cases::GUNS, "limber-first")
            }
            (_, Formation::RoadMarch) if self.board.cell(march.hex).roads.0 == 0 => {
                refuse(cases::ROAD_MARCH, "no-road")
            }
            (_, Formation::RoadMarch) => Ok(()),
            (
                ArmData::Infantry { .. } | ArmData::Cavalry { .. },
                Formation::Line | Formation::Carre | Formation::Skirmish,
            ) if march.formation == Formation::RoadMarch => refuse(cases::ROAD_MARCH, "from-road-march"),
            (ArmData::Artillery { .. }, Formation::Limbered) if march.formation == Formation::RoadMarch => Ok(()),
            (ArmData::Artillery { .. }, _) => refuse(cases::GUNS, "guns"),
            (_, Formation::Column) if !clear => refuse(cases::GENERAL_ORDER, "column"),
            (_, Formation::Column) => Ok(()),
            (_, Formation::GeneralOrder) if !terrain.is_general() => refuse(cases::GENERAL_ORDER, "general-order"),
            (_, Formation::GeneralOrder) => Ok(()),
            (ArmData::Infantry { line, .. }, Formation::Line) if *line == 0 => refuse(cases::FOOT_FORMATIONS, "line"),
            (ArmData::Infantry { carre, .. }, Formation::Carre) if *carre == 0 => {
                refuse(cases::FOOT_FORMATIONS, "carre")
            }
            (ArmData::Infantry { .. }, Formation::Line) if !clear => refuse(cases::LINE, "line-ground"),
            (ArmData::Infantry { .. }, Formation::Line) => Ok(()),
            (ArmData::Infantry { .. }, Formation::Carre) if !clear => refuse(cases::CARRE, "carre-ground"),
            (ArmData::Infantry { .. }, Formation::Carre) if self.strength(id) < limits.carre_least => {
                refuse(cases::CARRE, "carre-few")
            }
            (ArmData::Infantry { .. }, Formation::Carre) => Ok(()),
            (ArmData::Infantry { skirmish, .. }, Formation::Skirmish) if *skirmish == 0 => {
                refuse(cases::FOOT_FORMATIONS, "skirmish")
            }
            (ArmData::Infantry { .. }, Formation::Skirmish) if terrain == Terrain::Earthwork => {
                refuse(cases::GENERAL_ORDER, "skirmish-work")
            }
            (ArmData::Infantry { .. }, Formation::Skirmish) => Ok(()),
            (ArmData::Cavalry { .. }, Formation::Line) if !clear => refuse(cases::HORSE_FORMATIONS, "line-ground"),
            (ArmData::Cavalry { .. }, Formation::Line) if self.strength(id) < limits.cavalry_line_least => {
                refuse(cases::HORSE_FORMATIONS, "line-few")
            }
            (ArmData::Cavalry { .. }, Formation::Line) => Ok(()),
            _ => refuse(home, ""),
        }
    }

    pub(crate) fn limber(&self, march: &March) -> Result<March, Breach> {
        if march.formation != Formation::Unlimbered {
            return Err(Breach::of(cases::GUNS, "not-unlimbered"));
        }
        let mut next = march.spend(self.board.tables().actions.limber.0)?;
        next.formation = Formation::Limbered;
        Ok(next)
    }

    pub(crate) fn unlimber(&self, march: &March) -> Result<March, Breach> {
        if march.formation != Formation::Limbered {
            return Err(Breach::of(cases::GUNS, "not-limbered"));
        }
        let mut next = march.spend(self.board.tables().actions.unlimber.0)?;
        next.formation = Formation::Unlimbered;
        Ok(next)
    }

    /// Unlimbered guns dragged one hex as their whole movement [13.6].
    pub(crate) fn prolong(&self, units: &[UnitId], march: &March, to: Hex) -> Result<March, Breach> {
        let refuse = |variant| Err(Breach::of(cases::GUNS, "no-prolonging").varied(variant).at(to));
        if march.formation != Formation::Unlimbered {
            return refuse("");
        }
        let Some(way) = self.board.direction(march.hex, to).filter(|_| self.board.exists(to)) else {
            return refuse("far");
        };
        let (here, there) = (self.board.cell(march.hex), self.board.cell(to));
        let over_work = here.work.is_some() || there.work.is_some();
        if there.terrain != Terrain::Clear || here.streams.has(way) || over_work {
            return refuse("ground");
        }
        if !march.fresh || march.left == 0 || march.stopped {
            return refuse("late");
        }
        if self.holder(to).is_some_and(|holder| holder != march.side) {
            return Err(Breach::of(cases::OCCUPIED, "enemy-there").at(to));
        }
        let mut next = *march;
        next.hex = to;
        next.cost = march.left;
        next.left = 0;
        next.fresh = false;
        next.entered = true;
        next.stopped = true;
        next.facing = march.facing.fitted(Formation::Unlimbered);
        next.apart = false;
        self.may_rest(units, &next)?;
        next.rests = true;
        Ok(next)
    }
}
