// Where the sample borrowers' pasts are played: every step goes through the same calls that a phone makes.

import { identityImageField } from '../../contracts/application.ts'
import { type Api, createApi, type Result } from '../../contracts/client.ts'
import type { CommonParams } from '../../contracts/common-params.ts'
import { applicationSteps, type DataPurpose } from '../../core/application/application-fields.ts'
import { addDays } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { isRefusal } from '../../core/refusal.ts'
import { applyLoanAct, type NewLoanAct, quoteLoanAct } from '../account/loan/door.ts'
import { findOrder, lockOrder } from '../account/order/order-store.ts'
import type { SandboxProvider } from '../adapters/providers/sandbox/service.ts'
import { replyToComplaint } from '../complaint/reply-to-complaint.ts'
import type { Deps } from '../deps.ts'
import { loadSharp } from '../drawing.ts'
import { inProcessTransport, type Pipeline } from '../http/pipeline.ts'
import { saveCard } from '../payment/card/card-store.ts'
import { createBorrower } from '../people/borrower/borrower-store.ts'
import { createSession } from '../people/session/session-store.ts'
import { notePromise } from '../promise/record-promise.ts'
import type { TimeMachine } from './clock-moves.ts'
import { sampleAnswers } from './sample-answers.ts'
import { enterOfficers } from './sample-officers.ts'

/** Minutes in which an application is decided and paid out, with room to spare. */
const untilPaidOutMinutes = 10

export interface Stage {
  readonly deps: Deps
  readonly pipeline: Pipeline
  readonly sandbox: SandboxProvider
  readonly time: TimeMachine
}

export interface Role {
  readonly name: string
  readonly market: MarketId
  readonly phone: string
  readonly fullName: string
  readonly birthDate?: string
  readonly client?: 'new' | 'repeat'
  /** Came by a code alone, not from a lender's app: we know nothing but the phone. */
  readonly stranger?: boolean
}

/** One step of a past, so many days ago at this hour. */
export interface Step {
  readonly daysAgo: number
  act(actor: Actor, stage: Stage): Promise<void>
}

export interface Plot extends Role {
  readonly story: string
  readonly steps: readonly Step[]
}

/** A borrower on the stage, and what became of them. */
export class Actor {
  readonly role: Role
  readonly borrowerId: string
  readonly params: CommonParams
  readonly api: Api
  readonly #stage: Stage
  /** Paid at a counter that has not told of it yet. */
  #atCounter: { readonly payCode: string; readonly paidAt: Date } | null = null
  productId: string | null = null
  orderId: string | null = null
  problemId: string | null = null

  private constructor(stage: Stage, role: Role, borrowerId: string, params: CommonParams) {
    this.#stage = stage
    this.role = role
    this.borrowerId = borrowerId
    this.params = params
    this.api = createApi(inProcessTransport(stage.pipeline), {
      common: params,
      page: {},
      newKey: () => stage.deps.random.token(16),
    })
  }

  /** Brings a borrower on: stored as known since then, and with a session of the host app. */
  static async enter(stage: Stage, role: Role, knownSince: Date): Promise<Actor> {
    const { deps } = stage
    const { borrowerId } = await createBorrower(deps.db, deps, {
      market: role.market,
      phone: role.phone,
      language: 'en',
      ...(role.stranger === true ? {} : { name: role.fullName, knownToHost: true }),
    })
    await deps.db.execute('update borrower set birth_date = $2, client_kind = $3, created_at = $4 where id = $1', [
      borrowerId,
      role.stranger === true ? null : (role.birthDate ?? '1992-04-17'),
      role.client ?? 'new',
      knownSince,
    ])
    const lasting = { appName: 'Candor Demo', appVersion: '1.0.0', merchantNumber: 'M-0001', system: '2', lang: 'en' }
    const deviceId = `demo-${role.name}`
    const token = await createSession(deps.db, deps, { borrowerId, kind: 'api', deviceId, params: lasting })
    return new Actor(stage, role, borrowerId, { userId: borrowerId, sessionId: token, deviceId, ...lasting })
  }

  /** Binds the form's first bank. Numbers that end in 0000 are closed at the sandbox. */
  async bindAccount(ending = '4417'): Promise<void> {
    const { items } = ok(await this.api.getAccountForm({}))
    const bank = items
      .find((item) => item.code === 'bankCode')
      ?.choices.find((choice) => choice.channelNumber === undefined || choice.channelNumber === '90006')
    const digits = `${'0012345678901234'.slice(0, 12 - ending.length)}${ending}`
    const account = {
      cardType: '1',
      channelNumber: '90006',
      bankCode: bank?.value ?? '',
      accountNumber: digits,
      accountName: this.role.fullName,
    }
    ok(await this.api.saveAccount(account))
  }

  /** Sees the offer and takes it. */
  async apply(productId: string): Promise<void> {
    const offer = ok(await this.api.getOffer({ productId }))
    const { principalMinor, termDays, offerId } = offer
    const accepted = ok(
      await this.api.acceptOffer({ productId, offerId, principalMinor, termDays, termUnit: 'day', agreed: true }),
    )
    this.productId = productId
    this.orderId = accepted.orderId
  }

  /** Begins an application, and fills in so many of its steps. */
  async fillIn(
    productId: string,
    steps: number,
    monthlyIncome: string = sampleAnswers.job.monthlyIncome,
    idNumber: string = sampleAnswers.identity.idNumber,
    principalMinor?: number,
  ): Promise<string> {
    const { application } = ok(await this.api.startApplication({ productId, principalMinor }))
    const files = [{ field: identityImageField, bytes: await samplePicture(20) }]
    const all: (() => Promise<Result<unknown>>)[] = [
      () =>
        this.api.savePersonalInfo({
          ...sampleAnswers.personal,
          birthDay: this.role.birthDate ?? sampleAnswers.personal.birthDay,
          fullName: this.role.fullName,
        }),
      () => this.api.saveJobInfo({ ...sampleAnswers.job, monthlyIncome }),
      () => this.api.saveExtInfo(sampleAnswers.ext),
      () => this.api.saveIdentityInfo({ ...sampleAnswers.identity, idNumber }),
      () => this.api.uploadIdentityImage({ side: 'front' }, { files }),
      () => this.agreeToDataUse(),
    ]
    // The identity document takes two calls: its number and its picture.
    for (const save of all.slice(0, steps < 4 ? steps : steps + 1)) ok(await save())
    // Beside a loan the product that is answered is the loan's: the two are sent together.
    if (this.orderId === null) this.productId = productId
    return application.applicationId
  }

  private async agreeToDataUse(): Promise<Result<unknown>> {
    const { consents } = ok(await this.api.listDataConsents({}))
    const versionOf = (asked: DataPurpose) => consents.find(({ purpose }) => purpose === asked)?.version ?? ''
    return await this.api.saveDataConsents({
      dataUse: true,
      dataUseVersion: versionOf('dataUse'),
      creditCheck: true,
      creditCheckVersion: versionOf('creditCheck'),
    })
  }

  async handIn(productId: string, monthlyIncome?: string, idNumber?: string, amount?: number): Promise<void> {
    await this.fillIn(productId, applicationSteps.length, monthlyIncome, idNumber, amount)
    await this.send()
  }

  /** Hands in the application that is open. */
  async send(): Promise<void> {
    const { application } = ok(await this.api.getCreditFlow({}))
    ok(await this.api.submitApplication({ applicationId: application?.applicationId ?? '' }))
  }

  async askSecondLook(): Promise<void> {
    const { application } = ok(await this.api.getCreditFlow({}))
    ok(await this.api.askSecondLook({ applicationId: application?.applicationId ?? '' }))
  }

  /**
   * Applies, and stays with a person who looks at it until the answer is due: held at once, since the minute after which a job
   * decides may be over before the other samples are made.
   */
  async applyForReview(productId: string): Promise<void> {
    await this.apply(productId)
    await this.#stage.deps.db.execute(
      `update job set run_at = o.answer_by - interval '1 hour' from loan_order o
       where o.id = $1 and job.payload->>'orderId' = o.id and job.done_at is null`,
      [this.ownOrder()],
    )
  }

  /** Applies, and lets the minutes pass in which it is decided and paid out. */
  async borrow(productId: string): Promise<void> {
    await this.apply(productId)
    const { deps, time } = this.#stage
    await time.passUntil(new Date(deps.clock.now().getTime() + untilPaidOutMinutes * 60_000))
  }

  /** Pays what is due now, or the rollover, by the first channel; `extraMinor` more than was asked. */
  async pay(kind: 'due' | 'rollover' = 'due', extraMinor = 0): Promise<void> {
    const { payCode, amountMinor } = await this.codeFor(kind)
    await this.tellsOf(extraMinor === 0 ? { payCode } : { payCode, amountMinor: amountMinor + extraMinor })
  }

  /** Pays what is due next at a counter, which tells of it later: {@link counterTells}. */
  async payAtCounter(): Promise<void> {
    const { payCode } = await this.codeFor('due')
    this.#atCounter = { payCode, paidAt: this.#stage.deps.clock.now() }
  }

  /** The counter's notice, with the moment at which it was paid. */
  async counterTells(): Promise<void> {
    if (this.#atCounter === null) throw new Error(`${this.role.name}: nothing was paid at a counter`)
    await this.tellsOf(this.#atCounter)
  }

  private async codeFor(kind: 'due' | 'rollover'): Promise<{ payCode: string; amountMinor: number }> {
    const orderId = this.ownOrder()
    const rollover = kind === 'rollover'
    const { amountMinor, channels } = rollover
      ? await this.rolloverQuote(orderId)
      : ok(await this.api.getAmountDue({ orderId }))
    const channelNumber = channels[0]?.channelNumber ?? ''
    const { payCode } = ok(await this.api.createPayCode({ orderId, amountMinor, channelNumber, rollover }))
    return { payCode, amountMinor }
  }

  private async tellsOf(payment: Parameters<SandboxProvider['pay']>[0]): Promise<void> {
    const paid = await this.#stage.sandbox.pay(payment)
    if (!paid.found || paid.delivered.some((status) => status !== 200))
      throw new Error(`${this.role.name}: the payment was not taken`)
  }

  private async rolloverQuote(orderId: string) {
    const quote = ok(await this.api.getRollover({ orderId }))
    return { amountMinor: quote.rollover.feeMinor, channels: quote.channels }
  }

  /** Complains about the order, with or without a picture. */
  async complain(text: string, pictures: number): Promise<void> {
    const { types } = ok(await this.api.startComplaint({}))
    const type = types.find((candidate) => candidate.value !== '1')?.value ?? ''
    const images: string[] = []
    for (let n = 0; n < pictures; n += 1) {
      const files = [{ field: 'problemImage', bytes: await samplePicture(n) }]
      images.push(ok(await this.api.uploadComplaintImage({}, { files })).url)
    }
    const saved = ok(
      await this.api.saveComplaint({ type, text, images: images.join(','), orderId: this.orderId ?? '' }),
    )
    this.problemId = saved.caseId
  }

  async answered(text: string, pictures: number, needScore: boolean): Promise<void> {
    const images: string[] = []
    for (let n = 0; n < pictures; n += 1) {
      images.push(`data:image/png;base64,${Buffer.from(await samplePicture(n + 10)).toString('base64')}`)
    }
    const refused = await replyToComplaint(this.#stage.deps, this.problemId ?? '', { text, images, needScore })
    if (refused !== null) throw new Error(`${this.role.name}: the answer was refused, ${refused.refused}`)
  }

  /** An officer acts on the loan: somebody proposes, somebody else signs exactly that effect. */
  async acted(act: NewLoanAct, reason: string): Promise<void> {
    const { deps } = this.#stage
    const orderId = this.ownOrder()
    const key = `demo:${orderId}:${act.kind}`
    const order = await findOrder(deps.db, { orderId, borrowerId: this.borrowerId })
    if (order === null) throw new Error(`${this.role.name} has lost the order`)
    const signed = await quoteLoanAct(deps.db, deps, order, { act, key })
    if (isRefusal(signed)) throw new Error(`${this.role.name}: the act was refused, ${signed.refused}`)
    const done = await deps.db.transaction((tx) =>
      applyLoanAct(tx, deps, { orderId, act, key, by: 'demo-officer', reason, signed }),
    )
    if (isRefusal(done)) throw new Error(`${this.role.name}: the act was refused, ${done.refused}`)
  }

  /** Cannot pay, and says so: nothing for now, again in three weeks. */
  async askHelp(words: string, reason: 'income' | 'illness' = 'income'): Promise<void> {
    const payFrom = addDays(this.#stage.deps.clock.today(markets[this.role.market].zone), 21)
    ok(await this.api.askHardship({ orderId: this.ownOrder(), reason, words, canPayMinor: 0, payFrom }))
  }

  /** Tells an officer what will be paid, and in how many days. */
  async promised(amountMinor: number, days: number, note: string): Promise<void> {
    const { deps } = this.#stage
    await deps.db.transaction(async (tx) => {
      await enterOfficers(tx, deps.clock.now())
      const order = await lockOrder(tx, this.ownOrder())
      if (order === null) throw new Error(`${this.role.name} has lost the order`)
      const promisedOn = addDays(deps.clock.today(markets[this.role.market].zone), days)
      await notePromise(tx, deps, order, { amountMinor, promisedOn, note, officerId: 'offDEMOSUPPORT' })
    })
  }

  /** Keeps a card that the processor knows. `ending` of its token says what the sandbox does with it. */
  async keepCard(codeNeeded: boolean, ending = ''): Promise<void> {
    const card = {
      bankName: 'Bank of the Islands',
      bankCode: 'BOTI',
      lastFour: '4417',
      processorToken: `sandbox-${this.borrowerId}${ending}`,
      codeNeeded,
    }
    await saveCard(this.#stage.deps.db, this.#stage.deps, this.borrowerId, card)
  }

  /** Changes the order's own row where a sample needs what no call brings about. */
  async mark(column: 'score_asked' | 'collection_allowed', value: boolean): Promise<void> {
    await this.#stage.deps.db.execute(`update loan_order set ${column} = $2 where id = $1`, [this.ownOrder(), value])
  }

  ownOrder(): string {
    if (this.orderId === null) throw new Error(`${this.role.name} has no order`)
    return this.orderId
  }
}

function ok<T>(result: Result<T>): T {
  if (result.ok) return result.data
  const { kind, code, message, fields } = result.problem
  throw new Error(`a sample borrower was refused: ${kind} ${code} ${message} ${fields.join(',')}`)
}

/** A picture like one of a slip of paper: drawn here, different for each number. */
async function samplePicture(n: number): Promise<Uint8Array<ArrayBuffer>> {
  const lines = Array.from(
    { length: 6 },
    (_, line) =>
      `<path d="M40 ${90 + line * 34}h${150 + ((n * 53 + line * 37) % 90)}" stroke="#46534b" stroke-width="8"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"><rect width="320" height="400" fill="#e9eee6"/><rect x="24" y="24" width="272" height="352" fill="#fbfcf9" stroke="#74827a" stroke-width="3"/>${lines.join('')}<path d="M40 320h240" stroke="#1f4596" stroke-width="10"/></svg>`
  return new Uint8Array(await (await loadSharp())(Buffer.from(svg)).png().toBuffer())
}
