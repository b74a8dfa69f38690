// Every call that takes an Idempotency-Key, ready to be made by a borrower of its own, and what it leaves when it is made once.

import sharp from 'sharp'
import { saveCard } from '../../src/server/payment/card/card-store.ts'
import { ext, identity, job, personal, yesToWhatIsNeeded } from '../support/applying.ts'
import { everyJob } from '../support/every-job.ts'
import { creditCalls } from './keyed-credit.ts'
import {
  counted,
  dueOf,
  type KeyedCall,
  newcomer,
  offerPlanFor,
  type Person,
  payer,
  payPaths,
  plain,
  type Stage,
  sentCode,
} from './keyed-stage.ts'

const withdrawnByHand = 'school-start'
const loanPaths = '/hazel/v3/loan-details'
const promotion = '/api/v2/youmi/promotion'

async function offered(stage: Stage, who: Person, productId: string): Promise<Record<string, unknown>> {
  const path = '/hazel/v3/loan-confirm/loan-detail-confirm'
  const { data } = await stage.product.call({ path, who, fields: { productId } })
  const { amount, periods, termUnit, offerId } = data
  return { amount, periods, termUnit, productId, offerId, agree: '1' }
}

const push = (name: string, path: string): KeyedCall => ({
  name,
  async prepare(stage) {
    const who = await newcomer(stage)
    const fields = await offered(stage, who, plain)
    const effects = counted(stage, 'select count(*) as n from loan_order where borrower_id = $1', who.borrowerId)
    return { call: { path, who, fields }, other: { ...fields, amount: Number(fields.amount) - 100 }, effects }
  },
})

const account = (name: string, path: string): KeyedCall => ({
  name,
  async prepare(stage, number) {
    const who = await newcomer(stage, false)
    const fields = {
      product_id: plain,
      cardType: '1',
      channelNumber: '90006',
      bankCode: 'HARBOUR',
      accountNumber: String(100_000_000_000 + number),
      accountName: 'Jose Reyes',
    }
    const sql = 'select count(*) as n from payout_account where borrower_id = $1'
    return {
      call: { path, who, fields },
      other: { ...fields, accountName: 'Jose Reyes Junior' },
      effects: counted(stage, sql, who.borrowerId),
    }
  },
})

/** An application with every step done, ready to be handed in. */
async function filledIn({ product }: Stage, who: Person, monthlyIncome: string = job.monthlyIncome): Promise<string> {
  const say = (path: string, fields: Record<string, unknown>) => product.call({ path, who, fields })
  const begun = await say('/hazel/v3/product/apply', { productId: plain })
  const steps: [string, Record<string, unknown>][] = [
    ['save-personal-info', { ...personal, fullName: 'Maria Santos' }],
    ['save-job-info', { ...job, monthlyIncome }],
    ['save-ext-info', ext],
    ['save-identity-info', identity],
    ['save-consent', yesToWhatIsNeeded(await say('/hazel/v3/certify/consent-init', {}))],
  ]
  for (const [step, fields] of steps) await say(`/hazel/v3/certify/${step}`, fields)
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background: '#d8e0d0' } })
  const edge = 'candor-drill'
  const part = (head: string) => `--${edge}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`
  const head = `${part('"side"')}front\r\n${part('"image"; filename="x.png"\r\nContent-Type: image/png')}`
  const body = Buffer.concat([Buffer.from(head), await image.png().toBuffer(), Buffer.from(`\r\n--${edge}--\r\n`)])
  const raw = { type: `multipart/form-data; boundary=${edge}`, body }
  await product.call({ path: '/hazel/v3/certify/upload-image', who, raw })
  return begun.data.application.applicationId
}

export const keyedCalls: readonly KeyedCall[] = [
  push('acceptOffer', '/hazel/v3/loan-confirm/loan-detail-push-yd'),
  push('acceptClassicOffer', '/gopia/goya/push'),
  {
    name: 'withdraw',
    async prepare(stage) {
      const who = await newcomer(stage)
      const orderId = await stage.world.apply(who, withdrawnByHand)
      await stage.world.runJobs()
      const fields = { productId: withdrawnByHand, orderId }
      return {
        call: { path: `${loanPaths}/withdraw`, who, fields },
        other: { ...fields, productId: plain },
        effects: counted(
          stage,
          `select count(*) as n from ${everyJob} where topic = 'payOut' and payload->>'orderId' = $1`,
          orderId,
        ),
      }
    },
  },
  {
    name: 'moveDueDate',
    async prepare(stage) {
      const who = await payer(stage, 20)
      const { orderId } = who
      const { data } = await stage.product.call({ path: `${loanPaths}/date-move-plan`, who, fields: { orderId } })
      const { n, dueDate, chosen } = data.movable
      const fields = { orderId, n, dueDateBefore: dueDate, dueDate: chosen.dueDate, interest: chosen.interest }
      const sql = `select count(*) as n from loan_event where order_id = $1 and kind = 'dateMove'`
      return {
        call: { path: `${loanPaths}/date-move`, who, fields },
        other: { ...fields, interest: chosen.interest + 1 },
        effects: counted(stage, sql, orderId),
      }
    },
  },
  {
    name: 'askHardship',
    async prepare(stage) {
      const who = await payer(stage)
      const { orderId } = who
      const { data } = await stage.product.call({ path: `${loanPaths}/hardship`, who, fields: { orderId } })
      const fields = { orderId, reason: 'illness', words: '', canPay: 1_000, payFrom: data.latest }
      return {
        call: { path: `${loanPaths}/hardship-request`, who, fields },
        other: { ...fields, reason: 'income' },
        effects: counted(stage, 'select count(*) as n from hardship_request where order_id = $1', orderId),
      }
    },
  },
  {
    name: 'withdrawHardship',
    async prepare(stage) {
      const who = await payer(stage)
      const { orderId } = who
      const { data } = await stage.product.call({ path: `${loanPaths}/hardship`, who, fields: { orderId } })
      const wish = { orderId, reason: 'illness', words: '', canPay: 1_000, payFrom: data.latest }
      const asked = await stage.product.call({ path: `${loanPaths}/hardship-request`, who, fields: wish })
      const fields = { orderId, requestId: asked.data.requestId }
      const sql = `select count(*) as n from hardship_request where order_id = $1 and ended_as = 'withdrawn'`
      return {
        call: { path: `${loanPaths}/hardship-withdraw`, who, fields },
        other: { ...fields, requestId: 'help-none' },
        effects: counted(stage, sql, orderId),
      }
    },
  },
  {
    name: 'answerPlan',
    async prepare(stage) {
      const who = await payer(stage)
      const { orderId } = who
      await offerPlanFor(stage, orderId)
      const { data } = await stage.product.call({ path: `${loanPaths}/hardship`, who, fields: { orderId } })
      const fields = { orderId, offerId: data.offer.offerId, accept: 1, mark: data.offer.quote.mark }
      const sql = `select count(*) as n from loan_event where order_id = $1 and kind = 'hardshipPlan'`
      return {
        call: { path: `${loanPaths}/plan-answer`, who, fields },
        other: { ...fields, accept: 0 },
        effects: counted(stage, sql, orderId),
      }
    },
  },
  {
    name: 'createPayCode',
    async prepare(stage) {
      const who = await payer(stage)
      const fields = { orderId: who.orderId, amount: await dueOf(stage, who), channelNumber: 'bank-transfer' }
      return {
        call: { path: `${loanPaths}/generate-vcode`, who, fields },
        other: { ...fields, amount: Number(fields.amount) - 1 },
        effects: counted(stage, 'select count(*) as n from payment_intent where order_id = $1', who.orderId),
      }
    },
  },
  {
    name: 'payByWallet',
    async prepare(stage) {
      const who = await payer(stage)
      const fields = { userId: who.borrowerId, orderId: who.orderId, amount: await dueOf(stage, who) }
      return {
        call: { path: `${payPaths}/repayment-huichao`, who, fields },
        other: { ...fields, amount: Number(fields.amount) - 1 },
        effects: counted(stage, 'select count(*) as n from payment_intent where order_id = $1', who.orderId),
      }
    },
  },
  {
    name: 'commitCardPayment',
    async prepare(stage) {
      const { world, product } = stage
      const who = await payer(stage)
      const card = { bankName: 'Harbour Bank', bankCode: 'HARBOUR', lastFour: '1111', processorToken: 'tok-plain' }
      await saveCard(world.db, world.deps, who.borrowerId, { ...card, codeNeeded: false })
      const ways = await product.call({ path: `${payPaths}/repayment-way`, who, query: { orderId: who.orderId } })
      const { repayToken, bankCards, amount } = ways.data
      const fields = { amount, cardId: bankCards[0].id, orderId: who.orderId, repayToken, sendMsg: '0' }
      return {
        call: { path: `${payPaths}/repayment-commit`, who, fields },
        other: { ...fields, amount: Number(amount) - 1 },
        effects: counted(stage, 'select count(*) as n from payment where order_id = $1', who.orderId),
      }
    },
  },
  {
    name: 'confirmCardPayment',
    async prepare(stage) {
      const { world, product } = stage
      const who = await payer(stage)
      const card = { bankName: 'Harbour Bank', bankCode: 'HARBOUR', lastFour: '2222', processorToken: 'tok-code' }
      await saveCard(world.db, world.deps, who.borrowerId, { ...card, codeNeeded: true })
      const ways = await product.call({ path: `${payPaths}/repayment-way`, who, query: { orderId: who.orderId } })
      const { repayToken, bankCards, amount } = ways.data
      const wish = { amount, cardId: bankCards[0].id, orderId: who.orderId, repayToken, sendMsg: '0' }
      const asked = await product.call({ path: `${payPaths}/repayment-commit`, who, fields: wish })
      const verifyCode = await sentCode(stage, who.phone, 'payment')
      const fields = { orderId: who.orderId, verifyCode, repaymentRecordId: asked.data.repayRecordId }
      return {
        call: { path: `${payPaths}/repayment-confirm`, who, fields },
        other: { ...fields, verifyCode: verifyCode === '000000' ? '000001' : '000000' },
        effects: counted(stage, 'select count(*) as n from payment where order_id = $1', who.orderId),
      }
    },
  },
  ...creditCalls,
  {
    name: 'saveComplaint',
    async prepare(stage) {
      const who = await newcomer(stage)
      const fields = { problemType: '2', problemSonType: '', problemDetail: 'I paid on Monday.', problemImage: '' }
      return {
        call: { path: '/hazel/user-problem/problem-save', who, fields },
        other: { ...fields, problemDetail: 'I paid on Tuesday.' },
        effects: counted(stage, 'select count(*) as n from complaint where borrower_id = $1', who.borrowerId),
      }
    },
  },
  {
    name: 'askAboutData',
    async prepare(stage) {
      const who = await newcomer(stage)
      const fields = { about: 'correct', problemDetail: 'My street is Palm Street.' }
      return {
        call: { path: '/hazel/user-problem/data-request-save', who, fields },
        other: { ...fields, about: 'explain' },
        effects: counted(stage, 'select count(*) as n from complaint where borrower_id = $1', who.borrowerId),
      }
    },
  },
  {
    name: 'writeToCase',
    async prepare(stage) {
      const who = await newcomer(stage)
      const complaint = { problemType: '2', problemSonType: '', problemDetail: 'I paid on Monday.', problemImage: '' }
      const opened = await stage.product.call({ path: '/hazel/user-problem/problem-save', who, fields: complaint })
      const fields = { problemId: opened.data.problemId as string, problemDetail: 'At noon.', problemImage: '' }
      return {
        call: { path: '/hazel/user-problem/problem-reply', who, fields },
        other: { ...fields, problemDetail: 'In the evening.' },
        effects: counted(stage, 'select count(*) as n from case_message where borrower_id = $1', who.borrowerId),
      }
    },
  },
  {
    name: 'submitPaymentReference',
    async prepare(stage, number) {
      const who = await payer(stage)
      const fields = { orderId: who.orderId, utr: `SLIP${String(number).padStart(8, '0')}` }
      return {
        call: { path: `${loanPaths}/submit-utr`, who, fields },
        other: { ...fields, utr: `${fields.utr}9` },
        effects: counted(stage, 'select count(*) as n from payment_claim where order_id = $1', who.orderId),
      }
    },
  },
  {
    name: 'startApplication',
    async prepare(stage) {
      const who = await newcomer(stage)
      const fields = { productId: plain }
      return {
        call: { path: '/hazel/v3/product/apply', who, fields },
        other: { ...fields, amount: 300_000 },
        effects: counted(stage, 'select count(*) as n from application where borrower_id = $1', who.borrowerId),
      }
    },
  },
  {
    name: 'submitApplication',
    async prepare(stage) {
      const who = await newcomer(stage)
      const applicationId = await filledIn(stage, who)
      const sql = 'select count(*) as n from application where id = $1 and decided_at is not null'
      return {
        call: { path: '/hazel/v3/product/push', who, fields: { applicationId } },
        other: { applicationId: `${applicationId}x` },
        effects: counted(stage, sql, applicationId),
      }
    },
  },
  {
    name: 'askSecondLook',
    async prepare(stage) {
      const who = await newcomer(stage)
      // Too little for any payment: declined, not referred.
      const applicationId = await filledIn(stage, who, '300000')
      await stage.product.call({ path: '/hazel/v3/product/push', who, fields: { applicationId } })
      const sql = `select count(*) as n from application_review where subject_id = $1 and kind = 'secondLook'`
      return {
        call: { path: '/hazel/v3/product/second-look', who, fields: { applicationId } },
        other: { applicationId: `${applicationId}x` },
        effects: counted(stage, sql, applicationId),
      }
    },
  },
  account('saveAccount', '/hazel/v3/certify/save-bank-info'),
  account('changeAccount', '/hazel/v3/certify/change-bank-info'),
  {
    name: 'register',
    async prepare(stage, number) {
      const { product, world } = stage
      const phone = `138${world.deps.random.digits(8)}`
      // Each from a place and a device of its own: the limits on codes are not what is tried here.
      const headers = { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
      const { sid } = (await product.call({ method: 'GET', path: `${promotion}/get-sid`, headers })).data
      await product.call({ method: 'GET', path: `${promotion}/get-captcha`, fields: { sid }, headers })
      const drawn = await product.call({ method: 'GET', path: '/demo/captcha', fields: { sid }, headers })
      const { answer } = JSON.parse(drawn.text) as { answer: string }
      const from = { deviceId: `device-${number}-${phone}`, appName: 'Candor' }
      const asked = { phone, capcode: answer, sid, ...from }
      await product.call({ path: `${promotion}/get-sms`, fields: asked, headers })
      const fields = { ...asked, userName: 'Ana', id: '1', smsCode: await sentCode(stage, phone, 'register') }
      return {
        call: { path: `${promotion}/register`, fields, headers },
        other: { ...fields, userName: 'Eva' },
        effects: counted(stage, 'select count(*) as n from borrower where phone = $1', phone),
      }
    },
  },
  {
    name: 'deleteAccount',
    async prepare(stage, number) {
      const who = await newcomer(stage)
      const headers = { 'x-forwarded-for': `10.${200 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` }
      const path = '/hazel/service/login/send-sms-code-new'
      await stage.product.call({ path, fields: { phone: who.phone, type: 'del' }, who, headers })
      const fields = { phone: who.phone, code: await sentCode(stage, who.phone, 'delete') }
      return {
        call: { path: '/hazel/service/login/user-delete', fields, headers },
        other: { ...fields, code: fields.code === '000000' ? '000001' : '000000' },
        effects: counted(
          stage,
          'select count(*) as n from borrower where id = $1 and deleted_at is not null',
          who.borrowerId,
        ),
      }
    },
  },
]
