// Points and shares as text.
import { manner } from '../online/time.ts'

export function decimal(value: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return minus(value.toLocaleString(manner(), { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay }))
}

/** Rounded, so that what is shown adds up. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

export function percent(share: number, signDisplay: 'auto' | 'always' = 'auto'): string {
  return minus(share.toLocaleString(manner(), { style: 'percent', signDisplay }))
}

function minus(text: string): string {
  return text.replace('-', '−')
}
