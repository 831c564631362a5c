// Small engravings over the columns of the board: cottages, mill, quay, market hall, exchange.
const DRAWINGS = {
  town: {
    width: 66,
    path: 'M3 33V21l8-8 8 8v12M19 33V18l9-9 9 9v15M37 33V22l8-8 8 8v11M1 33h62M8 33v-7h5v7M25 33v-8h6v8M42 33v-6h6v6M26 18h4v4h-4zM14 16v-6h3v8M33 13V6h3v9M34.500 4c3-3 0-4 4-7M48 17v-6h3v8',
  },
  mill: {
    width: 88,
    path: 'M2 33V12h52v21M2 12l6-6h40l6 6M58 33V2h6v31M61 1c3-3 0-5 5-6M8 17h6v6H8zM20 17h6v6h-6zM32 17h6v6h-6zM44 17h6v6h-6zM8 33v-6h6v6M20 27h6v6M32 27h6v6M67 24a9 9 0 1 0 18 0 9 9 0 1 0-18 0M76 15v18M67 24h18M69.500 17.500l13 13M82.500 17.500l-13 13',
  },
  quay: {
    width: 72,
    path: 'M4 26h40l-5 7H9zM22 26V2M22 4c9 4 11 10 11 16H22M20 6C12 10 11 14 10 20h10M44 33h26M48 33v-6h6v6M58 33v-9h8v9',
  },
  market: {
    width: 70,
    path: 'M4 33V18h60v15M0 18 34 4l34 14zM14 33V24a5 5 0 0 1 10 0v9M29 33V24a5 5 0 0 1 10 0v9M44 33V24a5 5 0 0 1 10 0v9M34 4V-2M34-2h6l-2 2 2 2h-6',
  },
  exchange: { width: 64, path: 'M4 33h56M8 33V16M18 33V16M46 33V16M56 33V16M2 16h60L32 3zM26 33V22h12v11' },
} as const

const HEIGHT = 41

/** Decorative. */
export function Drawing({ of }: { of: keyof typeof DRAWINGS }) {
  const { width, path } = DRAWINGS[of]
  return (
    <svg className="drawing" viewBox={`0 -7 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" />
    </svg>
  )
}
