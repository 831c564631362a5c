// One family of icons, drawn for this page on a grid of 24.
import type { ReactNode } from 'react'
import { numbersBelow } from './numbered.ts'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

function Gear({ teeth = 8 }: { teeth?: number }) {
  const marks = numbersBelow(teeth).map(i => (
    <rect key={i} x="10.4" y="1.8" width="3.2" height="5" rx="0.8" transform={`rotate(${(360 / teeth) * i} 12 12)`} />
  ))
  return (
    <g>
      {marks}
      <path
        fillRule="evenodd"
        d="M12 4.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4Zm0 4.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"
      />
    </g>
  )
}

const ICONS = {
  food: (
    <path
      d="M3 12.2C3 8.5 7 6.2 12 6.2s9 2.3 9 6c0 1.5-1 2.4-2 2.8v2.3c0 .9-.7 1.5-1.5 1.5h-11C5.700 18.800 5 18.200 5 17.300V15c-1-.4-2-1.300-2-2.800Zm4.200-3.300 1.500 2.900m2.500-3.600 1.500 2.900m2.500-2.600 1.500 2.900"
      stroke="var(--icon-cut, #fff8)"
      strokeWidth="1.300"
      strokeLinecap="round"
    />
  ),
  clothes: (
    <path d="M8.200 3.500 3 6.300 4.800 11l2.400-.9V20.500h9.600V10.100l2.400.9L21 6.300l-5.200-2.800c-.7 1.500-2 2.400-3.800 2.400s-3.100-.9-3.800-2.400Z" />
  ),
  cutlery: (
    <g {...line}>
      <path d="M6 3v5.500a2.500 2.500 0 0 0 5 0V3M8.500 3v18M16 21v-8c-2-1-2.500-7 1.500-10v18" />
    </g>
  ),
  lamps: (
    <path
      fillRule="evenodd"
      d="M12 1.800a3 3 0 0 0-2.800 2h1.700c.5-.7 1.700-.7 2.200 0h1.700a3 3 0 0 0-2.800-2ZM8.500 5h7v2h-7V5Zm-1 3h9l1.500 9.500h-12L7.500 8Zm4.500 1.800c-2 2.300-2.600 3.400-2.600 4.500a2.600 2.600 0 0 0 5.200 0c0-1.100-.6-2.200-2.600-4.500ZM5.500 18.700h13V21h-13v-2.300Z"
    />
  ),
  worker: (
    <path d="M12 3a3.700 3.700 0 0 1 1.900 6.900c2.700.7 4.300 3 4.600 6.600L19 21H5l.5-4.500c.3-3.600 1.900-5.900 4.600-6.600A3.700 3.700 0 0 1 12 3Z" />
  ),
  workers: (
    <path d="M8 4a3.200 3.200 0 0 1 1.700 5.900c2.400.6 3.800 2.700 4 5.900l.3 3.700H2l.3-3.700c.2-3.200 1.600-5.300 4-5.900A3.200 3.200 0 0 1 8 4Zm8.300 1.200a2.800 2.800 0 0 1 1.500 5.200c2.200.5 3.500 2.400 3.700 5.300l.3 3.800h-6l-.3-3.900c-.2-2.300-.9-4.200-2-5.500.3-.2.6-.300 1-.4a2.800 2.800 0 0 1 1.800-4.500Z" />
  ),
  machine: <Gear />,
  machinery: <Gear teeth={10} />,
  factory: (
    <path
      d="M3 21V9.500l5 3v-3l5 3V5.500h2.500V3h3v2.500H21V21H3Zm3.500-5.500v2.500h2.500v-2.500H6.500Zm5 0v2.500H14v-2.500h-2.500Zm5 0v2.500H19v-2.500h-2.500Z"
      fillRule="evenodd"
    />
  ),
  quality: (
    <path d="m12 2.200 2.900 6.200 6.700.8-5 4.600 1.400 6.700L12 17.100l-6 3.400 1.400-6.700-5-4.600 6.700-.8L12 2.200Z" />
  ),
  distribution: (
    <path d="M3 9.500v5h3l1.500 5.500H11l-1.300-5.500h.8L18 18.500v-13L10.500 9.500H3Zm16.500.2v4.600a2.500 2.500 0 0 0 0-4.600Z" />
  ),
  exchange: (
    <g {...line} strokeWidth="2">
      <path d="M3 20.500h18M4.500 15.500 9.500 10l4 3.500L20 6m-4.500 0H20v4.500" />
    </g>
  ),
  production: <path d="M2.500 8.500h8V5l7 7-7 7v-3.500h-8v-7Zm16-3.500h3v14h-3V5Z" />,
  ship: (
    <path d="M11 2.500h1.600v2.200c3.200.7 5.200 3.300 5.900 7.800h-5.900V14H21l-2.200 5.200c-.5 1.200-1.500 1.800-2.800 1.800H8c-1.300 0-2.300-.6-2.800-1.800L3 14h8v-1.500H6c.8-3.600 2.400-6 5-7.300V2.500Z" />
  ),
  warehouse: (
    <path
      fillRule="evenodd"
      d="M12 2.500 22 8v13H2V8l10-5.500Zm-6 9.500v9h12v-9H6Zm1.500 1.500h3.700V16H7.500v-2.500Zm5.300 0h3.700V16h-3.700v-2.500Zm-5.300 4h3.700V20H7.500v-2.500Zm5.300 0h3.700V20h-3.700v-2.500Z"
    />
  ),
  tile: (
    <path
      fillRule="evenodd"
      d="M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm1.500 2.500v13h13v-13h-13ZM12 7l1.500 3.300 3.500.4-2.600 2.400.7 3.500-3.100-1.800-3.100 1.800.7-3.500L7 10.700l3.500-.4L12 7Z"
    />
  ),
  contract: (
    <path
      fillRule="evenodd"
      d="M5 2.500h10.500L20 7v14.500H5v-19Zm2.500 6v1.600h9V8.500h-9Zm0 3.500v1.600h9V12h-9Zm0 3.500V17h4v-1.500h-4Zm7.500-.5a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600Z"
    />
  ),
  event: (
    <path
      fillRule="evenodd"
      d="M4 4h16v12h-6l-2 4.500L10 16H4V4Zm7.100 2.500.3 5.200h1.200l.3-5.200h-1.800Zm.9 6.200a1.100 1.100 0 1 0 0 2.200 1.100 1.100 0 0 0 0-2.200Z"
    />
  ),
  share: (
    <path
      fillRule="evenodd"
      d="M3 5h18v14H3V5Zm2 2v10h14V7H5Zm2 2h7v1.500H7V9Zm0 3h5v1.500H7V12Zm9.500-.8a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600Z"
    />
  ),
  coins: (
    <path
      fillRule="evenodd"
      d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-2.800 13.800h6v-1.900h-3.300v-2h2.200v-1.700h-2.200V9.700c0-1 .5-1.500 1.300-1.500.6 0 1 .2 1.500.6l1-1.600A4 4 0 0 0 13 6.200c-2 0-3.300 1.300-3.300 3.300v1.700H8.500v1.700h1.200v2h-.5v1.900Z"
    />
  ),
  loan: (
    <path
      fillRule="evenodd"
      d="M4 3h16v18l-2.700-1.500L14.700 21 12 19.500 9.300 21l-2.600-1.500L4 21V3Zm3 4v1.600h10V7H7Zm0 3.700v1.600h10v-1.600H7Zm0 3.700V16h6v-1.600H7Z"
    />
  ),
  start: <path d="M5 2.500h2V4h12l-2.600 4L19 12H7v9.500H5v-19Z" />,
  back: (
    <g {...line} strokeWidth="2">
      <path d="M9 5 4 10l5 5M4.500 10H14a5.500 5.500 0 0 1 0 11h-3" />
    </g>
  ),
  warn: (
    <path
      fillRule="evenodd"
      d="M12 2.500 22.500 21h-21L12 2.500Zm-1.100 6.800.3 6h1.600l.3-6h-2.200Zm1.100 7.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600Z"
    />
  ),
  hint: (
    <path d="M12 2a7 7 0 0 0-4.300 12.500c.8.700 1.300 1.500 1.300 2.500h6c0-1 .5-1.800 1.300-2.500A7 7 0 0 0 12 2ZM9 18.500h6V20H9v-1.500Zm1.200 2.500h3.600l-.8 1.500h-2l-.8-1.500Z" />
  ),
  play: <path d="M7 4.500v15l12-7.500-12-7.500Z" />,
  skip: <path d="M5 5v14l8-7-8-7Zm8 0v14l6.500-7L13 5Zm6.500 0h2v14h-2V5Z" />,
  again: (
    <g {...line} strokeWidth="2">
      <path d="M5 12a7 7 0 1 0 2.200-5.100L4.500 9.500M4.500 4.500v5h5" />
    </g>
  ),
  left: (
    <g {...line} strokeWidth="2.200">
      <path d="m14.500 5-7 7 7 7" />
    </g>
  ),
  right: (
    <g {...line} strokeWidth="2.200">
      <path d="m9.500 5 7 7-7 7" />
    </g>
  ),
  menu: (
    <g {...line}>
      <path d="M4 6.500h16M4 12h16M4 17.500h16" />
    </g>
  ),
  smaller: (
    <g {...line} strokeWidth="2.200">
      <path d="M5 12h14" />
    </g>
  ),
  larger: (
    <g {...line} strokeWidth="2.200">
      <path d="M5 12h14M12 5v14" />
    </g>
  ),
  close: (
    <g {...line} strokeWidth="2.200">
      <path d="m6 6 12 12M18 6 6 18" />
    </g>
  ),
  done: (
    <g {...line} strokeWidth="2.400">
      <path d="m4.500 12.500 5 5 10-11" />
    </g>
  ),
  moon: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z" />,
  sun: (
    <g {...line} strokeWidth="2">
      <circle cx="12" cy="12" r="4" fill="currentColor" />
      <path d="M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800" />
    </g>
  ),
  save: (
    <g {...line} strokeWidth="2">
      <path d="M12 3v12m-5-5 5 5 5-5M4 20.500h16" />
    </g>
  ),
  open: (
    <g {...line} strokeWidth="2">
      <path d="M12 16V4M7 9l5-5 5 5M4 20.500h16" />
    </g>
  ),
  trash: (
    <g {...line}>
      <path d="M4 6.500h16M9 6V3.500h6V6M6.500 6.500l1 14h9l1-14M10 10.500v6M14 10.500v6" />
    </g>
  ),
  home: (
    <g {...line} strokeWidth="2">
      <path d="m3.500 11.500 8.500-8 8.500 8M6 10v10.500h12V10M10 20.500v-6h4v6" />
    </g>
  ),
  read: (
    <g {...line} strokeWidth="1.900">
      <path d="M12 6.500C10 4.800 7 4.300 3.500 4.500V18c3.500-.2 6.500.3 8.500 2 2-1.700 5-2.200 8.500-2V4.500C17 4.300 14 4.800 12 6.500ZM12 6.500V20M6.500 8.500l2.500.4M6.500 12l2.500.4M17.500 8.500l-2.500.4M17.500 12l-2.500.4" />
    </g>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICONS

/** Decorative: the meaning is in the text beside it or in a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className="icon"
      aria-hidden="true"
      focusable="false"
    >
      {ICONS[name]}
    </svg>
  )
}
