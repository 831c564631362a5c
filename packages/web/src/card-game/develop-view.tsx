// Choosing a development: the tracks of the board and all cards with their effects; in the solo game the cards as they
// lie in the grid.
import './develop-view.css'
import { ALL_TRACKS, moves, type Solo, type State, TRACKS } from '@arkwright/card-game'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { EndLegend } from '../table/end-press.tsx'
import { stepEffect } from './choice-cards.ts'
import { text } from './messages/index.ts'
import { Press, Pressable } from './press-button.tsx'
import { CardIcon, RivalDisc, TRACK_ICONS } from './symbols.tsx'
import { useDraft } from './use-draft.ts'
import { cardEffect, cardShort, placeLabel, shortEffect, trackValue } from './words.ts'

export function DevelopView() {
  const draft = useDraft()
  if (draft === undefined) return null
  const state = draft.state as State
  return (
    <Pressable>
      <div className="cg-develop">
        <div className="tracks">
          {ALL_TRACKS.map(track => (
            <TrackChoice key={track} state={state} track={track} />
          ))}
        </div>
        {state.solo === null ? <Supply state={state} /> : <Places state={state} solo={state.solo} />}
        <EndLegend />
      </div>
    </Pressable>
  )
}

function TrackChoice({ state, track }: { state: State; track: (typeof ALL_TRACKS)[number] }) {
  const name = TRACKS[track]
  const title = text.cardLanes.tracks[name]
  const level = state.players[state.seat]?.tracks[track] ?? 0
  const steps = state.rules.tracks[track]?.length ?? 0
  const isFull = level + 1 >= steps
  const value = trackValue(state, track, isFull ? level : level + 1)
  return (
    <Press
      move={isFull ? undefined : moves.develop(track)}
      label={
        isFull ? text.cardLanes.stepLabel({ track: title, value }) : text.cardGame.board.next({ track: title, value })
      }
      className="entry"
      isLast
    >
      <Icon name={TRACK_ICONS[name]} size={16} />
      <span>
        <b>{title}</b>
        <small>{isFull ? value : stepEffect(state, track)}</small>
      </span>
    </Press>
  )
}

function Supply({ state }: { state: State }) {
  const words = text.cardGame.supply
  const there = numbered(state.supply).filter(({ value }) => value > 0)
  if (there.length === 0) return <p className="quiet">{words.empty}</p>
  return (
    <div className="cards">
      {there.map(({ value: count, place: face }) => (
        <Press
          key={face}
          move={moves.take(face)}
          label={words.label({ card: face, count, effect: cardEffect(state, face) })}
          className="entry"
          isLast
        >
          <CardIcon face={face} size={14} />
          <span>
            <b>{cardShort(face)}</b> <em>{text.cardContexts.copies({ count })}</em>
            <small>{shortEffect(state, face)}</small>
          </span>
        </Press>
      ))}
    </div>
  )
}

function Places({ state, solo }: { state: State; solo: Solo }) {
  return (
    <div className="places">
      {numbered(solo.grid).map(({ value: face, place }) => {
        const disc = solo.discs.indexOf(place)
        return (
          <Press
            key={place}
            move={face < 0 ? undefined : moves.pick(place)}
            label={placeLabel(state, solo, place)}
            className={`entry ${face < 0 ? 'gone' : ''}`}
          >
            {disc !== -1 && <RivalDisc rival={disc} solo size={18} />}
            {face >= 0 && (
              <span>
                <b>
                  <CardIcon face={face} size={13} /> {cardShort(face)}
                </b>
                <small>{shortEffect(state, face)}</small>
              </span>
            )}
          </Press>
        )
      })}
    </div>
  )
}
