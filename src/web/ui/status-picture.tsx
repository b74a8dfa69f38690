// One picture for each state of an order: ink lines with one colour plate, a little out of register.

import type { ReactNode } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { useWords } from '../messages/words-context.tsx'

/** Drawn on 112 by 96: first the plate in the state's tint, then the lines. */
const drawings = {
  inReview: {
    plate: 'M35 14h56v70H35z',
    lines: (
      <>
        <path d="M28 80V12q0-3 3-3h50q3 0 3 3v68q0 3-3 3H31q-3 0-3-3zM39 22h34M39 32h34M39 42h18" />
        <path
          stroke="var(--s)"
          fill="var(--leaf)"
          d="M32 63a11 11 0 1 1 22 0 11 11 0 1 1-22 0zm28 0a11 11 0 1 1 22 0 11 11 0 1 1-22 0z"
        />
        <path stroke="var(--s)" d="M54 61q3-4 6 0M32 61l-13-8M82 61l13-8M39 60q2-4 6-3M67 60q2-4 6-3" />
      </>
    ),
  },
  declined: {
    plate: 'M24 48h76v42H24zM37 14h54v40H37z',
    lines: (
      <>
        <path fill="var(--leaf)" d="M30 60V12q0-3 3-3h46q3 0 3 3v48" />
        <path d="M40 20h20M40 29h14" />
        <path stroke="var(--s)" d="M59 43a10 10 0 1 0 3-9M61 26v9h9" strokeWidth="3" />
        <path fill="var(--leaf)" d="M18 44v38q0 3 3 3h70q3 0 3-3V44L56 67z" />
        <path d="M18 44l12-8M94 44l-12-8M20 84l24-24M92 84L68 60" />
      </>
    ),
  },
  approved: {
    plate: 'M20 36h62v54H20z',
    lines: (
      <>
        <path d="M14 84V34q0-3 3-3h56q3 0 3 3v50q0 3-3 3H17q-3 0-3-3zM24 79h22M54 79h12" />
        <g stroke="var(--s)" strokeWidth="3">
          <circle cx="42" cy="54" r="16" />
          <path d="M34 54l6 6 10-12" />
        </g>
        <g fill="var(--leaf)" transform="rotate(24 84 34)">
          <path d="M80 24h10l3 17H77z" />
          <circle cx="85" cy="15" r="10" />
          <path fill="var(--s)" d="M68 41h34v9H68z" />
        </g>
      </>
    ),
  },
  active: {
    plate: 'M60 30c12-8 28-8 44-3v55c-16-5-30-5-44 2z',
    lines: (
      <>
        <path d="M56 25C43 16 26 16 10 21v56c16-5 33-5 46 4 13-9 30-9 46-4V21c-16-5-33-5-46 4zv56" />
        <path d="M37 36q5 0 9 2M37 49q5 0 9 2M66 38q8-3 14-3M66 51q8-3 14-3M66 64q14-5 26-4" />
        <path stroke="var(--s)" strokeWidth="3.5" d="M19 36l4 4 7-9M19 49l4 4 7-9" />
        <path fill="var(--s)" stroke="none" d="M85 17h10v28l-5-5-5 5z" />
      </>
    ),
  },
  due: {
    plate: 'M30 22h66v66H30z',
    lines: (
      <>
        <path fill="var(--s)" d="M23 36V20q0-3 3-3h60q3 0 3 3v16z" />
        <path d="M23 36v44q0 3 3 3h60q3 0 3-3V36M40 10v13M72 10v13" />
        <path strokeWidth="4.5" d="M35 46h0M49 46h0M63 46h0M77 46h0M35 59h0M35 72h0" />
        <circle cx="63" cy="65" r="12.5" fill="var(--leaf)" stroke="var(--s)" strokeWidth="4" />
        <path strokeWidth="6.5" d="M63 65h0" />
      </>
    ),
  },
  overdue: {
    plate: 'M22 24h62v62H22z',
    lines: (
      <>
        <path fill="var(--s)" d="M15 34V21q0-3 3-3h54q3 0 3 3v13z" />
        <path d="M15 34v44q0 3 3 3h40M75 34v8M30 11v13M60 11v13" />
        <path strokeWidth="4.5" d="M29 46h0M42 46h0M29 58h0M42 58h0M29 70h0M42 70h0" />
        <circle cx="76" cy="66" r="21" fill="var(--leaf)" />
        <path stroke="var(--s)" strokeWidth="3.5" d="M76 54v12l8 7" />
        <path d="M58 46q2-6 8-5M94 46q-2-6-8-5M62 82l-4 6M90 82l4 6" />
      </>
    ),
  },
  settled: {
    plate: 'M30 18h58v70H30z',
    lines: (
      <>
        <path d="M22 78V14q0-3 3-3h52q3 0 3 3v64q0 3-3 3H25q-3 0-3-3zM33 11v70" />
        <path fill="var(--leaf)" d="M43 22h27v15H43z" />
        <path d="M49 29.5h15" />
        <path fill="var(--leaf)" d="M68 70l-6 20 11-5 6 8 6-8 11 5-7-20z" />
        <circle cx="79" cy="60" r="17" fill="var(--s)" />
        <path stroke="var(--leaf)" strokeWidth="4" d="M71 60l6 6 10-12" />
        <path d="M95 34l6-6M99 44l8-2M87 28l2-8" />
      </>
    ),
  },
} satisfies Record<OrderStatus, { plate: string; lines: ReactNode }>

/**
 * The picture of a state, in its colours, with its meaning as a text (style part 'status'). `beside` words that say the same it is
 * invisible to assistive technology.
 */
export function StatusPicture({ status, beside }: { status: OrderStatus; beside?: boolean }) {
  const { kit } = useWords()
  const { plate, lines } = drawings[status]
  return (
    <svg
      className="pic"
      data-status={status}
      viewBox="0 0 112 96"
      width="112"
      height="96"
      role="img"
      aria-label={beside ? undefined : kit.picture[status]}
      aria-hidden={beside}
    >
      <path fill="var(--st)" d={plate} />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {lines}
      </g>
    </svg>
  )
}
