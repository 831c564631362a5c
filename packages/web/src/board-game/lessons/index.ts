// The lessons of Spinning Jenny and Water Frame, in the recommended order.
import { appeal } from './appeal.ts'
import { firstFactory } from './first-factory.ts'
import { machines } from './machines.ts'
import { sale } from './sale.ts'
import { shares } from './shares.ts'
import { ships } from './ships.ts'
import { tiles } from './tiles.ts'
import { warehouse } from './warehouse.ts'
import { workers } from './workers.ts'

export const spinningJennyLessons = [firstFactory, sale, workers, machines, appeal, shares] as const
export const waterFrameLessons = [warehouse, ships, tiles] as const
