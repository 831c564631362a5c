export type { AnswerOf, RequestOf, RouteName } from '../api/contract.ts'
export type { FaultBody } from '../api/fault-shape.ts'
export type { Me, Notice, NoticeSettings } from '../api/shapes.ts'
export type {
  Asked,
  ChatMessage,
  Clock,
  ClockState,
  Entry,
  Offered,
  Order,
  Prepared,
  Strength,
  Table,
} from '../api/table-shapes.ts'
export { applyEntry, changesPosition, type MoveFacts, OutOfStep } from './apply-entry.ts'
export { type Client, type ClientOptions, client } from './client.ts'
export { type ChoiceFigures, type ChoiceSums, choiceFigures } from './explored.ts'
export { fingerprint } from './fingerprint.ts'
export type { Follower } from './follow.ts'
export { isolated } from './isolated.ts'
export { isOverDays } from './over-days.ts'
export { ServerFault } from './server-fault.ts'
