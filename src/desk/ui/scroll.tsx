// What may be wider than a narrow window: it scrolls in itself, also by the keyboard, and never the page.

import type { ReactNode } from 'react'

export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key can scroll it
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
