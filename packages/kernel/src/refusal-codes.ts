// The codes of the kernel's own refusals, the same for every game.
export type KernelRefusalCode =
  | 'chance-decides'
  | 'game-over'
  | 'not-now'
  | 'nothing-to-reveal'
  | 'other-outcome'
  | 'outcome-missing'
  | 'unknown-move'
