// The picture on the first page: a water frame's wheel and spindles in the style of an engraving.
const SPOKES = Array.from({ length: 12 }, (_, i) => i * 30)
const BUCKETS = Array.from({ length: 24 }, (_, i) => i * 15)
const SPINDLES = [0, 1, 2, 3, 4, 5, 6, 7]

export function Engraving() {
  return (
    <svg className="engraving" viewBox="0 0 420 340" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
          <line x1="0" y1="0" x2="0" y2="5" stroke="currentColor" strokeWidth="0.900" opacity="0.450" />
        </pattern>
        <pattern id="water" width="44" height="9" patternUnits="userSpaceOnUse">
          <path
            d="M0 5c6-5 11-5 16 0s10 5 16 0 8-4 12 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1"
            opacity="0.600"
          />
        </pattern>
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth="1.600">
        <path d="M206 300V92l56-34 56 34 56-34 34 20v222" fill="url(#hatch)" />
        <path d="M206 300V92l56-34 56 34 56-34 34 20v222H206Z" />
        <path d="M352 72V22h22v36M348 22h30" strokeWidth="2" />
        <path d="M363 16c6-8-4-10 4-16" opacity="0.600" />
        {[0, 1, 2, 3].map(i => (
          <g key={i}>
            <path d={`M${226 + i * 46} 150v-20a11 11 0 0 1 22 0v20Z`} fill="var(--paper)" />
            <path d={`M${237 + i * 46} 119v31M${226 + i * 46} 136h22`} strokeWidth="1" />
          </g>
        ))}
        <path d="M216 176h184" strokeWidth="3" />
        {SPINDLES.map(i => (
          <g key={i}>
            <path d={`M${228 + i * 23} 178v96`} strokeWidth="1.300" />
            <path d={`M${222 + i * 23} 214h12l2 34h-16Z`} fill="var(--paper)" />
            <path
              d={`M${221 + i * 23} 222h14M${221 + i * 23} 229h14M${220 + i * 23} 236h16M${220 + i * 23} 243h16`}
              strokeWidth="0.800"
            />
          </g>
        ))}
        <path d="M216 274h184M212 284h192" strokeWidth="3" />
      </g>
      <g className="wheel" fill="none" stroke="currentColor">
        <circle cx="118" cy="196" r="98" strokeWidth="5" />
        <circle cx="118" cy="196" r="84" strokeWidth="2" />
        <circle cx="118" cy="196" r="16" strokeWidth="4" fill="url(#hatch)" />
        {SPOKES.map(angle => (
          <path key={angle} d="M118 180V112" strokeWidth="4" transform={`rotate(${angle} 118 196)`} />
        ))}
        {BUCKETS.map(angle => (
          <path
            key={angle}
            d="M110 98h16l-3-14h-10Z"
            strokeWidth="1.500"
            fill="var(--paper)"
            transform={`rotate(${angle} 118 196)`}
          />
        ))}
      </g>
      <path d="M118 196h98" stroke="currentColor" strokeWidth="7" />
      <path d="M0 286h206v44H0Z" fill="url(#water)" />
      <path d="M0 286h206M206 300h214" stroke="currentColor" strokeWidth="1.600" />
    </svg>
  )
}
