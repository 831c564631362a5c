export { FORMER_GAMES, type FormerGame } from './former-games.ts'
export { proveByPlayouts } from './playouts.ts'
export { rule } from './rule.ts'
