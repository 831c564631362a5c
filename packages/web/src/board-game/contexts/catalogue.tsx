// All special markers, ships and tiles to take: what each does and how many are left — SJ II.3.2; WF II.3.2.
import './catalogue.css'
import { crewOf, type Move, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Option } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { Icon } from '../../shell/icon.tsx'
import { EndLegend } from '../../table/end-press.tsx'
import { markerEffect } from '../control/marker-effect.ts'
import { pressMove, stageOf, stateOf } from '../control/stage.ts'
import { thingOf } from '../control/takes.ts'
import { Marker } from '../symbols.tsx'
import { tileInShort, tileName } from '../words-water-frame.ts'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.catalogue

export function CatalogueBody() {
  const page = usePage()
  const draft = useDraft()
  return draft === undefined ? null : <Catalogue page={page} draft={draft} />
}

interface Item {
  readonly move: Move
  readonly option: Option
  readonly chosen: boolean
}

/** From here on there is room for names only; their cards say the rest. */
const CROWDED = 20

function Catalogue({ page, draft }: { page: GamePage; draft: Draft }) {
  const { before, own: made } = stageOf(page, draft, ['take special marker', 'choose light marker'])
  const state = stateOf(before)
  const items = state.legal.map(
    (move): Item => ({ move, option: pressMove(page, before, move), chosen: made.includes(move) }),
  )
  const of = (...kinds: Move['kind'][]) => items.filter(({ move }) => kinds.includes(move.kind))
  const tiles = of('take tile')
  const own = of('assign', 'use', 'return')
  return (
    <FiguresBody className={items.length > CROWDED ? 'view-catalogue crowded' : 'view-catalogue'}>
      <h3>{words.markers}</h3>
      <div className="cards">
        {of('take').map(item => (
          <MarkerCard key={item.move.text} state={state} item={item} />
        ))}
        {of('take ship').map(item => (
          <ShipCard key={item.move.text} state={state} item={item} />
        ))}
      </div>
      {tiles.length > 0 && <h3>{words.tiles}</h3>}
      <div className="tiles">
        {tiles.map(item => (
          <TileLine key={item.move.text} state={state} item={item} />
        ))}
      </div>
      {own.length > 0 && <h3>{words.moves}</h3>}
      <div className="tiles">
        {own.map(({ move, option, chosen }) => (
          <Press key={move.text} option={option} chosen={chosen} className="tile" isLast>
            {thingOf(state, move).title}
          </Press>
        ))}
      </div>
      <EndLegend />
    </FiguresBody>
  )
}

function MarkerCard({ state, item: { move, option, chosen } }: { state: State; item: Item }) {
  if (move.kind !== 'take') return null
  const left = state.mat.reduce((sum, row) => sum + (row[move.marker] ?? 0), 0)
  return (
    <Press option={option} chosen={chosen} className="item" isLast>
      <Marker id={move.marker} size={16} />
      <span>
        <b>{markerEffect(state, move.marker)}</b> {left > 1 && <i>×{left}</i>}
      </span>
    </Press>
  )
}

function ShipCard({ state, item: { move, option, chosen } }: { state: State; item: Item }) {
  if (move.kind !== 'take ship') return null
  const { capacity, size } = move
  const left = state.ships[size] ?? 0
  const crew = crewOf(state, capacity)
  return (
    <Press option={option} chosen={chosen} className="item" isLast>
      <span className="marker shade-dark">
        <Icon name="ship" size={16} />
      </span>
      <span>
        <b>{words.carries({ capacity })}</b> {left > 1 && <i>×{left}</i>}
        {crew > 0 && <small>{words.crew({ crew })}</small>}
      </span>
    </Press>
  )
}

function TileLine({ state, item: { move, option, chosen } }: { state: State; item: Item }) {
  if (move.kind !== 'take tile') return null
  const copies = state.tiles[move.tile] ?? 0
  return (
    <Press option={option} chosen={chosen} className="tile" isLast>
      <b>{tileName(move.tile)}</b> {copies > 1 && <i>×{copies}</i>}
      <small>{tileInShort(state, move.tile)}</small>
    </Press>
  )
}
