export { proveByPlayouts } from './playouts.ts'
export { rule } from './rule.ts'
