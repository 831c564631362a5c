// Does not compile while a step, refusal or event of the rules has no words, or words are left over for one that is gone.
import type { BoardEvent, BoardFigureFault, RefusalCode as BoardGameCode, DecisionName } from '@arkwright/board-game'
import type {
  Action,
  DecisionName as CardDecisionName,
  CardFigureFault,
  RefusalCode as CardGameCode,
  CardGameEvent,
  DemandCause,
  ExpertModule,
  FaceName,
  MoneyFor,
  Title,
  TrackName,
} from '@arkwright/card-game'
import type { ChanceEvent, KernelFigureFault, KernelRefusalCode, PrintingFault } from '@arkwright/kernel'
import type { BoardGame } from './generated/shapes/board-game.ts'
import type { BoardGameLog } from './generated/shapes/board-game-log.ts'
import type { BoardGameRefusals } from './generated/shapes/board-game-refusals.ts'
import type { CardGame } from './generated/shapes/card-game.ts'
import type { CardGameCards } from './generated/shapes/card-game-cards.ts'
import type { CardGameLog } from './generated/shapes/card-game-log.ts'
import type { CardGameRefusals } from './generated/shapes/card-game-refusals.ts'
import type { CardOptions } from './generated/shapes/card-options.ts'
import type { Common } from './generated/shapes/common.ts'
import type { FigureFaults } from './generated/shapes/figure-faults.ts'
import type { Printings } from './generated/shapes/printings.ts'
import type { Replay } from './generated/shapes/replay.ts'
import type { WaterFrame } from './generated/shapes/water-frame.ts'
import type { NounNames } from './nouns.ts'

/** `true`, or what is wrong as a type that the compiler shows. */
type Exactly<Wanted, Words> =
  Exclude<Wanted, keyof Words> extends never
    ? Exclude<keyof Words, Wanted> extends never
      ? true
      : { unknown: Exclude<keyof Words, Wanted> }
    : { missing: Exclude<Wanted, keyof Words> }

type Holds<Check extends true> = Check

type TableEvent = Exclude<BoardEvent, { seat: unknown }>['type']
type SeatEvent = Extract<BoardEvent, { seat: unknown }>['type']
type Told<Type extends BoardEvent['type']> = Extract<BoardEvent, { type: Type }>

/** Why a share value moved, in any game. */
type StepReason = Told<'share value'>['why'] | Extract<CardGameEvent, { type: 'share value' }>['for']

/** Besides the events, the log tells what the importer sold, who was called, and which events are ours. */
type OtherLines = 'call' | 'importerName' | 'importerSold' | 'ourEvent'

type CardTableEvent = Exclude<CardGameEvent, { seat: unknown }>['type'] | ChanceEvent['type']
type CardSeatEvent = Extract<CardGameEvent, { seat: unknown }>['type']

export type Complete = [
  Holds<Exactly<KernelRefusalCode, Common['refusals']>>,
  Holds<Exactly<BoardGameCode, BoardGameRefusals>>,
  Holds<Exactly<DecisionName, BoardGame['prompts']>>,
  Holds<Exactly<NounNames['tile'], WaterFrame['tileEffects']>>,
  Holds<Exactly<NounNames['event'], WaterFrame['eventEffects']>>,
  Holds<Exactly<TableEvent | OtherLines, BoardGameLog['table']>>,
  Holds<Exactly<SeatEvent, BoardGameLog['deeds']>>,
  Holds<Exactly<Told<'paid'>['to'], BoardGameLog['deeds']['paid']>>,
  Holds<Exactly<Told<'received'>['from'], BoardGameLog['deeds']['received']>>,
  Holds<Exactly<Told<'shares'>['why'], BoardGameLog['deeds']['shares']>>,
  Holds<Exactly<Told<'share value'>['why'], BoardGameLog['deeds']['share value']['why']>>,
  Holds<Exactly<CardGameCode, CardGameRefusals>>,
  Holds<Exactly<CardDecisionName, CardGame['prompts']>>,
  Holds<Exactly<Action, CardGame['actions']>>,
  Holds<Exactly<TrackName, CardGame['tracks']>>,
  Holds<Exactly<TrackName, CardGame['moves']['develop']>>,
  Holds<Exactly<ExpertModule, CardOptions['modules']>>,
  Holds<Exactly<FaceName, CardGameCards['effects']>>,
  Holds<Exactly<Title, CardGameCards['aims']>>,
  Holds<Exactly<CardTableEvent | 'soloRound' | 'over', CardGameLog['table']>>,
  Holds<Exactly<CardSeatEvent, CardGameLog['deeds']>>,
  Holds<Exactly<MoneyFor | 'costs', CardGameLog['deeds']['money']>>,
  Holds<Exactly<TrackName, CardGameLog['deeds']['developed']>>,
  Holds<Exactly<DemandCause, CardGameLog['causes']>>,
  Holds<Exactly<PrintingFault, Printings['faults']>>,
  Holds<Exactly<KernelFigureFault | BoardFigureFault | CardFigureFault, FigureFaults>>,
  Holds<Exactly<StepReason, Replay['ledger']['reasons']>>,
]
