// The cookie of the chosen language: a preference that lasts, hidden from scripts.

import { describe, expect, it } from 'vitest'
import { languageCookie, readLanguageCookie } from './page-cookies.ts'

describe('the language that was chosen', () => {
  it('is kept for a year, out of reach of scripts, and only over https where the site has it', () => {
    expect(languageCookie('id', { secure: true })).toBe(
      'lang=id; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000',
    )
    expect(languageCookie('id', { secure: false })).not.toContain('Secure')
  })

  it('is read back beside other cookies', () => {
    expect(readLanguageCookie('sid=x; lang=id; page=lang%3Den')).toBe('id')
    expect(readLanguageCookie('page=lang%3Den')).toBeNull()
    expect(readLanguageCookie(null)).toBeNull()
  })
})
