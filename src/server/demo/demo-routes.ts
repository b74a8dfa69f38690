// The addresses of demo mode (DEMO-3). None of them exists in production.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { readJson } from '../../core/read-json.ts'
import { isRefusal } from '../../core/refusal.ts'
import { replyToComplaint } from '../complaint/reply-to-complaint.ts'
import { emailMailsTo } from '../identity/change-email.ts'
import { listOutbox } from '../outbox/sms/sms.ts'
import { signPayLink } from '../payment/code/pay-link.ts'
import { captchaAnswers } from '../promotion/captcha-store.ts'
import { templates } from '../promotion/get-template.ts'
import { newsMail } from '../service/news-link.ts'
import { listSubscriptionsOf } from '../service/site-message-store.ts'
import type { Demo } from './demo-port.ts'
import { demoOfficers } from './officers.ts'
import { plannedAnswer } from './planned-answers.ts'
import { sealDemo } from './sample-data.ts'

const clockMove = z
  .strictObject({
    advanceDays: z.int().min(0).max(3_660).optional(),
    advanceMinutes: z.int().min(0).max(5_000_000).optional(),
  })
  .refine(
    ({ advanceDays, advanceMinutes }) => (advanceDays === undefined) !== (advanceMinutes === undefined),
    'needs advanceDays or advanceMinutes',
  )

const payCode = z.string().min(1).max(64)
const minorUnits = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])
const takingBack = z.strictObject({ payCode, amount: minorUnits.optional() })
const payment = z.strictObject({
  payCode,
  amount: minorUnits.optional(),
  paidAt: z.string().max(40).optional(),
  times: z.int().min(1).max(1_000).optional(),
  delayMinutes: z.int().min(0).max(5_000_000).optional(),
})

const reply = z.strictObject({
  text: z.string().max(4_000),
  images: z.array(z.string()).max(9).default([]),
  needScore: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(false),
})

function bodyOf(request: FastifyRequest): unknown {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) return {}
  const text = request.body.toString('utf8')
  if ((request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  return readJson(text)
}

export function mountDemoRoutes(app: FastifyInstance, demo: Demo): void {
  const { deps, clock, sandbox } = demo.means
  const home = markets[deps.config.policyPack]
  const send = (reply_: FastifyReply, body: unknown, status = 200): FastifyReply =>
    reply_.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))

  /** Reads the body by its schema; what does not fit is told by name. */
  const post = <T>(
    path: string,
    schema: z.ZodType<T>,
    work: (body: T, request: FastifyRequest) => Promise<unknown>,
  ): void => {
    app.post(path, async (request, reply_) => {
      const unchecked = bodyOf(request)
      if (unchecked === undefined) return send(reply_, { error: 'the body is not JSON' }, 400)
      const read = schema.safeParse(unchecked)
      if (!read.success) return send(reply_, { error: z.prettifyError(read.error) }, 400)
      const answer = await work(read.data, request)
      demo.changed()
      return isDemoProblem(answer) ? send(reply_, { error: answer.problem }, answer.status) : send(reply_, answer)
    })
  }
  const get = (path: string, work: (query: Record<string, string>) => Promise<unknown>): void => {
    app.get(path, async (request, reply_) => {
      const answer = await work(request.query as Record<string, string>)
      return isDemoProblem(answer) ? send(reply_, { error: answer.problem }, answer.status) : send(reply_, answer)
    })
  }

  const clockView = (): { date: string; time: string } => {
    const [date = '', time = ''] = dateTimeIn(home.zone, clock.now()).split(' ')
    return { date, time }
  }

  get('/demo/personas', ({ name }) => demo.personas(name))
  get('/demo/officers', () => demo.inTurn(() => demoOfficers(deps, demo.means.deskOrigin())))
  get('/demo/outbox', async ({ phone = '' }) => listOutbox(deps.db, phone.replace(/\D/g, ''), home.zone))
  get('/demo/mailbox', async ({ email = '' }) => [
    ...(await emailMailsTo(deps, email)),
    ...(await listSubscriptionsOf(deps.db, email)).map((subscription) => newsMail(deps, subscription)),
  ])
  get('/demo/calls', async ({ userId = '' }) => demo.callLog.callsOf(userId))
  get('/demo/clock', async () => clockView())
  get('/demo/captcha', async ({ sid = '' }) => {
    const { answer, spoken } = await captchaAnswers(deps.db, sid)
    return answer === null && spoken === null ? problem(404, 'no captcha of this sid') : { sid, answer, spoken }
  })
  get('/demo/templates', async () => templates)
  get('/demo/pay-link', async ({ code = '', image = '', amount = '', showType = '1' }) => {
    const key = deps.config.payLinkSigningKey
    if (key === null) return problem(404, 'no key for signed links is set')
    const sign = signPayLink({ amount, code, image, showType }, key)
    const query = { showType, code, image, amount, sign }
    return {
      url: addressWith(addresses.payCode, query),
      carpmm: addressWith(addresses.payInstruction, { requestType: '1', payCode: code, image, amount, showType, sign }),
      sign,
    }
  })

  post('/demo/clock', clockMove, ({ advanceDays, advanceMinutes }) =>
    demo.inTurn(async () => {
      const from = clock.now()
      let target = new Date(from.getTime() + (advanceMinutes ?? 0) * 60_000)
      if (advanceDays !== undefined) {
        // Where that day and hour are is the clock's to say: a change of clocks may lie between.
        await clock.advanceDays(deps.db, advanceDays, home.zone)
        target = clock.now()
        await demo.time.jumpTo(from)
      }
      await demo.time.passUntil(target)
      // Its one connection has nothing else under way; on a server others may be writing.
      if (deps.db.kind === 'embedded') await sealDemo(deps.db)
      return clockView()
    }),
  )
  post('/demo/pay', payment, async ({ payCode, amount, paidAt, times, delayMinutes }) => {
    const moment = paidAt === undefined ? null : momentOf(paidAt, home.zone)
    if (paidAt !== undefined && moment === null)
      return problem(400, 'paidAt must be a moment such as 2026-01-31T23:58:00+08:00 or 2026-01-31 23:58:00')
    const paid = await sandbox.pay({
      payCode,
      ...(amount === undefined ? {} : { amountMinor: amount }),
      ...(moment === null ? {} : { paidAt: moment }),
      ...(times === undefined ? {} : { times }),
      ...(delayMinutes === undefined ? {} : { delayMinutes }),
    })
    if (!paid.found) return problem(404, 'the provider never made this code')
    await demo.time.runDue()
    return paid
  })
  post('/demo/return', takingBack, async ({ payCode, amount }) => {
    const taken = await sandbox.takeBack(payCode, amount)
    if (!taken.found) return problem(404, 'the provider never made this code')
    if (taken.sent === null)
      return problem(409, `of the newest payment by this code ${taken.leftMinor} is left to take back`)
    await demo.time.runDue()
    return { ...taken.sent, leftMinor: taken.leftMinor }
  })
  post('/demo/answer', plannedAnswer, async (plan) => {
    demo.hook.plan(plan)
    return { planned: plan.times }
  })
  post('/demo/complaints/:problemId/reply', reply, async ({ text, images, needScore }, request) => {
    const { problemId } = request.params as { problemId: string }
    const refused = await replyToComplaint(deps, problemId, {
      text,
      images,
      needScore: needScore === true || needScore === 1,
    })
    if (isRefusal(refused)) return problem(refused.refused === 'notFound' ? 404 : 400, refused.refused)
    return { answered: true }
  })
  post('/demo/reset', z.looseObject({}), async () => {
    await demo.reset()
    return { reset: true }
  })
}

interface DemoProblem {
  readonly status: number
  readonly problem: string
}

function problem(status: number, text: string): DemoProblem {
  return { status, problem: text }
}

function isDemoProblem(answer: unknown): answer is DemoProblem {
  return typeof answer === 'object' && answer !== null && 'problem' in answer && 'status' in answer
}

/** An ISO moment with its offset, or `YYYY-MM-DD HH:MM:SS` on the market's wall. */
function momentOf(text: string, zone: string): Date | null {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const instant = new Date(text)
    return Number.isNaN(instant.getTime()) ? null : instant
  }
  const wall = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text)
  if (wall === null) return null
  const guess = new Date(`${wall[1]}T${wall[2]}Z`)
  if (Number.isNaN(guess.getTime())) return null
  // The zone's offset at that wall time: what the same instant shows there, less itself.
  const shown = new Date(`${dateTimeIn(zone, guess).replace(' ', 'T')}Z`)
  return new Date(guess.getTime() - (shown.getTime() - guess.getTime()))
}
