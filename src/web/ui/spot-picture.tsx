// Spot pictures of ends and beginnings: ink lines with one colour plate, as the pictures of the states.

import type { ReactNode } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'

/** Drawn on 112 by 96; `status` lends its colours. */
const drawings = {
  newBook: {
    status: 'active',
    plate: 'M28 17h56v70H28z',
    lines: (
      <>
        <path d="M20 78V14q0-3 3-3h52q3 0 3 3v64q0 3-3 3H23q-3 0-3-3zM31 11v70" />
        <path fill="var(--leaf)" d="M41 23h27v15H41z" />
        <path d="M47 30.5h15M42 66h18" />
        <g transform="rotate(38 86 56)">
          <path fill="var(--leaf)" d="M81 70l5 16 5-16z" />
          <path fill="var(--s)" d="M81 28h10v42H81z" />
          <path d="M81 37h10M86 82v4" />
        </g>
      </>
    ),
  },
  onItsWay: {
    status: 'active',
    plate: 'M40 34h66v46H40z',
    lines: (
      <>
        <path d="M33 30q0-3 3-3h60q3 0 3 3v40q0 3-3 3H36q-3 0-3-3z" />
        <path d="M34 29l32 24 32-24M35 72l21-25M97 72L76 47" />
        <circle cx="66" cy="56" r="9" fill="var(--s)" />
        <path stroke="var(--leaf)" strokeWidth="3" d="M62 56l3 3 5-6" />
        <path d="M8 36h16M14 48h12M4 60h20" />
      </>
    ),
  },
  receipt: {
    status: 'settled',
    plate: 'M34 14h48v66H34z',
    lines: (
      <>
        <path d="M28 8h46v70l-5.75-5-5.75 5-5.75-5-5.75 5-5.75-5-5.75 5-5.75-5L28 78z" />
        <path d="M37 20h18M37 30h28M37 40h28" />
        <path strokeWidth="2" d="M37 54h28M37 58h28" />
        <circle cx="82" cy="66" r="17" fill="var(--leaf)" />
        <g stroke="var(--s)" strokeWidth="3">
          <circle cx="82" cy="66" r="16" />
          <path d="M74 66l6 6 10-12" />
        </g>
      </>
    ),
  },
  /** A payment moved to a later day. */
  moved: {
    status: 'due',
    plate: 'M24 28h64v60H24z',
    lines: (
      <>
        <path fill="var(--s)" d="M17 38V24q0-3 3-3h58q3 0 3 3v14z" />
        <path d="M17 38v42q0 3 3 3h46M81 38v12M34 14v13M64 14v13" />
        <path strokeWidth="4.5" d="M30 50h0M68 50h0M30 70h0M44 70h0" />
        <circle cx="48" cy="50" r="6" strokeDasharray="1 5" />
        <path d="M49 60q3 10 16 9M60 63l6 6-7 5" />
        <circle cx="86" cy="69" r="13.5" fill="var(--leaf)" stroke="var(--s)" strokeWidth="4" />
        <path strokeWidth="6.5" d="M86 69h0" />
      </>
    ),
  },
  /** An empty tray. */
  emptyTray: {
    status: 'inReview',
    plate: 'M18 52h84v36H18z',
    lines: (
      <>
        <path d="M30 44V15q0-3 3-3h46q3 0 3 3v29" strokeDasharray="1 6" />
        <path d="M12 48l10-10h12M78 38h12l10 10" />
        <path stroke="var(--s)" strokeWidth="3" d="M12 48h24q2 14 20 14t20-14h24v30q0 4-4 4H16q-4 0-4-4z" />
        <path d="M46 24h20M46 32h12" />
      </>
    ),
  },
} satisfies Record<string, { status: OrderStatus; plate: string; lines: ReactNode }>

export type Spot = keyof typeof drawings

/** A picture beside words that say the same: invisible to assistive technology (style part 'status'). */
export function SpotPicture({ of }: { of: Spot }) {
  const { status, plate, lines } = drawings[of]
  return (
    <svg className="pic" data-status={status} viewBox="0 0 112 96" aria-hidden="true">
      <path fill="var(--st)" d={plate} />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {lines}
      </g>
    </svg>
  )
}
