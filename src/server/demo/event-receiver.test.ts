// The demo's receiver of events: it checks, shows and fails as a lender's own would.

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createEventReceiver, mountEventReceiver } from './event-receiver.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const event = (id: string) => ({
  id,
  body: JSON.stringify({ type: 'loan.due', data: { orderId: id } }),
  at: new Date(),
})

function demoWith(receiver = createEventReceiver(secret)) {
  const app = Fastify()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.removeContentTypeParser('application/json')
  mountEventReceiver(app, receiver)
  const plan = (payload: string) =>
    app.inject({ method: 'POST', url: '/demo/events', headers: { 'content-type': 'application/json' }, payload })
  const shown = async () => (await app.inject('/demo/events')).json().deliveries as { id: string; status: number }[]
  return { receiver, plan, shown }
}

describe('the receiver of the demo', () => {
  it('takes what is signed and shows it, the newest first', async () => {
    const { receiver, shown } = demoWith()
    expect(await receiver.sender.send(event('L1'))).toEqual({ outcome: 'taken' })
    await receiver.sender.send(event('L2'))
    expect(await shown()).toMatchObject([
      { id: 'L2', type: 'loan.due', status: 204 },
      { id: 'L1', type: 'loan.due', status: 204 },
    ])
    for (let n = 0; n < 60; n += 1) await receiver.sender.send(event(`M${n}`))
    expect(await shown()).toHaveLength(50)
  })

  it('fails as often as it is told to, and then takes again', async () => {
    const { receiver, plan, shown } = demoWith()
    expect((await plan('{"status":500,"times":2}')).json()).toEqual({ status: 500, times: 2 })
    const outcomes = []
    for (let n = 0; n < 3; n += 1) outcomes.push((await receiver.sender.send(event('L1'))).outcome)
    expect(outcomes).toEqual(['failed', 'failed', 'taken'])
    expect((await shown()).map(({ status }) => status)).toEqual([204, 500, 500])
  })

  it.each(['{"status":204}', '{"times":-1}', '{"other":1}', '{'])('refuses the plan %s', async (body) => {
    expect((await demoWith().plan(body)).statusCode).toBe(400)
  })

  it('says how events are turned on where none leave', async () => {
    const app = Fastify()
    mountEventReceiver(app, null)
    expect((await app.inject('/demo/events')).json()).toEqual({ isOn: false, deliveries: [] })
    expect((await app.inject({ method: 'POST', url: '/demo/events' })).json().error).toContain('DEMO_EVENTS=1')
  })
})
