// The variant being made. It is small and written at every key, so that a reload loses nothing.
import { changesBetween, type Figure, type FigureChanges, type FigureValue, type Printing } from '@arkwright/kernel'

export interface Draft {
  /** The record that is changed; undefined: a new variant. */
  readonly id?: string
  /** The printed copy, or the variant, that it starts from. */
  readonly from: Printing
  readonly name: string
  readonly reason: string
  readonly options: Readonly<Record<string, unknown>>
  readonly figures: FigureChanges
}

const KEY = 'arkwright:variant-draft'

export function keepDraft(draft: Draft): void {
  localStorage.setItem(KEY, JSON.stringify(draft))
}

export function keptDraft(): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

export function dropDraft(): void {
  localStorage.removeItem(KEY)
}

/** Named after what it starts from only when that is changed. */
export function draftFrom(from: Printing, id?: string): Draft {
  const { variant } = from
  return {
    ...(id !== undefined && { id }),
    from,
    name: id === undefined ? '' : (variant?.name ?? ''),
    reason: id === undefined ? '' : (variant?.reason ?? ''),
    options: variant?.options ?? {},
    figures: variant?.figures ?? {},
  }
}

export function standardPrinting(game: string): Printing {
  return {
    game,
    name: 'Standard figures',
    language: 'English',
    source: 'Arkwright',
    confirmed: [],
    changed: {},
    unknown: [],
  }
}

export function printingOf({ from, name, reason, options, figures }: Draft): Printing {
  const oneLine = reason.replaceAll(/\s+/g, ' ').trim()
  return { ...from, variant: { name: name.trim(), reason: oneLine, options, figures } }
}

export function withFigure(draft: Draft, name: string, { value: printed }: Figure, value: FigureValue): Draft {
  const { [name]: _, ...others } = draft.figures
  const change = changesBetween(printed, value)
  return { ...draft, figures: change === undefined ? others : { ...others, [name]: change } }
}

export function withOption(draft: Draft, name: string, value: unknown): Draft {
  const { [name]: _, ...others } = draft.options
  return { ...draft, options: value === undefined ? others : { ...others, [name]: value } }
}
