// The desk's pages over a pretended transport: who gets in, what a role may open, what is said of what failed, and the policy.

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Role } from '../core/officer/rights.ts'
import { createDeskPages, type DeskPageRequest, screenAt } from './desk-app.tsx'
import { en } from './messages/en.ts'
import type { PostedFile } from './screen.ts'
import { screens } from './screens.ts'

const means = {
  brandCss: '',
  lenderName: 'A <lender>',
  newToken: () => 'key',
  demo: false,
  login: 'passkeys' as const,
  testPreview: '',
}
const pages = createDeskPages(means)

const emptyWork = { now: '', items: [], counts: [], next: null }
const refusal = (code: string, message: string) => ({ error: { code, message } })

interface Asked {
  readonly role?: Role
  readonly form?: Readonly<Record<string, string>>
  readonly files?: readonly PostedFile[]
  readonly answers?: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>
  readonly calls?: string[]
  /** What was sent with the calls, in their order. */
  readonly inputs?: unknown[]
}

function ask(
  path: string,
  { role, form, files = [], answers = {}, calls = [], inputs = [] }: Asked = {},
  shown = pages,
) {
  const request: DeskPageRequest = {
    method: form === undefined ? 'GET' : 'POST',
    url: new URL(path, 'http://desk.example'),
    acceptLanguage: 'fil',
    hasCookie: role !== undefined,
    form: form === undefined ? null : { fields: form, files },
    invited: async (ticket) => (ticket === 'good' ? { name: 'Rosa <b>', role: 'auditor' } : null),
    call: async (name, input) => {
      calls.push(name)
      inputs.push(input)
      if (name === 'getMe')
        return role === undefined
          ? { status: 401, body: refusal('sessionIsMissing', 'Log in.') }
          : { status: 200, body: { data: { id: 'o1', name: 'Ana', role, rights: [] } } }
      return answers[name] ?? { status: 200, body: { data: name === 'listColleagues' ? [] : emptyWork } }
    },
  }
  return shown(request)
}

describe('a page of the desk', () => {
  it('without a session says how one gets in, calls nothing, and keeps what was typed', async () => {
    const calls: string[] = []
    const page = await ask('/borrowers/b1', { form: { act: 'addNote', text: 'He calls <back>.' }, calls })
    expect(page?.status).toBe(401)
    expect(page?.body).toContain('He calls &lt;back&gt;.')
    expect(calls).toEqual(['getMe'])
  })

  it('without a session logs in by a passkey, and leads to the page that was asked for', async () => {
    const page = await ask('/find?q=Ana&said=done')
    expect(page?.body).toContain('data-passkey="log-in" data-next="/find?q=Ana"')
    expect((await ask('/log-out'))?.body).toContain('data-next="/"')
    const company = createDeskPages({ ...means, login: 'provider' })
    const body = (await ask('/find?q=Ana&login=noRole', {}, company))?.body
    expect(body).toContain('href="/log-in/provider?next=%2Ffind%3Fq%3DAna"')
    expect(body).toContain(en.login.head.noRole)
    expect(body).not.toContain('data-passkey="log-in"')
  })

  it('takes an invitation from whoever has it, and says when it is over', async () => {
    const page = await ask('/join?ticket=good')
    expect([page?.status, page?.body.includes('Welcome, Rosa &lt;b&gt;.')]).toEqual([200, true])
    expect(page?.body).toContain('data-passkey="join" data-next="/" data-ticket="good"')
    const over = await ask('/join?ticket=used', { role: 'admin' })
    expect([over?.status, over?.body.includes(en.join.over)]).toEqual([410, true])
    // Where a provider says who is an officer, nobody is invited.
    expect(await ask('/join?ticket=good', {}, createDeskPages({ ...means, login: 'provider' }))).toBeNull()
  })

  it('shows an invitation once, and not again where the form is sent twice', async () => {
    const form = { act: 'invite', name: 'Rosa', role: 'auditor', key: 'k' }
    const answered = (invitation: string | null) => ({
      listOfficers: { status: 200, body: { data: { officers: [], next: null } } },
      inviteOfficer: { status: 200, body: { data: { id: 'o2', name: 'Rosa', role: 'auditor', invitation } } },
    })
    const first = await ask('/officers', {
      role: 'admin',
      form,
      answers: answered('https://desk.example/join?ticket=t'),
    })
    expect(first?.body).toContain('value="https://desk.example/join?ticket=t"')
    expect(first?.body).not.toContain('value="Rosa"')
    const second = await ask('/officers', { role: 'admin', form, answers: answered(null) })
    expect(second?.body).toContain(en.officers.invite.gone)
  })

  it('is nobody’s under an address that it does not have', async () => {
    expect(await ask('/order')).toBeNull()
    expect((await ask('/order', { role: 'manager' }))?.status).toBe(404)
    expect(await ask('/desk/none', { role: 'manager' })).toBeNull()
  })

  it('that a role may not open says so and asks nothing; an admin begins at his own', async () => {
    const calls: string[] = []
    expect((await ask('/proposals', { role: 'admin', calls }))?.status).toBe(403)
    expect(calls).toEqual(['getMe'])
    expect((await ask('/', { role: 'admin' }))?.headers.Location).toBe('/officers')
    expect((await ask('/audit', { role: 'support' }))?.status).toBe(403)
  })

  it('answers what was refused beside the form, with its status', async () => {
    const answers = { takeWork: { status: 409, body: { error: { code: 'itemIsTaken', message: 'Taken.' } } } }
    const page = await ask('/', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers })
    expect(page?.status).toBe(409)
    const unknown = await ask('/', { role: 'support', form: { act: 'nothing' } })
    expect(unknown?.status).toBe(400)
  })

  it('says codes in words, and what has none as it is', async () => {
    const item = (kind: string, what: string) => ({
      ...{
        kind,
        what,
        id: what,
        userId: null,
        orderId: null,
        caseId: null,
        name: '',
        amountMinor: null,
        currency: null,
      },
      ...{ since: '', dueBy: '', isOver: false, minutesLeft: 60, owner: null },
    })
    const items = [item('payoutFailed', 'accountClosed'), item('suspense', 'constructor'), item('case', 'charges')]
    const answers = { listWork: { status: 200, body: { data: { ...emptyWork, items } } } }
    const body = (await ask('/', { role: 'support', answers }))?.body
    expect(body).toContain('the account is closed')
    expect(body).toContain('constructor')
    expect(body).toContain('Charges and terms')
  })

  it('says why an act cannot be done, in words', async () => {
    const error = { code: 'cannotBeDone', message: 'This cannot be done:', why: 'changesNothing' }
    const answers = { takeWork: { status: 409, body: { error } } }
    const items = [
      {
        ...{ kind: 'case', what: 'charges', id: 'c1', userId: null, orderId: null, caseId: 'c1', name: '' },
        ...{ amountMinor: null, currency: null, since: '', dueBy: '', isOver: false, minutesLeft: 60, owner: null },
      },
    ]
    const shown = { ...answers, listWork: { status: 200, body: { data: { ...emptyWork, items } } } }
    const page = await ask('/', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers: shown })
    expect(page?.body).toContain('This cannot be done: it would change nothing.')
  })

  it('leads back to the page after an act, and says what was done', async () => {
    const answers = { takeWork: { status: 200, body: { data: {} } } }
    const page = await ask('/?owner=me', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers })
    expect([page?.status, page?.headers.Location]).toEqual([303, '/?owner=me&said=taken'])
  })

  it('runs its own script and style only, each under its hash', async () => {
    const page = await ask('/', { role: 'support' })
    const policy = page?.headers['Content-Security-Policy'] ?? ''
    for (const tag of ['script', 'style']) {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page?.body ?? '')?.[1] ?? ''
      // Unit tests have no style sheets.
      if (tag === 'script') expect(text.length).toBeGreaterThan(500)
      expect(policy).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect(page?.body).toContain('A &lt;lender&gt;')
  })
})

describe('an item that is handed over', () => {
  const answers = {
    listColleagues: {
      status: 200,
      body: {
        data: [
          { id: 'o2', name: 'Joy Mercado', role: 'support' },
          { id: 'o3', name: 'Liza Cordero', role: 'manager' },
          { id: 'o4', name: 'Liza Cordero', role: 'support' },
        ],
      },
    },
    handOverWork: { status: 200, body: { data: {} } },
  }
  const hand = (officer: string, inputs: unknown[] = []) =>
    ask('/', { role: 'support', form: { act: 'handOver', about: 'case~c1', officer, reason: 'x' }, answers, inputs })

  it('goes to the one of that name, or of that name and role', async () => {
    for (const [officer, officerId] of [
      ['Joy Mercado', 'o2'],
      ['Liza Cordero, support', 'o4'],
    ] as const) {
      const inputs: unknown[] = []
      expect((await hand(officer, inputs))?.headers.Location).toBe('/?said=handedOver')
      expect(inputs.at(-1)).toEqual({ kind: 'case', itemId: 'c1', officerId, reason: 'x' })
    }
  })

  it('stays where nobody, or more than one, has the name', async () => {
    const nobody = await hand('Joy')
    expect([nobody?.status, nobody?.body.includes(en.work.noColleague)]).toEqual([400, false])
    expect((await hand('Liza Cordero'))?.status).toBe(400)
  })
})

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
    const answers = listed({ plan, place: 's3', files, next: '7' })
    const inputs: unknown[] = []
    const { body = '' } = (await ask('/exports?after=9', { role: 'manager', answers, inputs })) ?? {}
    expect(inputs).toContainEqual(expect.objectContaining({ before: '9' }))
    for (const words of ['Arrears list every day', 'bucket', file.name, '1.2 MB', 'abababababab', 'tried again'])
      expect(body).toContain(words)
    expect(body).toContain('href="/exports?after=7"')
    const none = await ask('/exports', {
      role: 'manager',
      answers: listed({ plan: [], place: null, files: [], next: null }),
    })
    expect(none?.body).toContain(en.exports.scheduled.none)
  })

  it('says which field was wrong, beside what was typed, and nothing of other forms', async () => {
    const answers = listed({ plan: [], place: null, files: [], next: null })
    const refused = '/exports?file=journal&refused=badInput&field=toSeal&toSeal=%3C99'
    const page = await ask(refused, { role: 'manager', answers })
    expect(page?.body).toContain(en.exports.wrong.toSeal)
    expect(page?.body).toContain('value="&lt;99"')
    expect(page?.body.match(/role="alert"/g)).toHaveLength(1)
    expect((await ask('/exports', { role: 'manager', answers }))?.body).not.toContain('role="alert"')
  })
})

describe('the page of a payment without a place', () => {
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
    candidates: [
      { orderId: 'L2', name: 'M**** S*****', reasons: ['nearlyACode', 'dueAmount'] },
      { orderId: 'L1', name: '', reasons: ['dueAmount'] },
    ],
  }
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

  it('says that nothing fits, shows no forms to who may not propose, and none for money that has its place', async () => {
    const none = await ask('/suspense/P1', { role: 'auditor', answers: answers({ candidates: [] }) })
    expect(none?.body).toContain(en.suspense.candidates.none)
    expect(none?.body).not.toContain('name="act" value="place"')
    const placed = await ask('/suspense/P1', { role: 'payments', answers: answers({ place: 'loan', orderId: 'L2' }) })
    expect(placed?.body).toContain('It has its place on a loan')
    expect(placed?.body).not.toContain('name="act" value="place"')
  })
})

describe('the page of payments', () => {
  const report = { data: { id: 'rep1', isNew: true } }
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

  it('has no form for who may not propose', async () => {
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
    const waiver = { act: 'propose', about: 'waiver', reason: 'x', amount: '10', currency: 'PHP', part: 'penalty' }
    const page = await ask('/loans/L1', { role: 'support', form: waiver, answers: made('approved') })
    expect(page?.headers.Location).toBe('/proposals/p1?said=alone')
  })
})

describe('the words of the desk', () => {
  const rooms = '{desk,officer,proposal,complaint,export,reconciliation}'
  const code = globSync(`src/server/${rooms}/*.ts`)
    .filter((file) => !/\.test\.ts$|own-data/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  /** Every code that stands in a field of this name, also where a condition chooses between two. */
  const codesOf = (field: string): string[] =>
    [...code.matchAll(new RegExp(`\\b${field}: ([^,}\\n]*)`, 'g'))].flatMap(([, value = '']) =>
      [...value.replace(/\w+ === '\w+'/g, '').matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? []),
    )

  it('name every act that the audit keeps', () => {
    expect(codesOf('act')).toContain('answerCase')
    expect(codesOf('act').filter((act) => !Object.hasOwn(en.audit.acts, act))).toEqual([])
  })

  it('name every reason why something cannot be done', () => {
    // Why a call never became an act is for the audit alone.
    const reasons = codesOf('why').filter(
      (why) => !['rightIsMissing', 'counterWentBack', 'noRole', 'officerIsEnded'].includes(why),
    )
    expect(reasons).toContain('caseIsAnswered')
    expect(reasons.filter((why) => !Object.hasOwn(en.problem.whys, why))).toEqual([])
  })
})

describe('an address of the desk', () => {
  it('that needs no number is on the preview page of the demo', () => {
    const preview = readFileSync('src/web/screens/demo/lenders-side.tsx', 'utf8')
    const listed = [...preview.matchAll(/^ {2}'(\/.*)',$/gm)].map(([, path]) => path)
    const own = screens.map(({ path }) => path).filter((path) => !path.includes(':'))
    expect(listed.sort()).toEqual([...own].sort())
  })

  it('names what it is about', () => {
    expect(screenAt('/loans/L%2F1')?.params).toEqual({ orderId: 'L/1' })
    expect(screenAt('/loans/')).toBeNull()
    expect(screenAt('/loans/%E0%A4%A')).toBeNull()
  })
})
