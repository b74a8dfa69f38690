// A demo that runs over midnight: its samples are made anew for the new day.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startProduct } from '../support/product.ts'

describe('a demo that runs over midnight', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:00:00Z') }))
  afterAll(() => void vi.useRealTimers())

  it('puts everything back to the new day of the market', async () => {
    const evening = await startProduct({ DEMO_STARTS_AT: '23:50' })
    const due = async (): Promise<number | null | undefined> =>
      (await evening.server.demo?.personas())?.find(({ name }) => name === 'due')?.status
    expect(await due()).toBe(174)
    vi.setSystemTime(new Date('2026-11-20T04:20:00Z'))
    expect(await due()).toBe(180)
    await evening.call({ path: '/demo/reset', json: true })
    expect(await due()).toBe(174)
    await evening.stop()
  })
})
