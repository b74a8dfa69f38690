// The stamp of a page, the keys of its forms, and what becomes of a page that wakes.

import { describe, expect, it } from 'vitest'
import { dataBlock, keysFrom, stampOf } from './page-data.ts'
import { aheadRules, isReadAhead, mayReadAhead } from './read-ahead.ts'
import { meanwhile, seedOf } from './wake-request.ts'

const asked = (headers: Record<string, string>, method = 'GET'): Request =>
  new Request('http://candor.example/repay', { method, headers })

describe('a page that wakes', () => {
  const reader = { whose: 'mark-1' }
  const page = stampOf(['/repay', reader], { owedMinor: 100 }, 'build')

  it('is the same while reader, address and data are, also after a deploy', () => {
    expect(meanwhile(page, stampOf(['/repay', reader], { owedMinor: 100 }, 'build'))).toBe('same')
    expect(meanwhile(page, stampOf(['/repay', reader], { owedMinor: 100 }, 'later'))).toBe('same')
  })

  it('is the same where only a token for one act was drawn anew', () => {
    const shown = (token: string) => stampOf(['/payway', reader], { ways: { token, amountMinor: 100 } }, 'build')
    expect(meanwhile(shown('first'), shown('second'))).toBe('same')
  })

  it.each([
    ['a name', { a: 1 }, { b: 1 }],
    ['a number that is a text', { a: 1 }, { a: '1' }],
    ['nothing', { a: null }, { a: '' }],
    ['the order of a list', { a: ['x', 'y'] }, { a: ['y', 'x'] }],
    ['where a text ends', { a: ['xy', 'z'] }, { a: ['x', 'yz'] }],
    ['what a part holds', { a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
    ['a moment', { a: new Date(1) }, { a: new Date(2) }],
    ['a letter of another alphabet', { a: '\u20b1' }, { a: '\u00b1' }],
    ['the end of a long text', { a: `${'x'.repeat(40_000)}y` }, { a: `${'x'.repeat(40_000)}z` }],
    ['what a text says of a token', { a: '"token":1', token: 1 }, { a: '"token":2', token: 1 }],
  ])('is newer where %s differs', (_, before, after) => {
    expect(meanwhile(stampOf(['/repay'], before, 'build'), stampOf(['/repay'], after, 'build'))).toBe('newer')
  })

  it('is the same with something that is not there, as it goes to the browser', () => {
    expect(stampOf(['/repay'], { a: 1, b: undefined }, 'build')).toBe(stampOf(['/repay'], { a: 1 }, 'build'))
  })

  it('is newer where only what it shows has changed', () => {
    expect(meanwhile(page, stampOf(['/repay', reader], { owedMinor: 0 }, 'build'))).toBe('newer')
  })

  it.each([
    ['another borrower', ['/repay', { whose: 'mark-2' }], 'build'],
    ['another address', ['/login-failed', reader], 'build'],
    ['data of another build', ['/repay', reader], 'later'],
  ])('is another page for %s', (_, whose, build) => {
    expect(meanwhile(page, stampOf(whose, { owedMinor: 0 }, build))).toBe('anotherPage')
    expect(meanwhile(page, '')).toBe('anotherPage')
  })

  it('has the keys that stood in its forms, and no other page has them', () => {
    const shown = keysFrom('a-nonce-of-a-page')
    const woken = keysFrom('a-nonce-of-a-page')
    const keys = [shown(), shown()]
    expect([woken(), woken()]).toEqual(keys)
    expect(new Set([...keys, keysFrom('another-nonce-of-a-page')()]).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('asks by GET, with a seed of a page', () => {
    expect(seedOf(asked({ seed: 'sixteen-letters-' }))).toBe('sixteen-letters-')
    for (const wrong of ['', 'short', 'x'.repeat(65), 'with "signs" in it'])
      expect(seedOf(asked({ seed: wrong }))).toBeNull()
    expect(seedOf(asked({ seed: 'sixteen-letters-' }, 'POST'))).toBeNull()
  })

  it('carries data that cannot end its element', () => {
    const block = dataBlock(JSON.stringify(['</script><script>alert(1)</script>', '<!--', '&']))
    expect(block.match(/[<>]/g)).toHaveLength(4)
    expect(JSON.parse(/>(.*)</.exec(block)?.[1] ?? '')).toEqual(['</script><script>alert(1)</script>', '<!--', '&'])
  })
})

describe('a page that is read ahead', () => {
  it.each([
    [{ ECT: '4g' }, true],
    [{}, false],
    [{ ECT: '3g' }, false],
    [{ ECT: '4g', 'Save-Data': 'on' }, false],
  ])('is named to %j: %s', (headers, may) => {
    expect(mayReadAhead(asked(headers as Record<string, string>))).toBe(may)
  })

  it('is known by its request', () => {
    expect(isReadAhead(asked({ 'Sec-Purpose': 'prefetch;prerender' }))).toBe(true)
    expect(isReadAhead(asked({}))).toBe(false)
  })

  it('is none that ends a session, carries a token or belongs to the demo', () => {
    expect(aheadRules).not.toMatch(/log(out|in)|token|launch|demo|stop|link/i)
  })
})
