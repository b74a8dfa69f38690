// The page of events for the lender's own systems, over a pretended transport.

import { describe, expect, it } from 'vitest'
import { deskWordsFor } from './messages/words.ts'
import { ask, refusal } from './test-pages.ts'

const en = deskWordsFor('en')

const event = {
  id: 'evt1',
  type: 'loan.late',
  subject: 'L1',
  state: 'parked',
  at: '2026-11-23 08:00:00',
  attempts: 81,
  sentAnew: 1,
  lastFailure: 'status 503',
  lastTriedAt: '2026-11-26 08:00:00',
  nextTryAt: null,
  endedAt: '2026-11-26 08:00:00',
} as const
const waiting = { ...event, id: 'evt2', state: 'waiting', attempts: 1, sentAnew: 0, lastFailure: null } as const
const listed = (events: readonly unknown[], receiver: string | null = 'hooks.example', next: string | null = null) => ({
  listWebhooks: { status: 200, body: { data: { receiver, events, next } } },
})

describe('the page of events', () => {
  it('says what became of each, and asks for those of a state, a subject and a page', async () => {
    const inputs: unknown[] = []
    const answers = listed([event, waiting], 'hooks.example', '7')
    const at = '/webhooks?state=parked&subject=L1&after=9'
    const { body = '' } = (await ask(at, { role: 'admin', answers, inputs })) ?? {}
    expect(inputs).toContainEqual(expect.objectContaining({ state: 'parked', subject: 'L1', before: '9' }))
    for (const words of ['hooks.example', 'loan.late', 'L1', 'evt1', 'status 503', '81 attempts', 'sent again once'])
      expect(body).toContain(words)
    expect(body).toContain('after=7')
    expect((await ask('/webhooks', { role: 'admin', answers: listed([], null) }))?.body).toContain(en.webhooks.none)
  })

  it('lets an admin send one or all parked ones again, and everybody else only look', async () => {
    const answers = listed([event, waiting])
    const { body = '' } = (await ask('/webhooks', { role: 'admin', answers })) ?? {}
    // The one that waits has no form; the last one is for all that are parked.
    expect(body.match(/name="act" value="again"/g)).toHaveLength(2)
    expect(body.match(/name="about" value="evt1"/g)).toHaveLength(1)
    expect((await ask('/webhooks', { role: 'auditor', answers }))?.body).not.toContain('name="act"')
    const form = { act: 'again', about: 'evt1', reason: 'mended' }
    const inputs: unknown[] = []
    const done = { ...answers, replayWebhooks: { status: 200, body: { data: { count: 1 } } } }
    const sent = await ask('/webhooks', { role: 'admin', answers: done, inputs, form })
    expect(inputs).toContainEqual({ eventId: 'evt1', reason: 'mended' })
    expect(sent?.body).toContain(en.webhooks.done({ count: 1 }))
    const refused = { ...answers, replayWebhooks: { status: 409, body: refusal('cannotBeDone', 'It waits already.') } }
    expect((await ask('/webhooks', { role: 'admin', answers: refused, form }))?.body).toContain('It waits already.')
  })
})
