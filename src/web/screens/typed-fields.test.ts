// Every field in which a borrower types: each way to write its value is read as what was meant, or refused with the text kept,
// by what the form sends without a script. In a browser `typed-values.spec.ts` shows one field of each kind to be the same.

import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../tests/support/fields-in-source.ts'
import { endless, type TypedKind, waysToType } from '../../../tests/support/ways-to-type.ts'
import { createApi, type Transport } from '../../contracts/client.ts'
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts'
import { applicationFields, type FormStep, formSteps } from '../../core/application/application-fields.ts'
import { decideDetails } from '../../core/application/details.ts'
import { date, parseCalendarDate } from '../../core/calendar-date.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { readPaymentReference } from '../../core/payment/payment-reference.ts'
import { accountFields } from '../../core/payout-account/account-fields.ts'
import { isRefusal } from '../../core/refusal.ts'
import { apiContext, outgoingContext, pageContext, renderContext } from '../page/request-context.ts'
import { answerProduct, loadProduct } from './application/product-view.ts'
import { answerApplication } from './application/save-step.ts'
import { sendComplaint } from './complaint/send-complaint.ts'
import { sendName } from './complaint/send-name.ts'
import { sendReply } from './complaint/send-reply.ts'
import { sendSlip } from './complaint/send-slip.ts'
import { loadPapers } from './documents/papers-view.ts'
import { deleteByForm } from './identity/delete-by-form.ts'
import { logInByForm } from './identity/log-in.ts'
import { loadCompare } from './marketing/compare-view.ts'
import { loadHome } from './marketing/home-view.ts'
import { leaveContact, leaveEmail } from './marketing/leave-message.ts'
import { sendHelp } from './order/hardship-view.ts'
import { loadMoveDate } from './order/move-date-view.ts'
import { changeOwnCards } from './payment/own-cards-view.ts'
import { loadPart } from './payment/part-view.ts'
import { payByCard } from './payment/pay-by-card.ts'
import { saveFromForm } from './payout-account/save-account.ts'
import { action as saveAddress } from './profile/address.tsx'
import { answerPhone } from './profile/change-phone.ts'
import { action as saveEmail } from './profile/email.tsx'
import { changeConsent } from './profile/privacy-view.ts'
import { registerByForm } from './promotion/register-by-form.ts'
import { loader as loadFaq } from './service/faq.tsx'

type Context = Readonly<RouterContextProvider>
const { phone: phoneRule, moneyFormat } = markets.standard
const today = date('2026-11-28')

/** What the calls before the last answer, as far as a screen looks at it. */
const known: Partial<Record<EndpointName, unknown>> = {
  getAmountDue: { orderId: 'L1', productId: 'P1', productLogo: '', channels: [], liveCode: null },
  getOrder: {
    orderId: 'L1',
    productId: 'P1',
    documents: [],
    agreements: [],
    contracts: [],
    amountDue: { asOf: '2026-11-28' },
  },
  listPrices: {
    products: ['P1', 'P2'].map((productId) => ({
      ...{ productId, name: productId, logo: '', termDays: 120, isAsked: true, principalMinor: 100_000 },
      ...{ minPrincipalMinor: 100, maxPrincipalMinor: 90_000_000, totalCostMinor: 1 },
    })),
  },
  getProduct: { product: { logo: '' }, application: null, offerUrl: '' },
  listIdentityImages: { images: [] },
}

interface Posted {
  /** The last call that was made and that the product's schema accepts; null where none was. */
  readonly call: { readonly name: string; readonly body: Readonly<Record<string, string>> } | null
  /** What the page shows again, or where it leads. */
  readonly answer: string
}

/** Sends a form, or asks for an address, over calls of which the last brings no answer: then everything stays as it was typed. */
async function sent(
  run: (request: Request, url: URL, context: Context) => Promise<unknown> | unknown,
  fields: Readonly<Record<string, string>>,
  {
    answers = {},
    query = {},
  }: { answers?: Partial<Record<EndpointName, unknown>>; query?: Record<string, string> } = {},
): Promise<Posted> {
  let call: Posted['call'] = null
  const transport: Transport = async ({ query: asked, body }, endpoint) => {
    const name = (Object.keys(endpoints) as EndpointName[]).find((one) => endpoints[one] === endpoint)
    if (name === undefined) throw new Error('a call without a name')
    const given = body ?? asked
    const inner = { ...known, ...answers }[name]
    const isTaken = endpoint.input.safeParse(given).success
    if (isTaken) call = { name, body: given }
    if (inner !== undefined) return { status: 200, code: '0', message: '', inner }
    return isTaken ? { status: 500, body: null } : { status: 400, body: { code: '400', message: 'wrong', data: {} } }
  }
  const context = new RouterContextProvider()
  context.set(apiContext, createApi(transport, { common: {}, page: {}, newKey: () => 'key' }))
  context.set(pageContext, { signedIn: true, demoHost: null, common: {}, moneyFormat, market: 'standard' } as never)
  context.set(renderContext, {
    publicOrigin: 'http://candor.example',
    allowed: { links: [], frames: [], images: [] },
    reportError: (error: unknown) => {
      throw error
    },
  } as never)
  context.set(outgoingContext, new Headers())
  const url = new URL('http://candor.example/?orderId=L1&productId=P1')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await Promise.resolve(run(new Request(url, { method: 'POST', body: form }), url, context)).catch(
    (thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    },
  )
  return { call, answer: answer instanceof Response ? String(answer.headers.get('location')) : JSON.stringify(answer) }
}

/** A form whose address says nothing. */
const withoutUrl =
  (run: (request: Request, context: Context) => unknown) => (request: Request, _url: URL, context: Context) =>
    run(request, context)

interface Field {
  readonly kind: TypedKind
  /** Sends the form with the text in this field. */
  readonly send: (typed: string) => Promise<Posted>
  /** What the product understands by what was sent; null for nothing. */
  readonly read: (posted: Posted, typed: string) => string | null
}

/** What a call was sent under a wire name. */
const under =
  (name: string, read: (text: string) => string | null = (text) => text): Field['read'] =>
  ({ call }) => {
    const text = call?.body[name]
    return text === undefined || text === '' ? null : read(text)
  }
const asPhone = (text: string) => readPhone(text, phoneRule)
const asCode = (text: string) => (/^[0-9]{6}$/.test(text) ? text : null)
const within = (max: number) => (text: string) => ([...text].length <= max ? text : null)
const asEmail = (text: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : null)

/** A day goes in its three fields. */
function dayFields(name: string, typed: string): Record<string, string> {
  const [year = '', month = '', day = ''] = typed.split('\n')
  return { [`${name}Year`]: year, [`${name}Month`]: month, [`${name}Day`]: day }
}

const applied = { getApplicationForm: { items: [] as unknown[], savedAt: '2026-11-01 00:00:00' } }
/** Values of the other fields of a step. */
const others = {
  ...{ fullName: 'Maria Santos', city: 'Manila', address: '12 Mango Street', workKind: 'employed', employer: 'Bakery' },
  ...{ monthlyIncome: '2500000', purpose: 'other', otherPayments: '0', idType: 'passport', idNumber: 'AB-123456' },
  birthDay: '1990-01-03',
}

function stepField(step: FormStep, code: string, kind: TypedKind): Field {
  const described = applicationFields[step].map((field) => ({
    ...{ code: field.code, kind: field.kind, title: '', placeholder: '', hint: '', value: '', autocomplete: '' },
    ...{ choices: [], required: field.required, workKinds: 'workKinds' in field ? field.workKinds : [] },
  }))
  return {
    kind,
    send: (typed) => {
      const asked = kind === 'day' ? dayFields(code, typed) : { [code]: typed }
      const answers = { getApplicationForm: { items: described, savedAt: null } }
      const form = {
        ...others,
        ...dayFields('birthDay', '1990\n1\n3'),
        monthlyIncome: '25.000',
        otherPayments: '0',
        step,
        whole: '1',
        ...asked,
      }
      return sent(answerApplication, form, { answers })
    },
    read: ({ call }) => {
      if (call === null || call.name === 'getApplicationForm' || call.name === 'listIdentityImages') return null
      // Work that earns nothing belongs to no sample here, and a day of birth lies in the past.
      const typed = Object.fromEntries(Object.entries({ ...others, ...call.body }).filter(([, text]) => text !== ''))
      const read = decideDetails(step, typed, date('2060-01-01'))
      return isRefusal(read) ? null : ((read as Record<string, string>)[code] ?? null)
    },
  }
}

const kindsOfStep: Readonly<Record<string, TypedKind>> = {
  ...{ birthDay: 'day', fullName: 'name', city: 'words', address: 'words', email: 'email', employer: 'words' },
  ...{ monthlyIncome: 'amount', otherPayments: 'amount', dependants: 'whole', idNumber: 'document' },
}
const stepFields = Object.fromEntries(
  formSteps.flatMap((step) =>
    applicationFields[step]
      .filter(({ kind }) => kind !== 'choice')
      .map(({ code }) => [
        `application/step-question#{item.code} ${code}`,
        stepField(step, code, kindsOfStep[code] ?? 'words'),
      ]),
  ),
)

const kindsOfAccount: Readonly<Record<string, TypedKind>> = {
  ...{ accountNumber: 'account', walletNumber: 'phone', accountName: 'name', branch: 'words', birthDay: 'day' },
}
/** The account's calls are judged by the core as well, which has a table of its own; here is what reaches it. */
const readsOfAccount: Readonly<Record<string, (text: string) => string | null>> = {
  accountNumber: (text) => (/^[0-9]{8,20}$/.test(text) ? text : null),
  walletNumber: asPhone,
  accountName: (text) => (/^\D{2,80}$/.test(text) ? text.replaceAll(/\s+/g, ' ') : null),
  branch: within(80),
  birthDay: (text) => parseCalendarDate(text),
}
const accountFormFields = Object.fromEntries(
  accountFields
    .filter(({ kind }) => kind === 'digits' || kind === 'text' || kind === 'day')
    .map(({ code, kind, cardType = '1' }): [string, Field] => {
      const item = { code, kind, title: '', placeholder: '', value: '', choices: [], required: true }
      const answers = { getAccountForm: { items: [{ ...item, inputKind: kind === 'digits' ? '1' : '0' }] } }
      return [
        `payout-account/account-field#{item.code} ${code}`,
        {
          kind: kindsOfAccount[code] ?? 'words',
          send: (typed) =>
            sent(
              saveFromForm,
              { cardType, ...(kind === 'day' ? dayFields(code, typed) : { [code]: typed }) },
              { answers },
            ),
          read: under(code, readsOfAccount[code]),
        },
      ]
    }),
)

const tried = (run: Parameters<typeof sent>[0]) => (typed: string) => sent(run, {}, { query: { typed } })
/** An amount that was understood stands in the address to which the page leads. */
const inAddress: Field['read'] = ({ answer }) =>
  /[?&](?:amount|principalMinor|amountMinor)=(\d+)/.exec(answer)?.[1] ?? null
const query =
  (run: Parameters<typeof sent>[0], name: string, more: Record<string, string> = {}) =>
  (typed: string) =>
    sent(run, {}, { query: { ...more, ...dayFields(name, typed) } })

const fields: Readonly<Record<string, Field>> = {
  'identity/login#phone': {
    kind: 'phone',
    send: (phone) => sent(logInByForm, { intent: 'send', phone }),
    read: under('phone', asPhone),
  },
  'identity/login#code': {
    kind: 'code',
    send: (code) => sent(logInByForm, { intent: 'enter', phone: '13900000163', code }),
    read: under('code', asCode),
  },
  // Its form goes to the login page.
  'frame/login-needed#phone': {
    kind: 'phone',
    send: (phone) => sent(logInByForm, { intent: 'send', phone }),
    read: under('phone', asPhone),
  },
  'identity/deletion-form#phone': {
    kind: 'phone',
    send: (phone) => sent(withoutUrl(deleteByForm), { intent: 'send', phone }),
    read: under('phone', asPhone),
  },
  'identity/deletion-form#code': {
    kind: 'code',
    send: (code) => sent(withoutUrl(deleteByForm), { intent: 'delete', phone: '13900000163', code }),
    read: under('code', asCode),
  },
  'profile/phone#phone': {
    kind: 'phone',
    send: (phone) => sent(withoutUrl(answerPhone), { intent: 'ask', phone }),
    read: under('phone', asPhone),
  },
  'profile/phone#code': {
    kind: 'code',
    send: (code) => sent(withoutUrl(answerPhone), { intent: 'confirm', changeId: 'C1', code }),
    read: under('code', asCode),
  },
  'promotion/register-form#mobile': {
    kind: 'phone',
    send: (mobile) => sent(registerByForm, { intent: 'send', mobile, captcha: '4170', sid: 'S1' }),
    read: under('phone', asPhone),
  },
  'promotion/register-form#captcha': {
    kind: 'captcha',
    send: (captcha) => sent(registerByForm, { intent: 'send', mobile: '13900000163', captcha, sid: 'S1' }),
    read: under('capcode'),
  },
  'promotion/register-form#code': {
    kind: 'code',
    send: (code) => sent(registerByForm, { intent: 'apply', mobile: '13900000163', captcha: '4170', sid: 'S1', code }),
    read: ({ call }) => (call?.name === 'register' ? asCode(call.body.smsCode ?? '') : null),
  },
  'payout-account/account-code#code': {
    kind: 'code',
    send: (code) =>
      sent(
        saveFromForm,
        { intent: 'confirm', smsToken: 'S1', sentTo: '1••', code },
        { answers: { getAccountForm: { items: [] } } },
      ),
    read: under('smsCode', asCode),
  },
  'payment/code-step#code': {
    kind: 'bankCode',
    send: (code) => sent(payByCard, { intent: 'confirm', orderId: 'L1', record: 'R1', code }),
    read: under('verifyCode'),
  },
  'payment/own-cards#label': {
    kind: 'words',
    send: (label) => sent(withoutUrl(changeOwnCards), { intent: 'name', cardId: 'C1', label }),
    read: under('label', within(40)),
  },
  'payment/pay-amount#amount': {
    kind: 'amount',
    send: (amount) => sent((_request, url, context) => loadPart(url, context), {}, { query: { amount } }),
    read: ({ call }) => (call?.name === 'previewPayment' ? (call.body.amount ?? null) : null),
  },
  'order/hardship#amount': {
    kind: 'amount',
    send: (amount) =>
      sent(sendHelp, {
        intent: 'ask',
        orderId: 'L1',
        reason: 'income',
        words: '',
        amount,
        ...dayFields('payFrom', '2027\n1\n3'),
      }),
    read: under('canPay'),
  },
  'order/hardship#payFrom': {
    kind: 'day',
    send: (typed) =>
      sent(sendHelp, {
        intent: 'ask',
        orderId: 'L1',
        reason: 'income',
        words: '',
        amount: '10',
        ...dayFields('payFrom', typed),
      }),
    read: under('payFrom'),
  },
  'order/hardship#words': {
    kind: 'prose',
    send: (words) =>
      sent(sendHelp, {
        intent: 'ask',
        orderId: 'L1',
        reason: 'income',
        words,
        amount: '10',
        ...dayFields('payFrom', '2027\n1\n3'),
      }),
    read: under('words', within(500)),
  },
  'order/move-date#to': {
    kind: 'day',
    send: query((_request, url, context) => loadMoveDate(url, context), 'to'),
    read: under('dueDate'),
  },
  'documents/papers#from': {
    kind: 'day',
    send: query((_request, url, context) => loadPapers(url, context), 'from', { document: 'statement' }),
    read: ({ answer }) => /[?&]from=([\d-]+)/.exec(answer)?.[1] ?? null,
  },
  'documents/papers#to': {
    kind: 'day',
    send: query((_request, url, context) => loadPapers(url, context), 'to', { document: 'statement' }),
    read: ({ answer }) => /[?&]to=([\d-]+)/.exec(answer)?.[1] ?? null,
  },
  'application/product-cost#(no name)': {
    kind: 'amount',
    send: (typed) => sent(answerProduct, { typed, was: '1', at: '1', slide: '1' }),
    read: under('amount'),
  },
  'application/product-cost#firstPay': {
    kind: 'day',
    send: query((_request, url, context) => loadProduct(url, context), 'firstPay'),
    read: under('firstPayTime'),
  },
  'marketing/home#(no name)': {
    kind: 'amount',
    send: tried((_request, url, context) => loadHome(url, context)),
    read: inAddress,
  },
  'marketing/compare#typed': {
    kind: 'amount',
    send: tried((_request, url, context) => loadCompare(url, context)),
    read: inAddress,
  },
  'marketing/contact-form#name': {
    kind: 'words',
    send: (name) =>
      sent((request, _url, context) => leaveContact(request, context, '/about'), {
        name,
        telephone: '1',
        suggestion: 'x',
      }),
    read: under('name'),
  },
  // Of whatever country: kept for an officer as it was typed.
  'marketing/contact-form#telephone': {
    kind: 'words',
    send: (telephone) =>
      sent((request, _url, context) => leaveContact(request, context, '/about'), {
        name: 'M',
        telephone,
        suggestion: 'x',
      }),
    read: under('telephone'),
  },
  'marketing/contact-form#suggestion': {
    kind: 'prose',
    send: (suggestion) =>
      sent((request, _url, context) => leaveContact(request, context, '/about'), {
        name: 'M',
        telephone: '1',
        suggestion,
      }),
    read: under('suggestion'),
  },
  'marketing/news-form#email': {
    kind: 'email',
    send: (email) => sent((request, _url, context) => leaveEmail(request, context, '/'), { email }),
    read: under('email', asEmail),
  },
  'profile/email#email': {
    kind: 'email',
    send: (email) => sent((request, _url, context) => saveEmail({ request, context } as never), { email }),
    read: under('email', asEmail),
  },
  'profile/address#{item.code}': {
    kind: 'words',
    send: (address) =>
      sent(
        (request, _url, context) => saveAddress({ request, context } as never),
        { city: 'Manila', address },
        { answers: applied },
      ),
    read: ({ call }) => (call?.name === 'savePersonalInfo' ? within(160)(call.body.address ?? '') : null),
  },
  'profile/data-request#text': {
    kind: 'prose',
    send: (text) =>
      sent((request, _url, context) => changeConsent(request, context), { intent: 'askData', about: 'correct', text }),
    read: under('problemDetail', within(500)),
  },
  'complaint/name#fullName': {
    kind: 'name',
    send: (fullName) => sent((request, _url, context) => sendName(request, context), { fullName }),
    read: under('fullName', asName),
  },
  'complaint/paid-not-shown#reference': {
    kind: 'reference',
    send: (reference) => sent((request, _url, context) => sendSlip(request, context), { orderId: 'L1', reference }),
    read: under('utr', readPaymentReference),
  },
  'complaint/reply-box#text': {
    kind: 'prose',
    send: (text) =>
      sent(async (request, url, context) => sendReply(await request.formData(), url, context), { case: 'C1', text }),
    read: under('problemDetail', within(2_000)),
  },
  'complaint/write-form#text': {
    kind: 'description',
    send: (text) => sent((request, _url, context) => sendComplaint(request, context), { type: '1', text }),
    read: under('problemDetail'),
  },
  'service/faq#{queryParam}': {
    kind: 'search',
    send: (q) => sent((_request, url, context) => loadFaq({ url, context } as never), {}, { query: { q } }),
    read: under('keyword'),
  },
  ...stepFields,
  ...accountFormFields,
}

/** The name of a request is judged by the rule of an application's. */
function asName(text: string): string | null {
  const read = decideDetails('personal', { ...others, fullName: text }, today)
  return isRefusal(read) ? null : (read.fullName ?? null)
}

describe('a field of a borrower', () => {
  it('is each one of the screens, and is walked here', () => {
    const walked = new Set(Object.keys(fields).map((key) => key.replace(/ \w+$/, '')))
    expect([...walked].sort()).toEqual(fieldsOf('src/web/screens', /^demo\//))
  })

  it.each(Object.entries(fields))(
    '%s reads what was meant, or keeps what was typed',
    async (_key, { kind, send, read }) => {
      for (const { typed, read: meant } of waysToType[kind]) {
        const posted = await send(typed)
        expect([typed.slice(0, 80), read(posted, typed)]).toEqual([typed.slice(0, 80), meant])
        if (meant !== null) continue
        // Each part of a day, and each word of a paste.
        for (const part of new Set(typed.split(/\s+/)))
          expect(posted.answer, typed.slice(0, 80)).toContain(JSON.stringify(part).slice(1, -1))
        if (typed === endless) expect(posted.answer.length).toBeGreaterThan(endless.length)
      }
    },
  )
})
