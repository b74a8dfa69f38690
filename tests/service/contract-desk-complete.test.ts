// Nothing that waits for a person is missing from the work list: each kind comes into being through the product, stands there with its clock
// and without an owner, is taken, is done as it is done at the desk, and is gone at once. And the alarm comes before a promise is over.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type WorkKind, workKinds } from '../../src/core/desk/work-clock.ts'
import type { Role } from '../../src/core/officer/rights.ts'
import type { Decider } from '../../src/server/ports/decider.ts'
import { noticeOf } from '../drills/borrowers-at-work.ts'
import { applying } from '../support/applying.ts'
import { type DeskAnswer, deskOf } from '../support/desk.ts'
import { missPlan } from '../support/missed-plan.ts'
import { productOfFile } from '../support/product-of-file.ts'
import { walked } from '../support/proof-length.ts'
import { sendStrangeReport } from '../support/strange-report.ts'

const product = productOfFile()
const desk = deskOf(product)

const { stranger, post, begin, fillIn } = applying(() => product)
const loans = '/hazel/v3/loan-details'
const reason = 'Called, and cleared up'

/** A session of the desk is over after idle minutes of the moved clock: each call has a new one. */
const at = async (role: Role, path: string, body?: Record<string, unknown>): Promise<DeskAnswer> => {
  const token = await desk.token(role)
  return body === undefined ? await desk.get(path, { token }) : await desk.post(path, { token, body })
}
/** The data of an answer that is one. */
const did = ({ status, data, error }: DeskAnswer) => {
  expect([status, error]).toEqual([200, undefined])
  return data
}
const say = async (persona: string, path: string, fields: Record<string, unknown>) => {
  const answer = await product.call({ path, who: product.persona(persona), fields })
  expect(['0', '00'], `${path}: ${answer.code} ${answer.message}`).toContain(answer.code)
  return answer.data
}
const pass = async (move: Record<string, number>) =>
  expect((await product.call({ path: '/demo/clock', fields: move, json: true })).status).toBe(200)
const listed = async (kind: WorkKind) =>
  did(await at('manager', `/desk/work?limit=200&kind=${kind}`)).items as {
    readonly id: string
    readonly since: string
    readonly dueBy: string
    readonly owner: { readonly name: string } | null
  }[]
const today = async (orderId: string) => did(await at('support', `/desk/loans/${orderId}`)).today as string
/** The one item of a kind that was not there before. */
const added = async (kind: WorkKind, make: () => Promise<unknown>): Promise<string> => {
  const before = new Set((await listed(kind)).map(({ id }) => id))
  await make()
  const fresh = (await listed(kind)).filter(({ id }) => !before.has(id))
  expect(fresh, kind).toHaveLength(1)
  return fresh[0]?.id ?? ''
}
const signed = async (role: Role, body: Record<string, unknown>) => {
  const { id, mark } = did(await at(role, '/desk/proposals', { ...body, reason }))
  did(await at('manager', `/desk/proposals/${id}/decision`, { approve: true, reason, mark }))
}
const close = (kind: WorkKind) => async (id: string) =>
  did(await at('support', `/desk/work/${kind}/${id}/done`, { reason }))
const answer = async (caseId: string) =>
  did(await at('support', `/desk/cases/${caseId}/messages`, { text: 'We have put it right.', askRating: false }))
const decide = async (id: string) =>
  did(await at('credit', `/desk/applications/${id}/decision`, { approve: false, reasonCode: 'decidedByPerson' }))
const notice = async (id: string, reference: string, amountMinor: number) => {
  const { config, clock } = product.server.deps
  const paid = noticeOf(
    config.paymentWebhookSecrets[0] ?? '',
    { reference, amountMinor, currency: 'PHP', id },
    clock.now(),
  )
  const told = await product.call({ ...paid, raw: { type: 'application/json', body: paid.body } })
  expect(told.status).toBe(200)
}
const handIn = async (monthlyIncome: string): Promise<string> => {
  const who = await stranger()
  const applicationId = await begin(who)
  await fillIn(who, { monthlyIncome })
  await post('/hazel/v3/product/push', who, { applicationId })
  if (monthlyIncome === '300000') await post('/hazel/v3/product/second-look', who, { applicationId })
  return applicationId
}
const askHelp = async () => {
  const { orderId = '' } = product.persona('overdue')
  const wish = { orderId, reason: 'illness', words: '', canPay: 0, payFrom: await today(orderId ?? '') }
  return (await say('overdue', `${loans}/hardship-request`, wish)).requestId as string
}
const promise = async () => {
  const { orderId } = product.persona('overdue')
  const promisedOn = await today(orderId ?? '')
  const body = { amountMinor: 1_000, promisedOn, note: 'Tonight.' }
  return did(await at('support', `/desk/loans/${orderId}/promises`, body)).promiseId as string
}
const askData = async () =>
  (await say('active', '/hazel/user-problem/data-request-save', { about: 'correct', problemDetail: 'My street.' }))
    .problemId as string

interface Scene {
  /** Answers the id of the item. */
  readonly create: () => Promise<string>
  readonly finish: (id: string) => Promise<unknown>
}

/** A code of the demo's provider for what is to be paid now. */
let payCode = ''
const codeOf = async (persona: string): Promise<string> => {
  const { productId, orderId } = product.persona(persona)
  const due = await say(persona, '/hazel/v3/installment/loan-play-detail', { productId, orderId })
  const channelNumber = due.repayList[0].channel_number
  const wish = { productId, orderId, amount: due.repayAmount, channelNumber }
  return (await say(persona, `${loans}/generate-vcode`, wish)).payCode
}

/** All but late loans, which are the queue: each stands on the list once an officer has it (contract-desk-collections). */
type Listed = Exclude<WorkKind, 'lateLoan'>
const listedKinds = workKinds.filter((kind): kind is Listed => kind !== 'lateLoan')

const means = {
  today,
  at: async (role: Role, path: string, body?: Record<string, unknown>) => did(await at(role, path, body)),
  say,
  pass,
  payNow: async (persona: string) =>
    product.call({ path: '/demo/pay', fields: { payCode: await codeOf(persona) }, json: true }),
  loanOf: (persona: string) => product.persona(persona).orderId ?? '',
}

const scenes: Readonly<Record<Listed, Scene>> = {
  case: {
    create: async () =>
      (await say('overdue', '/hazel/user-problem/problem-save', { problemType: '3', problemDetail: 'Too much.' }))
        .problemId,
    finish: answer,
  },
  paymentClaim: {
    create: async () => {
      const { orderId } = product.persona('due')
      return (await say('due', `${loans}/submit-utr`, { orderId, utr: 'SLIP00004711' })).problemId
    },
    finish: answer,
  },
  suspense: {
    create: () => added('suspense', () => notice('nobody', 'a reference of nobody', 5_000)),
    finish: (paymentId) => signed('payments', { kind: 'returnSuspense', paymentId }),
  },
  paymentReturn: {
    create: () =>
      added('paymentReturn', async () => {
        payCode = await codeOf('due')
        await product.call({ path: '/demo/pay', fields: { payCode, amount: 70_000 }, json: true })
        await product.call({ path: '/demo/return', fields: { payCode, amount: 5_000 }, json: true })
      }),
    finish: async (id) => {
      const { paymentId } = did(await at('payments', `/desk/suspense/${id}`))
      await signed('payments', { kind: 'bearReturn', paymentId })
    },
  },
  payoutName: {
    create: async () => product.persona('payout-held').orderId ?? '',
    finish: async (id) => {
      const { mark } = did(await at('credit', `/desk/payouts/${id}/unmask`, { reason: 'both names' }))
      const decision = { decision: 'release', mark, reason: 'called, the account is of the wife' }
      did(await at('credit', `/desk/payouts/${id}/decision`, decision))
    },
  },
  payoutFailed: {
    create: async () => product.persona('payout-failed').orderId ?? '',
    finish: async () => {
      const who = product.persona('payout-failed')
      const path = '/hazel/v3/certify/change-bank-info'
      const { productId: product_id, phone } = who
      const account = { bankCode: 'HARBOUR', accountNumber: '001234564417', accountName: 'Ramon Flores' }
      const fields = { product_id, cardType: '1', channelNumber: '90006', ...account }
      const { smsToken } = (await product.call({ path, who, fields })).data
      const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
      const [{ code: smsCode }] = JSON.parse(text) as [{ code: string }]
      await say('payout-failed', path, { ...fields, smsToken, smsCode })
      // The payout is asked for again by a job.
      await pass({ advanceMinutes: 1 })
    },
  },
  refundFailed: {
    create: () =>
      added('refundFailed', async () => {
        const { orderId } = product.persona('overpaid')
        await say('overpaid', `${loans}/refund-request`, { orderId })
        const { events } = did(await at('payments', `/desk/loans/${orderId}`))
        const paid = events.filter(({ kind }: { kind: string }) => kind === 'payment').at(-1)
        const { found } = did(await at('payments', `/desk/find?q=${encodeURIComponent(paid.id)}`))
        await signed('payments', { kind: 'reversal', paymentId: found[0].id })
        await pass({ advanceMinutes: 10 })
      }),
    finish: close('refundFailed'),
  },
  sentBack: {
    create: () =>
      added('sentBack', async () => {
        payCode = await codeOf('active')
        await product.call({ path: '/demo/pay', fields: { payCode, amount: 90_000_000 }, json: true })
        await say('active', `${loans}/refund-request`, { orderId: product.persona('active').orderId })
        await pass({ advanceMinutes: 10 })
        await product.call({ path: '/demo/return', fields: { payCode }, json: true })
      }),
    finish: async () => {
      const code = await codeOf('active')
      await product.call({ path: '/demo/pay', fields: { payCode: code, amount: 90_000_000 }, json: true })
    },
  },
  settlement: {
    create: () => added('settlement', () => sendStrangeReport(product, desk)),
    finish: async (id) => did(await at('payments', `/desk/differences/${encodeURIComponent(id)}/clear`, { reason })),
  },
  jobGivenUp: {
    create: () =>
      added('jobGivenUp', async () => {
        // The scoring service is away for longer than the job asks it.
        const service = product.server.deps.decider as { decide: Decider['decide'] }
        const { decide: working } = service
        service.decide = () => Promise.reject(new Error('the scoring service is away'))
        try {
          const { productId } = product.persona('new-with-account')
          const confirm = '/hazel/v3/loan-confirm/loan-detail'
          const offer = await say('new-with-account', `${confirm}-confirm`, { productId })
          const { amount, periods, termUnit, offerId } = offer
          const push = { productId, amount, periods, termUnit, offerId, agree: '1' }
          await say('new-with-account', `${confirm}-push-yd`, push)
          await pass({ advanceMinutes: 60 })
        } finally {
          service.decide = working
        }
      }),
    finish: close('jobGivenUp'),
  },
  contactMessage: {
    create: () =>
      added('contactMessage', () =>
        product.call({
          path: '/hazel/site/contact',
          fields: { name: 'Ana', telephone: '0917 123 4567', suggestion: 'Please call me.' },
        }),
      ),
    finish: close('contactMessage'),
  },
  dataRequest: { create: askData, finish: answer },
  hardship: {
    create: askHelp,
    finish: async (id) => did(await at('support', `/desk/hardship/${id}/decline`, { reason })),
  },
  brokenPromise: {
    create: async () => {
      const id = await promise()
      await pass({ advanceDays: 1 })
      return id
    },
    finish: close('brokenPromise'),
  },
  missedPlanStart: { create: () => missPlan(means, 0), finish: close('missedPlanStart') },
  brokenPlan: { create: () => missPlan(means, 1), finish: close('brokenPlan') },
  contactAgainstRule: {
    create: async () => {
      const { userId } = product.persona('overdue').params
      const contact = { channel: 'visit', direction: 'out', outcome: 'noAnswer', withWhom: '', note: 'Nobody opened.' }
      let id = ''
      // A market allows one visit in a day.
      for (let visits = 0; visits < 2; visits += 1)
        id = did(await at('support', `/desk/borrowers/${userId}/contacts`, contact)).contactId
      return id
    },
    finish: async (id) => did(await at('manager', `/desk/work/contactAgainstRule/${id}/done`, { reason })),
  },
  proposal: {
    create: async () => {
      const { orderId } = product.persona('overdue')
      const waiver = { kind: 'waiver', orderId, part: 'penalty', amountMinor: 100, reason }
      return did(await at('support', '/desk/proposals', waiver)).id
    },
    finish: async (id) => did(await at('manager', `/desk/proposals/${id}/decision`, { approve: false, reason })),
  },
  referredApplication: { create: () => handIn('320000'), finish: decide },
  secondLook: { create: () => handIn('300000'), finish: decide },
}

describe('each kind of work', () => {
  it.each(listedKinds)(
    '%s comes into being, is found with its clock, is taken, and is gone as soon as it is done',
    async (kind) => {
      const { create, finish } = scenes[kind]
      const id = await create()
      const item = (await listed(kind)).find((one) => one.id === id)
      expect(item, kind).toMatchObject({ owner: null })
      expect(item?.dueBy.length, kind).toBe(19)
      expect(String(item?.dueBy) > String(item?.since), `${kind}: ${item?.since} to ${item?.dueBy}`).toBe(true)
      // Where it is done on a loan's page, or is money of that loan, it stands there, too.
      const { orderId } = did(await at('manager', `/desk/work/${kind}/${encodeURIComponent(id)}`))
      const { work } = orderId === null ? { work: [] } : did(await at('manager', `/desk/loans/${orderId}`))
      const onLoan = [
        'payoutFailed',
        'refundFailed',
        'sentBack',
        'paymentReturn',
        'hardship',
        'brokenPromise',
        'missedPlanStart',
        'brokenPlan',
      ].includes(kind)
      const others = work.map((one: { id: string }) => one.id)
      if (onLoan) expect(others).toContain(id)
      else expect(others).not.toContain(id)
      // The officer who is to finish it holds it: no other officer may.
      const roles: Partial<Record<WorkKind, Role>> = {
        referredApplication: 'credit',
        secondLook: 'credit',
        payoutName: 'credit',
        contactAgainstRule: 'manager',
      }
      const role: Role = roles[kind] ?? 'support'
      if (kind !== 'proposal' && kind !== 'settlement' && kind !== 'suspense' && kind !== 'paymentReturn') {
        const taken = did(await at(role, `/desk/work/${kind}/${encodeURIComponent(id)}/take`, {}))
        expect((await listed(kind)).find((one) => one.id === id)?.owner).toEqual(taken.owner)
      }
      await finish(id)
      expect((await listed(kind)).map((one) => one.id)).not.toContain(id)
      if (onLoan) {
        const left = did(await at('manager', `/desk/loans/${orderId}`)).work
        expect(left.map((one: { id: string }) => one.id)).not.toContain(id)
      }
    },
  )
})

describe('the alarm', () => {
  const states = async (kind: WorkKind) => {
    const { text } = await product.call({ method: 'GET', path: '/metrics' })
    const lines = text.split('\n').filter((line) => line.startsWith(`candor_desk_work{kind="${kind}"`))
    return Object.fromEntries(lines.map((line) => [/state="(\w+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))]))
  }
  /** How much the alarm that docs/connect.md advises counts of a kind. */
  const advised = async (kind: WorkKind) => {
    const advice = readFileSync(path.join(import.meta.dirname, '../../docs/connect.md'), 'utf8')
    const [, named = ''] = /candor_desk_work\{state=~?"([a-z|]+)"\} > 0/.exec(advice) ?? []
    const counted = await states(kind)
    return named.split('|').reduce((sum, state) => sum + (counted[state] ?? 0), 0)
  }
  const minute = 60_000

  const alarms = [
    ['hardship', askHelp],
    ['brokenPromise', scenes.brokenPromise.create],
    ['missedPlanStart', scenes.missedPlanStart.create],
    ['dataRequest', askData],
    ['referredApplication', () => handIn('320000')],
  ] as const

  it.each(walked(alarms, 2))('of %s comes in its last third, before the promise is over', async (kind, create) => {
    await product.call({ path: '/demo/reset', fields: {}, json: true })
    const id = await create()
    const [item] = (await listed(kind)).filter((one) => one.id === id)
    const time = (text = '') => Date.parse(`${text.replace(' ', 'T')}Z`)
    const [since, due] = [time(item?.since), time(item?.dueBy)]
    const moveTo = async (moment: number) => {
      const { now } = did(await at('manager', '/desk/work?limit=1'))
      const minutes = Math.ceil((moment - time(now)) / minute)
      await pass({ advanceMinutes: minutes })
    }
    // What the samples have of this kind, or come by as time passes, is done, so that the new one is the only one.
    const finishOthers = async () => {
      for (const one of await listed(kind)) if (one.id !== id) await scenes[kind].finish(one.id)
    }
    await finishOthers()
    expect(await states(kind)).toEqual({ waiting: 1, soon: 0, over: 0 })
    expect(await advised(kind)).toBe(0)
    await moveTo(due - (due - since) / 3 + minute)
    await finishOthers()
    expect(await states(kind)).toEqual({ waiting: 1, soon: 1, over: 0 })
    expect(await advised(kind)).toBe(1)
    await moveTo(due + minute)
    await finishOthers()
    expect(await states(kind)).toEqual({ waiting: 1, soon: 0, over: 1 })
    // It goes on once the promise is over: it was not done.
    expect(await advised(kind)).toBe(1)
  })
})
