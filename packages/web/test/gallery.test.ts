import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { LADDERS } from '@arkwright/bots'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, checkPrinting, optionsOf, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { GALLERY } from '../src/variants/gallery.ts'

const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]

const tables = GALLERY.flatMap(({ key, printing }) => {
  const game = GAMES.find(({ id }) => id === printing.game)
  if (game === undefined) throw new Error(`${printing.game} is not known`)
  const { min, max } = game.players
  return Array.from({ length: max - min + 1 }, (_, i) => ({ key, printing, game, players: min + i }))
})

test.each(tables)('$key is played to the end by $players', ({ printing, game, players }) => {
  checkPrinting(printing, game)
  const easy = LADDERS.get(game.id)?.bots.easy
  const state = game.setup(game.parseOptions(optionsOf(printing, game, { players })), seedRandom('gallery'))
  const random = seedRandom('bots')
  for (let turns = 0; game.pending(state) !== undefined; turns++) {
    const seat = game.pending(state)?.seat
    if (typeof seat !== 'number' || easy === undefined || turns > 2000) throw new Error('the game does not go on')
    for (const text of easy.choose(game.view(state, seat), seat, { sims: 0 }, random).moves) {
      const move = game.parseMove(text)
      if (move === undefined || game.refusal(state, move) !== undefined) throw new Error(`${text} is refused`)
      game.play(state, move)
    }
  }
  expect(game.faults(state)).toEqual([])
  expect(game.standings(state)).toHaveLength(players)
})

test('without a harbour nobody gets a ship or a contract', () => {
  const variant = GALLERY.find(({ key }) => key === 'noHarbour')
  if (variant === undefined) throw new Error('the gallery has no such variant')
  for (const setup of ['predetermined', 'free']) {
    for (const players of [2, 3, 4]) {
      const options = optionsOf(variant.printing, waterFrame, { players, setup })
      const { rules, ships } = waterFrame.setup(waterFrame.parseOptions(options), seedRandom('harbour'))
      expect(ships).toEqual([0, 0, 0, 0, 0])
      expect(rules.waterFrame?.contractTrack).toEqual([])
    }
  }
})
