// The desk's pages about money over a pretended transport: exports, reports, payments in suspense, and plans for who cannot pay.

import { describe, expect, it } from 'vitest'
import { deskWordsFor } from './messages/words.ts'
import type { PostedFile } from './screen.ts'
import { ask, emptyWork, refusal } from './test-pages.ts'

const en = deskWordsFor('en')

describe('the page of exports', () => {
  const listed = (data: unknown) => ({ listExportFiles: { status: 200, body: { data } } })
  const file = {
    name: 'india-arrears-2026-11-22.csv',
    kind: 'arrears',
    fromDay: '2026-11-22',
    toDay: '2026-11-22',
    fromSeal: null,
    toSeal: null,
    plannedAt: '2026-11-23 00:45:00',
    failedAt: null,
    writtenAt: null,
    bytes: null,
    hash: null,
    state: 'planned',
  }

  it('says what is written automatically and how each file stands, page by page', async () => {
    const files = [
      { ...file, state: 'written', writtenAt: '2026-11-23 00:46:00', bytes: 1_234_567, hash: 'ab'.repeat(32) },
      { ...file, name: 'india-arrears-2026-11-21.csv', state: 'failed', failedAt: '2026-11-22 05:00:00' },
    ]
    const plan = [{ kind: 'arrears', rhythm: 'daily' }]
    const seal = { number: 12, throughDay: '2026-11-22' }
    const answers = listed({ seal, plan, place: 's3', files, next: '7' })
    const inputs: unknown[] = []
    const { body = '' } = (await ask('/exports?after=9', { role: 'manager', answers, inputs })) ?? {}
    expect(inputs).toContainEqual(expect.objectContaining({ before: '9' }))
    for (const words of ['Arrears list every day', 'bucket', file.name, '1.2 MB', 'abababababab', 'tried again'])
      expect(body).toContain(words)
    expect(body).toContain('href="/exports?after=7"')
    const none = await ask('/exports', {
      role: 'manager',
      answers: listed({ seal: null, plan: [], place: null, files: [], next: null }),
    })
    expect(none?.body).toContain(en.exports.scheduled.none)
    expect(body).toContain('The newest seal is 12; its last entry was posted on 22 Nov 2026.')
    expect(none?.body).toContain(en.exports.journal.none)
  })

  it('says which field was wrong, beside what was typed, and nothing of other forms', async () => {
    const answers = listed({ seal: null, plan: [], place: null, files: [], next: null })
    const refused = '/exports?file=journal&refused=badInput&field=toSeal&toSeal=%3C99'
    const page = await ask(refused, { role: 'manager', answers })
    expect(page?.body).toContain(en.exports.wrong.toSeal)
    expect(page?.body).toContain('value="&lt;99"')
    expect(page?.body.match(/role="alert"/g)).toHaveLength(1)
    expect((await ask('/exports', { role: 'manager', answers }))?.body).not.toContain('role="alert"')
  })
})

const payment = {
  paymentId: 'P1',
  place: 'suspense',
  provider: 'sandbox',
  transactionId: 'tx-81',
  channel: 'bank-transfer',
  reference: '<b>rent',
  amountMinor: 140_000,
  currency: 'PHP',
  paidAt: '2026-11-22 09:30:00',
  orderId: null,
  returned: [],
  candidates: [
    { orderId: 'L2', name: 'M**** S*****', reasons: ['nearlyACode', 'dueAmount'] },
    { orderId: 'L1', name: '', reasons: ['dueAmount'] },
  ],
}

describe('the page of a payment in suspense', () => {
  const answers = (more: object = {}) => ({ readSuspense: { status: 200, body: { data: { ...payment, ...more } } } })

  it('proposes the loans that it may belong to, in their order, each by one form with the reasons', async () => {
    const { body = '' } = (await ask('/suspense/P1', { role: 'payments', answers: answers() })) ?? {}
    expect(body).toContain('&lt;b&gt;rent')
    expect(body.indexOf('/loans/L2')).toBeLessThan(body.indexOf('/loans/L1'))
    expect(body).toContain('its code is nearly one of this loan, this amount is due')
    expect(body).toContain('value="The payment fits: its code is nearly one of this loan, this amount is due."')
    const inputs: unknown[] = []
    const form = { act: 'place', about: 'L2', orderId: 'L2', reason: 'The payment fits: x.', key: 'k' }
    const proposed = { ...answers(), propose: { status: 200, body: { data: { id: 'P9' } } } }
    const page = await ask('/suspense/P1', { role: 'payments', form, answers: proposed, inputs })
    expect(inputs.at(-1)).toEqual({ kind: 'placeSuspense', paymentId: 'P1', orderId: 'L2', reason: form.reason })
    expect(page?.headers.Location).toBe('/proposals/P9?said=proposed')
  })

  it('says that nothing fits, shows no forms to a role that may not propose, and none for money that has its place', async () => {
    const none = await ask('/suspense/P1', { role: 'auditor', answers: answers({ candidates: [] }) })
    expect(none?.body).toContain(en.suspense.candidates.none)
    expect(none?.body).not.toContain('name="act" value="place"')
    const placed = await ask('/suspense/P1', { role: 'payments', answers: answers({ place: 'loan', orderId: 'L2' }) })
    expect(placed?.body).toContain('It has its place on a loan')
    expect(placed?.body).not.toContain('name="act" value="place"')
  })
})

describe('the page of a payment that was taken back in part', () => {
  it('proposes for the payment what becomes of the part, and shows no forms to a role that may not propose', async () => {
    const part = { id: 'ret1', amountMinor: 50_000, currency: 'PHP', returnedAt: '2026-11-23 09:30:00' }
    const data = { ...payment, place: 'loan', orderId: 'L2', candidates: [], returned: [part] }
    const answers = { readSuspense: { status: 200, body: { data } } }
    const inputs: unknown[] = []
    const proposed = { ...answers, propose: { status: 200, body: { data: { id: 'P9' } } } }
    for (const [act, kind] of [
      ['take', 'takeReturn'],
      ['bear', 'bearReturn'],
    ]) {
      const form = { act: act ?? '', about: 'P1', reason: 'The bank says so.', key: 'k' }
      const page = await ask('/suspense/ret1', { role: 'payments', form, answers: proposed, inputs })
      expect(inputs.at(-1)).toEqual({ kind, paymentId: 'P1', reason: form.reason })
      expect(page?.headers.Location).toBe('/proposals/P9?said=proposed')
    }
    const read = await ask('/suspense/ret1', { role: 'auditor', answers })
    expect(read?.body).toContain(en.suspense.returned.title)
    expect(read?.body).not.toContain('name="act" value="bear"')
  })
})

describe('the page of payments', () => {
  const report = { data: { id: 'rep1', isNew: true, isWhole: true } }
  const file = (text: string): PostedFile => ({ field: 'file', bytes: new TextEncoder().encode(text) })
  const lists = {
    listWork: { status: 200, body: { data: emptyWork } },
    listReports: { status: 200, body: { data: { providers: ['sandbox'], reports: [], next: null, accounts: [] } } },
  }

  it('imports the file of a form as the call does, and leads to the report', async () => {
    const inputs: unknown[] = []
    const form = { act: 'import', provider: 'sandbox', key: 'k' }
    const answers = { importReport: { status: 200, body: report } }
    const page = await ask('/payments', { role: 'payments', form, files: [file('line\n1')], answers, inputs })
    expect(inputs.at(-1)).toEqual({ provider: 'sandbox', file: 'line\n1' })
    expect(page?.headers.Location).toBe('/payments/reports/rep1?said=imported')
  })

  it('sends a large file on from where it lies, and says that its lines are still being compared', async () => {
    const upload = { read: async function* () {}, toJSON: () => 'sha256:0' }
    const inputs: unknown[] = []
    const form = { act: 'import', provider: 'sandbox', key: 'k' }
    const answers = { importReport: { status: 200, body: { data: { ...report.data, isWhole: false } } } }
    const page = await ask('/payments', { role: 'payments', form, uploads: { file: upload }, answers, inputs })
    expect(inputs.at(-1)).toEqual({ provider: 'sandbox', file: upload })
    expect(page?.headers.Location).toBe('/payments/reports/rep1?said=importedPart')
  })

  it('shows how far a large report is, and what was left out of one', async () => {
    const one = {
      id: 'rep1',
      provider: 'sandbox',
      source: 'file',
      importedBy: 'o1',
      importedAt: '2026-11-22 10:00:00',
      settledFrom: '2026-11-21',
      settledThrough: '2026-11-21',
      lines: 500_000,
      newLines: 120_000,
      linesDone: 120_000,
      changedLines: 2,
      isWhole: false,
      ...{ matched: 0, amountDiffers: 0, weMissIt: 0, noted: 0, totals: [], differences: [] },
    }
    const lines = { status: 200, body: { data: { lines: [], counts: {}, next: null } } }
    const show = async (more: object) => {
      const answers = { readReport: { status: 200, body: { data: { ...one, ...more } } }, listReportLines: lines }
      return (await ask('/payments/reports/rep1', { role: 'auditor', answers }))?.body ?? ''
    }
    const under = await show({})
    expect(under).toContain(en.payments.one.progress({ done: 120_000, lines: 500_000 }))
    expect(under).toContain('120,000 of 500,000 lines')
    expect(under).toContain(en.payments.one.changed({ n: 2 }))
    expect(await show({ isWhole: true, changedLines: 0 })).not.toContain(en.payments.one.lookAgain)
  })

  it('says what is wrong with a file beside the form, and that one is missing', async () => {
    const wrong = { code: 'reportIsWrong', message: 'Line 3, column amount.', fields: ['file'] }
    const answers = { ...lists, importReport: { status: 400, body: { error: wrong } } }
    const form = { act: 'import', provider: 'sandbox', key: 'k' }
    const page = await ask('/payments', { role: 'payments', form, files: [file('x')], answers })
    expect([page?.status, page?.body.includes('Line 3, column amount.')]).toEqual([400, true])
    const calls: string[] = []
    const none = await ask('/payments', { role: 'payments', form, files: [file('')], answers, calls })
    expect(none?.body).toContain(en.payments.report.noFile)
    expect(calls).not.toContain('importReport')
  })

  it('proposes for the payment that the form is about', async () => {
    const inputs: unknown[] = []
    const form = { act: 'place', about: 'p1', orderId: 'L1', reason: 'His phone', key: 'k' }
    const answers = { propose: { status: 200, body: { data: { id: 'pr1', effect: {}, state: 'open' } } } }
    const page = await ask('/payments', { role: 'payments', form, answers, inputs })
    expect(inputs.at(-1)).toEqual({ kind: 'placeSuspense', paymentId: 'p1', reason: 'His phone', orderId: 'L1' })
    expect(page?.headers.Location).toBe('/proposals/pr1?said=proposed')
  })

  it('has no form for a role that may not propose', async () => {
    const page = await ask('/payments', { role: 'support', answers: lists })
    expect(page?.body).toContain(en.payments.report.notYours)
    expect(page?.body).not.toContain('type="file"')
  })
})

describe('the form of a hardship plan', () => {
  const form = {
    act: 'propose',
    about: 'plan',
    key: 'k',
    reason: 'Was in hospital',
    fromDate: '2026-11-22',
    toDate: '2026-12-22',
    dates: '3=2026-11-10,4=2026-12-10',
    'due-3': '2026-12-20',
    'due-4': '2026-12-10',
  }
  const made = (state: string) => ({ propose: { status: 200, body: { data: { id: 'p1', effect: {}, state } } } })

  it('sends the dates that were moved, and leads to the proposal', async () => {
    const inputs: unknown[] = []
    const page = await ask('/loans/L1', { role: 'support', form, answers: made('open'), inputs })
    expect(inputs.at(-1)).toEqual({
      kind: 'hardship',
      orderId: 'L1',
      reason: 'Was in hospital',
      fromDate: '2026-11-22',
      toDate: '2026-12-22',
      plan: '3=2026-12-20',
    })
    expect(page?.headers.Location).toBe('/proposals/p1?said=proposed')
  })

  it('without a moved date proposes nothing', async () => {
    const calls: string[] = []
    const answers = { readLoan: { status: 404, body: refusal('notFound', 'Gone.') } }
    await ask('/loans/L1', { role: 'support', form: { ...form, 'due-3': '2026-11-10' }, answers, calls })
    expect(calls).not.toContain('propose')
  })

  it('says so where the role could do it alone', async () => {
    const waiver = { act: 'propose', about: 'waiver', reason: 'x', amount: '10', market: 'standard', part: 'penalty' }
    const page = await ask('/loans/L1', { role: 'support', form: waiver, answers: made('approved') })
    expect(page?.headers.Location).toBe('/proposals/p1?said=alone')
  })
})

describe('the page of a loan', () => {
  const day = '2026-11-22'
  const nothing = { standing: null, disbursedOn: null, decided: null, request: null, offer: null, autopay: null }
  const lists = { plan: null, instalments: [], events: [], promises: [], timeline: [], otherEntries: [], papers: [] }
  const facts = {
    orderId: 'L1',
    userId: 'b1',
    productId: 'p1',
    productName: 'Cash',
    market: 'standard',
    currency: 'PHP',
  }
  const item = {
    ...{
      kind: 'payoutFailed',
      id: 'L1',
      userId: 'b1',
      orderId: 'L1',
      caseId: null,
      name: 'M****',
      what: 'nameDiffers',
    },
    ...{ amountMinor: null, currency: null, since: `${day} 09:00:00`, dueBy: `${day} 19:00:00`, isOver: true },
    ...{ minutesLeft: -60, owner: null },
  }
  const page = async (
    work: object[],
    role: 'support' | 'auditor' | 'manager' = 'support',
    standing: object | null = null,
    more: object = {},
    form?: Readonly<Record<string, string>>,
  ) => {
    const days = { asOf: day, knownOn: day, today: day, principalMinor: 100, status: 'approved' }
    const data = { ...facts, ...days, ...nothing, ...lists, work, because: null, also: [], standing, ...more }
    const answers = {
      readLoan: { status: 200, body: { data } },
      listProposals: { status: 200, body: { data: { proposals: [], next: null } } },
    }
    return (await ask('/loans/L1', { role, answers, ...(form && { form }) }))?.body ?? ''
  }

  it('says what waits there, why, by when and how it gets done, with the steps of the work list', async () => {
    const body = await page([item])
    expect(body).toContain('id="payoutFailed~L1"')
    for (const words of ['the account is in another name', '1 h over', en.loan.work.next.payoutFailed, en.work.take])
      expect(body).toContain(words)
    const refund = await page([{ ...item, kind: 'refundFailed', id: 'R1', what: '', owner: { id: 'o1', name: 'Ana' } }])
    expect(refund).toContain(en.work.call)
    expect(refund).toContain(en.work.handBack)
    expect(await page([])).not.toContain(en.loan.work.title)
    expect(await page([item], 'auditor')).not.toContain('value="take"')
  })

  it('tells of a contact each rule that it passed, and its hour on both clocks where they differ', async () => {
    const entry = {
      ...{
        at: `${day} 05:30:00`,
        borrowersAt: `${day} 03:00:00`,
        kind: 'contact',
        id: 'c1',
        purpose: '',
        channel: 'call',
      },
      ...{ direction: 'out', outcome: 'reached', withWhom: '', text: 'x', orderId: null, by: 'Ana', notedAt: null },
      ...{ against: 'tooMany', againstAlso: ['atNight'] },
    }
    const body = await page([], 'support', null, { timeline: [entry] })
    expect(body).toContain('Against the rule: too often, outside the hours')
    expect(body).toMatch(/05:30<\/time><br\/?>03:00 where the borrower lives/)
    const otherDay = await page([], 'support', null, { timeline: [{ ...entry, borrowersAt: '2026-11-21 23:10:00' }] })
    expect(otherDay).toContain('21 Nov 2026, 23:10 where the borrower lives')
    const kept = { ...entry, borrowersAt: null, against: null, againstAlso: [] }
    const other = await page([], 'support', null, { timeline: [kept] })
    for (const said of ['where the borrower lives', 'Against the rule']) expect(other).not.toContain(said)
  })

  it('offers an untaken late loan as its queue does: without a clock, and by the channels by which its borrower may be contacted', async () => {
    const late = { ...item, kind: 'lateLoan', what: day }
    const free = await page([late])
    expect(free).toContain('name="act" value="take"')
    expect(free).not.toContain('1 h over')
    expect(await page([{ ...late, owner: { id: 'o1', name: 'Ana' } }])).toContain('1 h over')
    const waits = await page([late], 'support', null, { because: 'helpAsked' })
    expect(waits).not.toContain('name="act" value="take"')
    expect(waits).toContain(en.contacts.rules.helpAsked)
    const twice = await page([late], 'support', null, { because: 'askedNotTo', also: ['leftAlone'] })
    expect(twice).not.toContain('name="act" value="take"')
    expect(twice).toContain(`${en.contacts.rules.askedNotTo}, ${en.contacts.rules.leftAlone}`)
    const byLetter = await page([late], 'support', null, { because: 'askedNotTo' })
    expect(byLetter).toContain('<option value="letter"')
  })

  it('offers to propose what today’s figures leave, and all of it while another day is looked at', async () => {
    const parts = { penaltyMinor: 0, feeMinor: 0, interestMinor: 0, principalMinor: 0 }
    const owing = { ...parts, owedMinor: 5_000, dueMinor: 0, daysPastDue: 0, creditMinor: 0, writtenOffOn: null }
    const acts = ['waiver', 'hardship', 'plan', 'refund', 'writeOff'] as const
    const offeredOf = async (standing: object, days = {}) => {
      const body = await page([], 'manager', standing, { disbursedOn: '2026-10-01', ...days })
      return acts.filter((act) => body.includes(`<summary>${en.loan.propose[act]}</summary>`))
    }
    expect(await offeredOf(owing)).toEqual(['waiver', 'hardship', 'plan', 'writeOff'])
    expect(await offeredOf({ ...owing, writtenOffOn: day })).toEqual(['waiver', 'hardship', 'plan'])
    expect(await offeredOf({ ...owing, owedMinor: 0, creditMinor: 5 })).toEqual(['refund'])
    expect(await offeredOf({ ...owing, owedMinor: 0 })).toEqual([])
    expect(await offeredOf({ ...owing, owedMinor: 0 }, { asOf: '2026-11-01' })).toEqual([...acts])
  })

  it('begins a note with a text of the lender’s: its outcome, or a letter, is chosen with it', async () => {
    const parts = { penaltyMinor: 0, feeMinor: 0, interestMinor: 0, principalMinor: 5_000 }
    const standing = { ...parts, owedMinor: 5_000, dueMinor: 5_000, daysPastDue: 9, writtenOffOn: null }
    const texts = [
      { kind: 'note', name: 'noAnswer', text: 'Rang twice.' },
      { kind: 'letter', name: 'First', text: 'Harbour: 50,00 is due.' },
    ]
    const chosen = (text: string, typed = '') => ({ act: 'noteContact', begin: '1', 'begin.text': text, note: typed })
    const begun = (text: string, typed?: string) =>
      page([], 'support', standing, { texts }, { ...chosen(text, typed), withWhom: 'Her <b>son', channel: 'visit' })
    const note = await begun('0')
    expect(note).toMatch(/<option value="noAnswer" selected="">/)
    expect(note).toMatch(/<textarea[^>]*name="note"[^>]*>Rang twice\.</)
    const letter = await begun('1')
    expect(letter).toMatch(/<option value="letter" selected="">/)
    expect(letter).toMatch(/<textarea[^>]*name="note"[^>]*>Harbour: 50,00 is due\.</)
    // What was typed before stays, in front of the text and in its own field, and no text comes twice.
    const kept = await begun('0', 'She rang at nine.')
    expect(kept).toMatch(/<textarea[^>]*name="note"[^>]*>She rang at nine\.\n\nRang twice\.</)
    expect(kept).toContain('value="Her &lt;b&gt;son"')
    expect(kept).toMatch(/<option value="visit" selected="">/)
    expect(await begun('0', 'She rang.\nRang twice.')).toMatch(/name="note"[^>]*>She rang\.\nRang twice\.</)
    // Enter in a field sends the note: the first button of the form is not the one of the texts.
    expect(kept).toMatch(/name="act" value="noteContact"(?:(?!<button).)*<button type="submit" hidden="">/s)
    expect(await page([], 'support', standing)).not.toContain(en.contacts.note.texts)
  })

  it('says of its status that it is today’s while the figures are those of another day', async () => {
    expect(await page([])).toContain('>Approved<')
    expect(await page([], 'support', null, { asOf: '2026-11-01' })).toContain('>Today: Approved<')
    expect(await page([], 'support', null, { knownOn: '2026-11-01' })).toContain('>Today: Approved<')
  })

  it('says at its head since when it is written off', async () => {
    const parts = { penaltyMinor: 0, feeMinor: 0, interestMinor: 0, principalMinor: 5_000 }
    const standing = { ...parts, owedMinor: 5_000, dueMinor: 5_000, daysPastDue: 99, writtenOffOn: day }
    expect(await page([], 'support', standing)).toContain('Written off on 22 Nov 2026')
    expect(await page([], 'support', { ...standing, writtenOffOn: null })).not.toContain('Written off')
  })
})
