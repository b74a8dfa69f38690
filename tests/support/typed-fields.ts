// How a test sends a form of the borrower without a browser, and what the product understands by what was typed.

import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { createApi, type Transport } from '../../src/contracts/client.ts'
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts'
import { applicationFields, type FormStep, formSteps } from '../../src/core/application/application-fields.ts'
import { decideDetails } from '../../src/core/application/details.ts'
import { date, parseCalendarDate } from '../../src/core/calendar-date.ts'
import { readPhone } from '../../src/core/identity/phone.ts'
import { markets } from '../../src/core/market/markets.ts'
import { accountFields } from '../../src/core/payout-account/account-fields.ts'
import { isRefusal } from '../../src/core/refusal.ts'
import { sampleAnswers } from '../../src/server/demo/sample-answers.ts'
import { apiContext, outgoingContext, pageContext, renderContext } from '../../src/web/page/request-context.ts'
import { action as answerApplication } from '../../src/web/screens/application/save-step.ts'
import { action as saveAccount } from '../../src/web/screens/payout-account/save-account.ts'
import type { TypedKind } from './ways-to-type.ts'

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

export interface Posted {
  /** The last call that was made and that the product's schema accepts; null where none was. */
  readonly call: { readonly name: string; readonly body: Readonly<Record<string, string>> } | null
  /** What the page shows again, or where it leads. */
  readonly answer: string
}

/** Sends a form, or asks for an address, over calls whose last one brings no answer: then everything stays as it was typed. */
export async function sent(
  run: (args: ActionFunctionArgs) => Promise<unknown> | unknown,
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
    newKey: () => 'key',
    justDone: '',
    keepJustDone: () => {},
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
  const request = new Request(url, { method: 'POST', body: form })
  const answer = await Promise.resolve(
    run({ request, url, context, params: {}, pattern: '' } as ActionFunctionArgs),
  ).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  return { call, answer: answer instanceof Response ? String(answer.headers.get('location')) : JSON.stringify(answer) }
}

export interface Field {
  readonly kind: TypedKind
  /** Sends the form with the text in this field. */
  readonly send: (typed: string) => Promise<Posted>
  /** What the product understands by what was sent; null for nothing. */
  readonly read: (posted: Posted, typed: string) => string | null
}

/** What a call was sent under a wire name. */
export const under =
  (name: string, read: (text: string) => string | null = (text) => text): Field['read'] =>
  ({ call }) => {
    const text = call?.body[name]
    return text === undefined || text === '' ? null : read(text)
  }
export const asPhone = (text: string) => readPhone(text, phoneRule)
export const asCode = (text: string) => (/^[0-9]{6}$/.test(text) ? text : null)
export const within = (max: number) => (text: string) => ([...text].length <= max ? text : null)
export const asEmail = (text: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : null)

/** A day goes in its three fields. */
export function dayFields(name: string, typed: string): Record<string, string> {
  const [year = '', month = '', day = ''] = typed.split('\n')
  return { [`${name}Year`]: year, [`${name}Month`]: month, [`${name}Day`]: day }
}

export const applied = { getApplicationForm: { items: [] as unknown[], savedAt: '2026-11-01 00:00:00' } }
/** Values of the other fields of a step. */
const { personal, job, ext, identity } = sampleAnswers
const others: Readonly<Record<string, string>> = { ...personal, ...job, ...ext, ...identity }

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
export const stepFields = Object.fromEntries(
  formSteps.flatMap((step) =>
    applicationFields[step]
      .filter(({ kind }) => kind !== 'choice')
      .map(({ code }) => [
        `application/apply-step#{item.code} ${code}`,
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
export const accountFormFields = Object.fromEntries(
  accountFields
    .filter(({ kind }) => kind === 'digits' || kind === 'text' || kind === 'day')
    .map(({ code, kind, cardType = '1' }): [string, Field] => {
      const item = { code, kind, title: '', placeholder: '', value: '', choices: [], required: true }
      const answers = { getAccountForm: { items: [{ ...item, inputKind: kind === 'digits' ? '1' : '0' }] } }
      return [
        `payout-account/account-screen#{item.code} ${code}`,
        {
          kind: kindsOfAccount[code] ?? 'words',
          send: (typed) =>
            sent(
              saveAccount,
              { cardType, ...(kind === 'day' ? dayFields(code, typed) : { [code]: typed }) },
              { answers },
            ),
          read: under(code, readsOfAccount[code]),
        },
      ]
    }),
)

export const tried = (run: Parameters<typeof sent>[0]) => (typed: string) => sent(run, {}, { query: { typed } })
/** An amount that was understood stands in the address to which the page leads. */
export const inAddress: Field['read'] = ({ answer }) =>
  /[?&](?:amount|principalMinor|amountMinor)=(\d+)/.exec(answer)?.[1] ?? null
export const query =
  (run: Parameters<typeof sent>[0], name: string, more: Record<string, string> = {}) =>
  (typed: string) =>
    sent(run, {}, { query: { ...more, ...dayFields(name, typed) } })

/** The name of a request is judged by the rule of an application's. */
export function asName(text: string): string | null {
  const read = decideDetails('personal', { ...others, fullName: text }, today)
  return isRefusal(read) ? null : (read.fullName ?? null)
}
