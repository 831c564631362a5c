export { expectSame } from './expect-same.ts'
export { endOf, FORMER_GAMES, type FormerGame, formerGamesOf } from './former-games.ts'
export { proveByPlayouts } from './playouts.ts'
export { rule } from './rule.ts'
