// What does not fit at a table.

export const FAULT_KINDS = ['scroll', 'parts', 'bar', 'header', 'text', 'target', 'overflow'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  readonly kind: FaultKind
  /** A selector of the element, for a person who looks for it. */
  readonly where: string
  readonly what: string
}
