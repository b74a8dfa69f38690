// A planned answer holds for the page that met it, and for the waking of that page.

import { expect, it } from 'vitest'
import { endpoints } from '../../contracts/endpoints.ts'
import type { IncomingCall } from '../http/call.ts'
import { createPlannedAnswers } from './planned-answers.ts'

it('is met once more by the page that wakes, and by no other; a waking uses up none', async () => {
  const planned = createPlannedAnswers()
  const endpoint = endpoints.getAmountDue
  const plan = (code: string) =>
    planned.plan({ userId: 'B1', path: endpoint.path, code, delayMs: 60_000, times: 1 } as never)
  const codeFor = async (page?: string): Promise<string> => {
    const call = { headers: page === undefined ? {} : { 'x-page': page } } as unknown as IncomingCall
    const answer = await planned.around(call, endpoint, 'B1', async () => ({ status: 200, code: '0' }) as never)
    return (answer as { code: string }).code
  }
  planned.plan({ userId: 'B1', path: endpoint.path, code: '43001', times: 1 })
  expect(await codeFor('page-1')).toBe('43001')
  expect(await codeFor('page-1')).toBe('0')
  // Planned between the page and its waking: for the next page, and slow.
  plan('43002')
  expect([await codeFor('page-1 wakes'), await codeFor('page-1 wakes')]).toEqual(['43001', '0'])
  expect(await codeFor('page-2 wakes')).toBe('0')
  planned.clear()
  expect(await codeFor('page-3')).toBe('0')
  expect(await codeFor()).toBe('0')
})
