// Every event marker. To add one, add its file, a line here, and its name and figures in components/events.ts.
import { bureaucracy } from './bureaucracy.ts'
import { canalBoom } from './canal-boom.ts'
import { economicCrisis } from './economic-crisis.ts'
import type { EventMarker } from './event.ts'
import { hamburgCreditCrisis } from './hamburg-credit-crisis.ts'
import { incomeTax } from './income-tax.ts'
import { industrialSpies } from './industrial-spies.ts'
import { lobby } from './lobby.ts'
import { machineBreakers } from './machine-breakers.ts'
import { navigationActs } from './navigation-acts.ts'
import { opiumWar } from './opium-war.ts'
import { poorHarvest } from './poor-harvest.ts'
import { shareFever } from './share-fever.ts'
import { steamEngine } from './steam-engine.ts'
import { warOnTheContinent } from './war-on-the-continent.ts'
import { warehouseFire } from './warehouse-fire.ts'
import { worldExhibition } from './world-exhibition.ts'

/** By id. */
export const EVENTS: readonly EventMarker[] = [
  bureaucracy,
  lobby,
  warOnTheContinent,
  worldExhibition,
  navigationActs,
  opiumWar,
  economicCrisis,
  hamburgCreditCrisis,
  machineBreakers,
  poorHarvest,
  canalBoom,
  steamEngine,
  industrialSpies,
  warehouseFire,
  incomeTax,
  shareFever,
].toSorted((a, b) => a.id - b.id)
