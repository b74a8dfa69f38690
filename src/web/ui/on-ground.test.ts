// Which ground a page stands on: the phone's wish, or the reader's.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { onGround } from './on-ground.ts'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

describe('the style sheets of a page', () => {
  it('follow the phone where the borrower has not chosen', () => {
    expect(onGround(tokens, undefined)).toBe(tokens)
  })

  it.each(['light', 'dark'] as const)('do not ask it where %s was chosen', (theme) => {
    const css = onGround(tokens, theme)
    expect(css).not.toMatch(/prefers-color-scheme/)
    expect(css).toContain(`color-scheme:${theme}`)
    expect(css).toContain(theme === 'dark' ? '@media screen' : '@media not all')
  })

  it('read what the build has shortened', () => {
    const short = ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){a{b:c}}'
    expect(onGround(short, 'dark')).toBe(':root{color-scheme:dark}@media screen{a{b:c}}')
  })
})
