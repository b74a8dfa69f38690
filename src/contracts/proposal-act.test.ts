// An act is read whole or not at all, from a call as from the row of a proposal.

import { describe, expect, it } from 'vitest'
import { proposalKinds, subjectFields } from '../core/proposal/kinds.ts'
import { actOfColumns, actOfInput, amountOf, figuresOf, idOf, proposalInput } from './proposal-act.ts'

const figures = {
  waiver: { part: 'penalty', amountMinor: 1_000 },
  hardship: { fromDate: '2026-11-20', toDate: '2026-12-20', plan: [{ n: 2, dueDate: '2026-12-28' }] },
  refund: { amountMinor: 500 },
  creditOffer: { toOrderId: 'L2', amountMinor: 500 },
  reversal: {},
  placeSuspense: {},
  returnSuspense: {},
  takeReturn: {},
  bearReturn: {},
  block: { untilDate: '2027-01-01' },
  writeOff: {},
} as const satisfies Record<(typeof proposalKinds)[number], object>

const call = (kind: keyof typeof figures, more: object = {}) => ({ kind, reason: 'x', ...figures[kind], ...more })
/** What is wrong with a call, by the names of its fields. */
const wrong = (input: object): string[] => {
  const read = proposalInput.safeParse(input)
  return read.success
    ? []
    : read.error.issues.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : [one.path.join('.')]))
}

describe('an act', () => {
  it('is the same from a call, by the field of its own or the general one, and from the row that keeps it', () => {
    for (const kind of proposalKinds) {
      const field = subjectFields[kind]
      const beside = kind === 'placeSuspense' ? { orderId: 'L1' } : {}
      const read = [field, 'subjectId'].map((name) =>
        actOfInput(proposalInput.parse(call(kind, { ...beside, [name]: 'it' }))),
      )
      expect(read[1], kind).toEqual(read[0])
      const [first] = read
      if (first === undefined || !('act' in first)) throw new Error(`${kind} is not read`)
      const { act } = first
      expect(idOf(act), kind).toBe('it')
      const ids = { orderId: 'other', paymentId: 'other', borrowerId: 'other', ...beside }
      const row = { ...ids, [field === 'userId' ? 'borrowerId' : field]: 'it' }
      const asked = JSON.parse(JSON.stringify(figuresOf(act))) as Record<string, unknown>
      expect(asked, kind).toEqual(figures[kind])
      expect(actOfColumns({ kind, ...row, asked }), kind).toEqual(act)
      expect(amountOf(act)).toBe('amountMinor' in figures[kind] ? figures[kind].amountMinor : null)
    }
  })

  it('without one of its figures, with one of another kind, or with a day that is none, is no act', () => {
    for (const kind of proposalKinds)
      for (const name of Object.keys(figures[kind]).filter((one) => one !== 'plan')) {
        const { [name]: _, ...rest } = call(kind, { subjectId: 'it' }) as Record<string, unknown>
        expect(wrong(rest), `${kind} without ${name}`).toEqual([name])
        const asked = { ...figures[kind], [name]: undefined }
        const row = { kind, orderId: 'L1', paymentId: 'p1', borrowerId: 'b1', asked }
        expect(actOfColumns(row), `${kind} without ${name}`).toBeNull()
      }
    expect(wrong(call('waiver', { orderId: 'L1', untilDate: '2027-01-01' }))).toEqual(['untilDate'])
    expect(wrong(call('refund', { orderId: 'L1', amountMinor: 0 }))).toEqual(['amountMinor'])
    expect(wrong(call('block', { userId: 'b1', untilDate: '2027-02-30' }))).toEqual(['untilDate'])
    expect(wrong(call('hardship', { orderId: 'L1', plan: '1=2027-02-30' }))).toEqual(['plan'])
  })

  it('that does not say what it is about names the field to say it by', () => {
    const asked = proposalKinds.map((kind) => actOfInput(proposalInput.parse(call(kind))))
    const fields = asked.map((read) => ('fields' in read ? read.fields.join(' ') : ''))
    expect(Object.fromEntries(proposalKinds.map((kind, n) => [kind, fields[n]]))).toEqual({
      waiver: 'subjectId',
      hardship: 'subjectId',
      writeOff: 'subjectId',
      refund: 'orderId',
      creditOffer: 'orderId',
      reversal: 'paymentId',
      returnSuspense: 'paymentId',
      takeReturn: 'paymentId',
      bearReturn: 'paymentId',
      placeSuspense: 'paymentId orderId',
      block: 'userId',
    })
  })
})
