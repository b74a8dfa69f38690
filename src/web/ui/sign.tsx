// Signs that few screens show, drawn as those of `icon.tsx`: apart from them, so that no other page fetches them.

/** What is drawn on 24 by 24, as path data. */
const drawings = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M9 15.5l2 2 4-4',
  leave: 'M13 4H5v16h8M10 12h10M16 8l4 4-4 4',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.3 9.6a2.8 2.8 0 1 1 4 2.6q-1.3.6-1.3 2M12 17v.1',
  shield: 'M12 3l7.5 3v5.5q0 6.5-7.5 9.5-7.5-3-7.5-9.5V6zM9 12l2.2 2.2L15 10',
} as const

export type SignName = keyof typeof drawings

/** A sign beside its word, invisible to assistive technology: what a line has `before` it. */
export function Sign({ of }: { of: SignName }) {
  return (
    <svg className={of === 'leave' ? 'i flip' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[of]} />
    </svg>
  )
}
