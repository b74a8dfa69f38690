// The log keeps what is on its allow-list, and nothing that a borrower typed.

import { describe, expect, it } from 'vitest'
import type { Log } from '../../ports/log.ts'
import { createLog } from './log.ts'

const canary = '09175550100'

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  write(createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }))
  return lines
}

describe('the log', () => {
  it('writes named fields of the allow-list', () => {
    const [line] = logged((log) => log.info({ requestId: 'r1', status: 200, durationMs: 12.5 }, 'call answered'))
    expect(line).toEqual({
      level: 'info',
      at: expect.any(String),
      requestId: 'r1',
      status: 200,
      durationMs: 12.5,
      msg: 'call answered',
    })
  })

  it('names what it dropped, without the value', () => {
    const lines = logged((log) => {
      log.info({ phone: canary, code: { typed: canary } }, 'code sent')
      log.child({ borrower: { phone: canary }, topic: 'sms.send' }).info('sent')
      log.child({ topic: 'sms.send' }).child({ phone: canary }).info('sent')
      const bound = log.child({})
      bound.setBindings({ phone: canary })
      bound.info('sent')
    })
    expect(lines[0]).toMatchObject({ dropped: 'phone code' })
    expect(lines[1]).toMatchObject({ topic: 'sms.send', dropped: 'borrower' })
    expect(JSON.stringify(lines)).not.toContain(canary)
  })

  it('takes no field of the product that it would drop: such a line does not compile', () => {
    const [line] = logged((whole) => {
      const log: Log = whole
      // @ts-expect-error: a name is not on the allow-list
      log.info({ orderId: 'L1', name: canary }, 'paid out')
    })
    expect(line).toMatchObject({ orderId: 'L1', dropped: 'name' })
  })

  it('says of an error what it was and where, never its words', () => {
    const cause = Object.assign(new Error(`duplicate key (phone)=(${canary})`), {
      code: '23505',
      constraint: 'borrower_phone',
      detail: `Key (phone)=(${canary}) already exists.`,
      params: [canary],
    })
    const [line] = logged((log) =>
      log.error({ err: new TypeError(`cannot read ${canary}\n at ${canary}`, { cause }) }, 'call failed'),
    )
    expect(line).toMatchObject({
      err: {
        type: 'TypeError',
        frames: expect.arrayContaining([expect.stringMatching(/log\.test\.ts/)]),
        cause: { code: '23505', constraint: 'borrower_phone' },
      },
    })
    expect(JSON.stringify(line)).not.toContain(canary)
  })

  it('says of a thrown value only its type', () => {
    const [line] = logged((log) => log.error({ err: canary }, 'call failed'))
    expect(line).toMatchObject({ err: { type: 'string' } })
    expect(JSON.stringify(line)).not.toContain(canary)
  })

  it('cuts long texts', () => {
    const [line] = logged((log) => log.info({ reason: 'x'.repeat(10_000) }, 'long'))
    expect(String(line?.reason)).toHaveLength(200)
  })
})
