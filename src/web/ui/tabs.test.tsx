// How a row of tabs is shared, and what a blocked chip says.

import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChipLinks } from './chips.tsx'
import { TabLinks } from './tabs.tsx'

const row = (count: number) =>
  renderToStaticMarkup(
    <TabLinks label="Main" links={Array.from({ length: count }, (_, n) => ({ to: `/p${n}`, label: `Page ${n}` }))} />,
  )

describe('a row of tabs', () => {
  it('is shared by five to a view, however many there are', () => {
    expect(row(4)).toContain('class="tabs"')
    expect(row(5)).toContain('class="tabs many"')
    expect(row(9)).toContain('class="tabs many"')
    const css = readFileSync(new URL('styles/tabs.css', import.meta.url), 'utf8')
    expect(css).toMatch(/\.tabs\.many > \* \{\s*flex: 1 0 auto;\s*width: min-content;/)
  })

  it('has a shadow at an end behind which it goes on: one that stays, under a cover that is scrolled with the tabs', () => {
    const css = readFileSync(new URL('styles/tabs.css', import.meta.url), 'utf8')
    expect(css.match(/no-repeat local/g)).toHaveLength(2)
    expect(css.match(/no-repeat scroll/g)).toHaveLength(2)
  })
})

describe('a blocked chip', () => {
  const chips = renderToStaticMarkup(
    <ChipLinks
      links={[
        { to: '/a', label: 'Repayment' },
        { to: '#', label: 'Collection', disabled: true },
      ]}
      why="Not for this loan."
    />,
  )

  it('leads nowhere, can be reached, and is described by the reason below', () => {
    const [, reason] = /role="link" aria-disabled="true" aria-describedby="([^"]+)" tabindex="0"/.exec(chips) ?? []
    expect(reason).toBeTruthy()
    expect(chips).toContain(`<p class="hint" id="${reason}">Not for this loan.</p>`)
  })

  it('says no reason where nothing is blocked', () => {
    expect(
      renderToStaticMarkup(<ChipLinks links={[{ to: '/a', label: 'A' }]} why="Not for this loan." />),
    ).not.toContain('Not for this loan.')
  })
})
