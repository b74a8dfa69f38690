// Kept pages: for a minute by the test's clock, so many at most, made by one asker at a time, and gone when all is forgotten.

import { beforeEach, describe, expect, it } from 'vitest'
import { createKeptPages, type KeptPage, type KeptPages, keptPage } from './kept-pages.ts'

const page = (text: string): KeptPage => ({
  status: 200,
  headers: [],
  plain: Buffer.from(text),
  brotli: Buffer.from(text),
})

let now = 0
let pages: KeptPages
let made: string[] = []
beforeEach(() => {
  now = 0
  made = []
  pages = createKeptPages(() => now)
})

const make = (key: string, isKept = true): Promise<unknown> =>
  pages.make(key, async () => {
    made.push(key)
    await new Promise((resolve) => setImmediate(resolve))
    return { own: `own ${key}`, kept: isKept ? page(key) : null }
  })

describe('a kept page', () => {
  it('is found for a minute', async () => {
    expect(await make('a')).toBe('own a')
    now = 59_999
    expect(pages.find('a')?.plain.toString()).toBe('a')
    now = 60_000
    expect(pages.find('a')).toBeNull()
  })

  it('is made once for all who ask at the same time', async () => {
    const all = await Promise.all([1, 2, 3].map(() => make('a')))
    expect(made).toEqual(['a'])
    expect(all).toEqual(['own a', page('a'), page('a')])
  })

  it('is neither found nor kept while this process cannot tell whether its prices have changed', async () => {
    let canTell = true
    pages = createKeptPages(
      () => now,
      () => canTell,
    )
    await make('a')
    canTell = false
    expect(pages.find('a')).toBeNull()
    await make('b')
    canTell = true
    expect([pages.find('a'), pages.find('b')]).toEqual([null, null])
  })

  it('is answered to its own request only where it may not be kept', async () => {
    const all = await Promise.all([1, 2, 3].map(() => make('a', false)))
    expect(all).toEqual(['own a', 'own a', 'own a'])
    expect(pages.find('a')).toBeNull()
  })

  it('is waited for in vain once only where it may not be kept, and again once it may', async () => {
    const begun: string[] = []
    let letGo: (() => void) | null = null
    const slow = (name: string, isKept: boolean): Promise<unknown> =>
      pages.make('a', async () => {
        begun.push(name)
        if (name.endsWith('held')) await new Promise<void>((resolve) => (letGo = resolve))
        return { own: name, kept: isKept ? page('a') : null }
      })
    await slow('first', false)
    const held = slow('held', false)
    expect(await slow('beside it', true)).toBe('beside it')
    expect(begun).toEqual(['first', 'held', 'beside it'])
    ;(letGo as (() => void) | null)?.()
    await held
    now = 60_000
    await slow('kept', true)
    now = 120_000
    const next = slow('kept and held', true)
    const waits = slow('after it', true)
    await new Promise((resolve) => setImmediate(resolve))
    ;(letGo as (() => void) | null)?.()
    expect([await next, await waits]).toEqual(['kept and held', page('a')])
  })

  it('that fails to be made fails for its asker alone', async () => {
    const failing = pages.make('a', async () => {
      throw new Error('no page')
    })
    const next = make('a')
    await expect(failing).rejects.toThrow('no page')
    expect(await next).toBe('own a')
  })

  it('makes room for the newest from five hundred on', async () => {
    for (let n = 0; n <= 500; n += 1) await pages.make(`p${n}`, async () => ({ own: n, kept: page(`p${n}`) }))
    expect([pages.find('p0'), pages.find('p1')?.plain.toString(), pages.find('p500')?.plain.toString()]).toEqual([
      null,
      'p1',
      'p500',
    ])
  })

  it('is gone when the cache is cleared, and a page that was being made meanwhile does not return to it', async () => {
    await make('a')
    const making = make('b')
    pages.clear()
    await making
    expect([pages.find('a'), pages.find('b')]).toEqual([null, null])
  })

  it('is compressed once, with what its answer said', async () => {
    const kept = await keptPage(new Response('', { headers: { 'X-A': 'b' } }), 'text '.repeat(1_000))
    expect(kept.headers).toContainEqual(['x-a', 'b'])
    expect(kept.brotli.byteLength).toBeLessThan(100)
  })
})
