// What a page loads by itself is marked as such, and what somebody asks for meanwhile is not.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadUnattended, markUnattended } from './unattended.ts'

const data = new URL('https://lender.example/loan-detail.data?orderId=1')

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/loan-detail' } }))
})
afterEach(() => vi.unstubAllGlobals())

/** Whether a request for `url` would say that it is sent by the page itself, unattended. */
const isMarked = (url = data) => new Headers(markUnattended(url, {}).headers).get('x-unattended') === '1'

it('marks the requests of a page that loads itself anew, and only while it does', async () => {
  expect(isMarked()).toBe(false)
  const seen: boolean[] = []
  await loadUnattended(async () => {
    seen.push(isMarked(), isMarked(new URL('https://lender.example/repay.data')))
  })
  expect(seen).toEqual([true, false])
  expect(isMarked()).toBe(false)
})

it('marks nothing after a failed load either', async () => {
  await expect(loadUnattended(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(isMarked()).toBe(false)
})

it.each(['pointerdown', 'keydown', 'click'])(
  'counts a %s meanwhile as a sign that the borrower is there',
  async (touch) => {
    await loadUnattended(async () => {
      expect(isMarked()).toBe(true)
      window.dispatchEvent(new Event(touch))
      expect(isMarked()).toBe(false)
    })
    await loadUnattended(async () => expect(isMarked()).toBe(true))
  },
)

it('keeps the headers that were there', () => {
  const headers = { Accept: 'text/x-script' }
  expect(markUnattended(data, { headers })).toEqual({ headers })
})
