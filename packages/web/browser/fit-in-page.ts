// Runs in the page: finds what does not fit. It imports nothing but types, because its text is sent to the browser.
import type { Fault, FaultKind } from './fit-faults.ts'
import type { Limits } from './fit-sizes.ts'

const TARGETS =
  'button, a[href], select, summary, input, [role="button"], [role="tab"], [role="slider"], [role="option"]'
/** What may stand for a small spot of the board: the bar, and the figures beside it. */
const LARGE = ':is([data-part="bar"], [data-part="context"]) :is([data-move], [data-turns], [data-offers])'
/** Between the moves of one press. */
const JOINT = ' ; '
/** Rounding of the browser. */
const SLACK = 1

/** A visible piece of text. */
interface Piece {
  readonly text: string
  readonly parent: Element
  readonly box: DOMRect
}

class Fit {
  readonly faults: Fault[] = []
  private readonly limits: Limits
  /** The moves of the turn so far. */
  private readonly made: readonly string[]

  constructor(limits: Limits, made: readonly string[]) {
    this.limits = limits
    this.made = made
  }

  measure(): Fault[] {
    unseen.clear()
    frames.clear()
    this.scrolling()
    this.parts()
    const pieces = visibleText()
    this.smallText(pieces)
    this.overflow(pieces)
    this.smallTargets()
    return this.faults
  }

  private add(kind: FaultKind, element: Element, what: string): void {
    const where = nameOf(element)
    if (!this.faults.some(fault => fault.kind === kind && fault.where === where))
      this.faults.push({ kind, where, what })
  }

  /** The page and its panels do not scroll, and every move is in the window. */
  private scrolling(): void {
    const page = document.documentElement
    if (page.scrollHeight > innerHeight + SLACK || page.scrollWidth > innerWidth + SLACK) {
      this.add('scroll', page, `the page is ${page.scrollWidth} × ${page.scrollHeight}`)
    }
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('[data-scrolls], svg') !== null || !scrollsByItself(element)) continue
      if (isSeen(element))
        this.add(
          'scroll',
          element,
          `${element.scrollWidth} × ${element.scrollHeight} in ${element.clientWidth} × ${element.clientHeight}`,
        )
    }
    for (const move of document.querySelectorAll('[data-move], [data-end-turn]')) {
      if (isSeen(move) && !isInWindow(move.getBoundingClientRect()))
        this.add('scroll', move, 'a move out of the window')
    }
  }

  private parts(): void {
    for (const part of this.limits.parts) {
      const found = [...document.querySelectorAll(`[data-part="${part}"]`)].filter(isSeen)
      if (found.length === 0) this.faults.push({ kind: 'parts', where: `[data-part="${part}"]`, what: 'missing' })
      for (const element of found) this.part(part, element)
    }
  }

  private part(part: string, element: Element): void {
    const box = element.getBoundingClientRect()
    const { height } = box
    if (!isInWindow(box)) this.add('parts', element, `out of the window: ${sides(box)}`)
    const cover = this.limits.uncovered.includes(part) ? coverOf(element, box) : undefined
    if (cover !== undefined) this.add('parts', element, `covered by ${nameOf(cover)}`)
    if (part === 'bar' && height > this.limits.bar + 0.5) this.add('bar', element, `${Math.round(height)} px high`)
    if (part === 'header') this.header(element, box)
  }

  private header(header: Element, { top, height }: DOMRect): void {
    if (height > this.limits.header + 0.5) this.add('header', header, `${Math.round(height)} px high`)
    if (this.limits.phone) return
    const middle = top + height / 2
    for (const child of header.children) {
      const box = child.getBoundingClientRect()
      if (isSeen(child) && (box.top > middle || box.bottom < middle)) this.add('header', child, 'in another row')
    }
  }

  private smallText(pieces: readonly Piece[]): void {
    for (const { parent, text } of pieces) {
      const size = Math.round(textSize(parent) * 10) / 10
      if (size < this.limits.text) this.add('text', parent, `${size} px: "${text.slice(0, 30)}"`)
    }
  }

  private overflow(pieces: readonly Piece[]): void {
    for (const { parent, text, box } of pieces) {
      if (parent.closest('[data-ellipsis]') !== null) continue
      const said = `"${text.slice(0, 40)}"`
      const block = parent.closest('svg') === null ? blockOf(parent) : undefined
      if (block !== undefined && block.scrollWidth > block.clientWidth + SLACK) {
        this.add('overflow', block, `${block.scrollWidth} wide in ${block.clientWidth}: ${said}`)
      }
      const frame = frameThatCuts(parent, box)
      if (frame !== undefined) this.add('overflow', parent, `cut off by ${nameOf(frame)}: ${said}`)
    }
  }

  private smallTargets(): void {
    const large = this.turnsInLarge()
    for (const target of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (target.matches(':disabled, [aria-disabled="true"]') || isInRunningText(target)) continue
      const pressed = (target instanceof HTMLInputElement && target.labels?.[0]) || target
      const turns = this.turnsOf(target)
      const hasEquivalent = turns.length > 0 && turns.every(turn => large.has(turn))
      const least = hasEquivalent ? this.limits.spot : this.limits.target
      if (!isSeen(pressed) || isAtLeast(pressed, least)) continue
      const { width, height } = pressed.getBoundingClientRect()
      const said = (target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '').slice(0, 40)
      const turn = turns.find(one => !large.has(one)) ?? 'no move'
      this.add('target', pressed, `${Math.round(width)} × ${Math.round(height)}: "${said}" (${turn})`)
    }
  }

  /** The whole turn after a press, or after each value of a dial. A stepper and a row of cards offer theirs in steps. */
  private turnsOf({ dataset: { move, turns, offers = turns } }: HTMLElement): string[] {
    if (offers !== undefined) return (JSON.parse(offers) as string[][]).map(turn => turn.join(JOINT))
    return move === undefined || move === '' ? [] : [[...this.made, move].join(JOINT)]
  }

  /** The turns that something of full size leads to. */
  private turnsInLarge(): Set<string> {
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>(LARGE)) {
      const pressed = element.matches('[data-offers]:not(button)') ? [...element.querySelectorAll('button')] : [element]
      if (!isSeen(element) || !pressed.every(one => isAtLeast(one, this.limits.target))) continue
      for (const turn of this.turnsOf(element)) found.add(turn)
    }
    return found
  }
}

function nameOf(element: Element): string {
  const own = (one: Element): string => {
    const part = one.getAttribute('data-part')
    const classes = [...one.classList].slice(0, 2).map(name => `.${name}`)
    return part === null ? `${one.localName}${classes.join('')}` : `[data-part="${part}"]`
  }
  const around = element.parentElement?.closest('[data-part], [class]')
  return around === null || around === undefined ? own(element) : `${own(around)} ${own(element)}`
}

/** False also for what only screen readers get. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height, right, bottom } = element.getBoundingClientRect()
  return width > SLACK && height > SLACK && right > 0 && bottom > 0 && !isUnseen(element)
}

/** What a measurement has found out about elements: they are asked many times. */
const unseen = new Map<Element, boolean>()
const frames = new Map<Element, Frame>()

/** How an element hides what sticks out of it. */
interface Frame {
  readonly box: DOMRect
  readonly hidesX: boolean
  readonly hidesY: boolean
}

function isUnseen(element: Element): boolean {
  const known = unseen.get(element)
  if (known !== undefined) return known
  const isTiny = element.clientWidth === 1 && element.clientHeight === 1
  const around = element.parentElement
  const found = (isTiny && getComputedStyle(element).overflow === 'hidden') || (around !== null && isUnseen(around))
  unseen.set(element, found)
  return found
}

function frameOf(element: Element): Frame {
  const known = frames.get(element)
  if (known !== undefined) return known
  const { overflowX, overflowY } = getComputedStyle(element)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const frame = { box: element.getBoundingClientRect(), hidesX: hides(overflowX), hidesY: hides(overflowY) }
  frames.set(element, frame)
  return frame
}

function isInWindow({ left, top, right, bottom }: DOMRect): boolean {
  return left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK
}

function sides({ left, top, right, bottom }: DOMRect): string {
  return [left, top, right, bottom].map(Math.round).join(', ')
}

function scrollsByItself(element: Element): boolean {
  const isLarger =
    element.scrollHeight > element.clientHeight + SLACK || element.scrollWidth > element.clientWidth + SLACK
  if (!isLarger || element.clientHeight <= SLACK) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return (
    (scrolls(overflowY) && element.scrollHeight > element.clientHeight + SLACK) ||
    (scrolls(overflowX) && element.scrollWidth > element.clientWidth + SLACK)
  )
}

/** What lies over the centre or a corner of an element. */
function coverOf(element: Element, { left, top, right, bottom }: DOMRect): Element | undefined {
  // Inside round corners.
  const inset = 8
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y)
    if (hit !== null && !element.contains(hit)) return hit
  }
  return undefined
}

function visibleText(): Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen = new Map<Element, boolean>()
  const pieces: Piece[] = []
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (parent === null || text === '' || parent.closest('script, style, option, title') !== null) continue
    const known = seen.get(parent) ?? isSeen(parent)
    seen.set(parent, known)
    if (!known) continue
    range.selectNodeContents(node)
    pieces.push({ text, parent, box: range.getBoundingClientRect() })
  }
  return pieces
}

/** As drawn: a drawing may be scaled. */
function textSize(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b)
}

function blockOf(element: Element): Element | undefined {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { display } = getComputedStyle(one)
    if (display !== 'inline' && display !== 'contents') return one
  }
  return undefined
}

/** The frame around the text that hides a part of it. What lies in a scrolling panel is not cut off. */
function frameThatCuts(element: Element, { left, top, right, bottom }: DOMRect): Element | undefined {
  // The line box of a text is higher than its letters.
  const spare = 3
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
    if (one.matches('[data-scrolls]')) return undefined
    const { box, hidesX, hidesY } = frameOf(one)
    if (hidesX && (left < box.left - SLACK || right > box.right + SLACK)) return one
    if (hidesY && (top < box.top - spare || bottom > box.bottom + spare)) return one
  }
  return undefined
}

function isInRunningText(target: HTMLElement): boolean {
  if (target.localName !== 'a' || getComputedStyle(target).display !== 'inline') return false
  const around = target.parentElement?.textContent?.trim() ?? ''
  return around !== target.textContent?.trim()
}

function isAtLeast(target: Element, least: number): boolean {
  const { width, height } = target.getBoundingClientRect()
  return (width >= least - 0.5 && height >= least - 0.5) || isPressedAround(target, least)
}

/** Whether the element also answers to presses beside it: its area may be larger than its box. */
function isPressedAround(target: Element, least: number): boolean {
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const reach = least / 2 - SLACK
  const points = [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ] as const
  return points.every(([px, py]) => {
    const hit = document.elementFromPoint(px, py)
    return hit !== null && target.contains(hit)
  })
}

Object.assign(globalThis, {
  findUnfitting: (limits: Limits, made: readonly string[]) => new Fit(limits, made).measure(),
})
