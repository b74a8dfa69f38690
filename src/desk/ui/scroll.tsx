// A box for content that may be wider than the window: the box scrolls, also by the keyboard, and the page does not.

import type { ReactNode } from 'react'

/** `fits`: a table with few columns left in a narrow window, which needs no more room than there is. */
export function Scroll({ label, fits = false, children }: { label: string; fits?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key can scroll it
    <section className={fits ? 'scroll fits' : 'scroll'} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
