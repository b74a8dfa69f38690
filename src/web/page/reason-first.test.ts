// What a page that comes with a reason begins with.

import { describe, expect, it } from 'vitest'
import { reasonFirst } from './reason-first.ts'

const page = (inside: string) => `<html><head><title>Login</title></head><body><main>${inside}</main></body></html>`

describe('a page with a reason', () => {
  it('has it focused, and says so in its title', () => {
    const html = reasonFirst(page('<p>Hello</p><input class="box" name="a" data-reason="e1"/>'), 'Error: ')
    expect(html).toBe(
      '<html><head><title>Error: Login</title></head><body><main><p>Hello</p><input class="box" name="a" autofocus="" data-reason="e1"/></main></body></html>',
    )
  })

  it('lets the browser choose among several: the first may be out of sight', () => {
    const html = reasonFirst(
      page('<div hidden=""><input data-reason="e1"/></div><p tabindex="-1" data-reason="">No.</p>'),
      '',
    )
    expect(html.match(/ autofocus=""/g)).toHaveLength(2)
  })

  it('is told from one that only speaks of it', () => {
    const html = page('<p>data-reason=&quot;&quot; &lt;input data-reason=&quot;&gt;</p>')
    expect(reasonFirst(html, 'Error: ')).toBe(html)
  })
})
