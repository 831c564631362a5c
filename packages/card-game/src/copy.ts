// Hand-written copies. Copies share the rules and the values that are replaced, never changed.
import type { Player, Rival, Solo, State, Turn } from './state.ts'

export function copyState(state: State): State {
  return {
    step: state.step,
    seat: state.seat,
    random: state.random === null ? null : [state.random[0], state.random[1], state.random[2], state.random[3]],
    legal: state.legal,
    rules: state.rules,
    stage: state.stage,
    decade: state.decade,
    good: state.good,
    startPlayer: state.startPlayer,
    place: state.place,
    demand: state.demand.slice(),
    wageSpace: state.wageSpace,
    supply: state.supply.slice(),
    box: state.box,
    players: copyPlayers(state.players),
    rivals: state.rivals.map(copyRival),
    solo: state.solo === null ? null : copySolo(state.solo),
    turn: copyTurn(state.turn),
  }
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = []
  for (const player of players) copies.push(copyPlayer(player))
  return copies
}

function copyPlayer(player: Player): Player {
  return {
    money: player.money,
    shares: player.shares,
    shareValue: player.shareValue,
    loans: player.loans,
    shipTokens: player.shipTokens,
    ships: player.ships,
    tracks: player.tracks.slice(),
    factories: player.factories,
    quality: player.quality,
    distribution: player.distribution,
    stock: player.stock,
    cards: player.cards,
    used: player.used,
    assigned: player.assigned,
    qualityLimit: player.qualityLimit,
    machineToken: player.machineToken,
    bankrupt: player.bankrupt,
    sold: player.sold,
    shipments: player.shipments,
    everTaken: player.everTaken,
    everUsed: player.everUsed,
    moneyAtStart: player.moneyAtStart,
  }
}

function copyRival(rival: Rival): Rival {
  return { appeal: rival.appeal.slice(), shares: rival.shares, shareValue: rival.shareValue }
}

function copySolo(solo: Solo): Solo {
  return {
    grid: solo.grid.slice(),
    discs: solo.discs.slice(),
    bag: solo.bag.slice(),
    opponentsFirst: solo.opponentsFirst,
  }
}

function copyTurn(turn: Turn): Turn {
  return { ...turn }
}
