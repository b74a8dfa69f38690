// Every field of the desk for an amount reads it as the loan's market writes it, keeps what it cannot read, and pages write it the same way.

import { describe, expect, it } from 'vitest'
import { markets } from '../core/market/markets.ts'
import { deskWordsFor } from './messages/words.ts'
import { ask, refusal } from './test-pages.ts'

const en = deskWordsFor('en')

const gone = { status: 404, body: refusal('notFound', 'Gone.') }
const loan = { readLoan: gone, listProposals: gone }

/** The forms, each with the call to which the amount goes, and where in it. */
const fields: readonly {
  readonly at: string
  readonly form: Readonly<Record<string, string>>
  readonly amount: string
  readonly sent: (input: Readonly<Record<string, unknown>>) => unknown
}[] = [
  { at: '/loans/L1', form: { act: 'whatIf', kind: 'payment' }, amount: 'amount', sent: (input) => input.amountMinor },
  {
    at: '/loans/L1',
    form: { act: 'propose', about: 'waiver', reason: 'x', part: 'penalty' },
    amount: 'amount',
    sent: (input) => input.amountMinor,
  },
  {
    at: '/loans/L1',
    form: { act: 'propose', about: 'refund', reason: 'x' },
    amount: 'amount',
    sent: (input) => input.amountMinor,
  },
  {
    at: '/loans/L1',
    form: { act: 'promise', promisedOn: '2026-12-01', note: 'x' },
    amount: 'amountMinor',
    sent: (input) => input.amountMinor,
  },
  {
    at: '/borrowers/b1',
    form: {
      ...{ act: 'noteContact', channel: 'call', direction: 'out', outcome: 'reached', withWhom: '', note: 'x' },
      'promise.promisedOn': '2026-12-01',
    },
    amount: 'promise.amountMinor',
    sent: (input) => (input.promise as { readonly amountMinor?: number } | undefined)?.amountMinor,
  },
]

/** What is typed, and what it is in each market: minor units, or null where it is refused. */
const typed = [
  ['400.00', { standard: 40_000, philippines: 40_000, india: 40_000, indonesia: null }],
  ['400,00', { standard: 40_000, philippines: 40_000, india: 40_000, indonesia: 40_000 }],
  ['5,000.00', { standard: 500_000, philippines: 500_000, india: 500_000, indonesia: 500_000 }],
  ['5,000', { standard: null, philippines: 500_000, india: 500_000, indonesia: null }],
  ['5.000', { standard: 500_000, philippines: null, india: null, indonesia: 500_000 }],
  ['１２५०', { standard: 125_000, philippines: 125_000, india: 125_000, indonesia: 125_000 }],
  ['four hundred', { standard: null, philippines: null, india: null, indonesia: null }],
] as const

describe('an amount at the desk', () => {
  it.each(fields)('of $form.act, $form.about is read as the loan’s market writes it, or refused', async (field) => {
    for (const [text, by] of typed) {
      for (const [market, minor] of Object.entries(by)) {
        const inputs: Record<string, unknown>[] = []
        const form = { ...field.form, [field.amount]: text, market }
        await ask(field.at, { role: 'manager', form, answers: { ...loan, readBorrower: gone }, inputs })
        const sent = inputs.map(field.sent).find((amount) => amount !== undefined)
        expect([market, text, sent ?? null]).toEqual([market, text, minor])
      }
    }
  })

  it('is written as the loan’s market writes it, and asked for by its sign', async () => {
    const day = '2026-11-22'
    const standing = {
      ...{ daysPastDue: 0, dueMinor: 500_000, owedMinor: 500_000, creditMinor: 0, writtenOffOn: null, plan: [] },
      ...{
        penaltyMinor: 0,
        feeMinor: 0,
        interestMinor: 0,
        principalMinor: 500_000,
        outstandingPrincipalMinor: 500_000,
      },
    }
    for (const [id, written] of [
      ['standard', '5.000,00'],
      ['philippines', '5,000.00'],
    ] as const) {
      const { currency } = markets[id]
      const data = {
        ...{ orderId: 'L1', userId: 'b1', name: '', productId: 'p1', productName: 'Cash', market: id, currency },
        ...{ status: 'active', asOf: day, knownOn: day, today: day, disbursedOn: day, standing, decided: null },
        ...{
          request: null,
          offer: null,
          plan: null,
          autopay: null,
          instalments: [],
          events: [],
          promises: [],
          timeline: [],
        },
        ...{ otherEntries: [], papers: [], work: [], because: null, also: [], latest: null },
      }
      const answers = {
        readLoan: { status: 200, body: { data } },
        listProposals: { status: 200, body: { data: { proposals: [], next: null } } },
      }
      const page = await ask('/loans/L1', { role: 'manager', answers })
      expect([id, page?.body.includes(`</span>${written}</span>`)]).toEqual([id, true])
      expect(page?.body).toContain(`name="market" value="${id}"`)
    }
    expect(en.problem.amount).not.toBe('')
  })
})
