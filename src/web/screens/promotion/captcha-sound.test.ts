// The spoken digits in the parts that a player asks for.

import { expect, it } from 'vitest'
import { partOf } from './captcha-sound.ts'

const bytes = Uint8Array.from({ length: 100 }, (_, at) => at)

async function asked(range: string | null) {
  const answer = partOf(bytes, 'audio/wav', range)
  const got = [...new Uint8Array(await answer.arrayBuffer())]
  return [answer.status, answer.headers.get('Content-Range'), got[0], got.at(-1), got.length]
}

it.each([
  [null, 200, null, 0, 99, 100],
  ['bytes=0-', 206, 'bytes 0-99/100', 0, 99, 100],
  // Safari asks for two bytes first, and plays nothing where it gets all.
  ['bytes=0-1', 206, 'bytes 0-1/100', 0, 1, 2],
  ['bytes=40-59', 206, 'bytes 40-59/100', 40, 59, 20],
  ['bytes=90-9999999999', 206, 'bytes 90-99/100', 90, 99, 10],
  ['bytes=-10', 206, 'bytes 90-99/100', 90, 99, 10],
  ['bytes=-500', 206, 'bytes 0-99/100', 0, 99, 100],
  ['bytes=100-', 416, 'bytes */100', undefined, undefined, 0],
  ['bytes=-0', 416, 'bytes */100', undefined, undefined, 0],
  ['bytes=5-2', 200, null, 0, 99, 100],
  ['bytes=-', 200, null, 0, 99, 100],
  ['bytes=0-1,5-6', 200, null, 0, 99, 100],
  ['lines=0-1', 200, null, 0, 99, 100],
  ['bytes=٣-٤', 200, null, 0, 99, 100],
])('%s is answered as the standard has it', async (range, ...expected) => {
  expect(await asked(range)).toEqual(expected)
})

it('says in each answer that it has parts, and of what kind it is', () => {
  for (const range of [null, 'bytes=0-1', 'bytes=100-']) {
    const { headers } = partOf(bytes, 'audio/wav', range)
    expect([headers.get('Accept-Ranges'), headers.get('Content-Type')]).toEqual(['bytes', 'audio/wav'])
  }
})
