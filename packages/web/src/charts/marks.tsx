// Tells series apart without colour: marks on lines, patterns in stacks.
import './plot.css'

/** Circle, square, triangle, diamond, then from the start again. */
export function Mark({ kind, x, y }: { kind: number; x: number; y: number }) {
  const place = `translate(${x} ${y})`
  if (kind % 4 === 1) return <rect className="chart-mark" transform={place} x={-4} y={-4} width={8} height={8} />
  if (kind % 4 === 2) return <path className="chart-mark" transform={place} d="M0-5.500 5 4H-5Z" />
  if (kind % 4 === 3) return <path className="chart-mark" transform={place} d="M0-5.500 5.500 0 0 5.500-5.500 0Z" />
  return <circle className="chart-mark" transform={place} r={4.5} />
}

const HATCHES = ['', 'M0 8 8 0M-2 2 2-2M6 10 10 6', 'M4 4h.01', 'M0 4h8', 'M4 0v8', 'M0 0 8 8M8 0 0 8'] as const

export function Pattern({ id, kind, look }: { id: string; kind: number; look: string }) {
  return (
    <pattern id={id} className={`chart-pattern ${look}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" />
      <path d={HATCHES[kind % HATCHES.length] ?? ''} strokeWidth={kind % HATCHES.length === 2 ? 4 : 1.8} />
    </pattern>
  )
}

/** The same mark beside a name. */
export function Key({ kind, look, stacked }: { kind: number; look: string; stacked: boolean }) {
  const id = `key-${look.replaceAll(' ', '-')}-${kind}`
  return (
    <svg
      className={`chart-key chart-line ${look}`}
      viewBox="0 0 24 16"
      width="24"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      {stacked ? (
        <>
          <defs>
            <Pattern id={id} kind={kind} look={look} />
          </defs>
          <rect className={`chart-piece ${look}`} x="3" y="1" width="18" height="14" fill={`url(#${id})`} />
        </>
      ) : (
        <Mark kind={kind} x={12} y={8} />
      )}
    </svg>
  )
}
