// The desk's pages over a pretended transport: who gets in, what a role may open, what is said of what failed, and the policy.

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deskWhys } from '../core/officer/desk-refusal.ts'
import { serverWordsFor } from '../words/server-words.ts'
import { createDeskPages } from './desk-app.tsx'
import { deskWordsFor } from './messages/words.ts'
import { screenAt, screens } from './screens.ts'
import { ask, emptyWork, means, refusal } from './test-pages.ts'

const en = deskWordsFor('en')

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

  it('takes an invitation from anybody who has it, and says when it has expired', async () => {
    const page = await ask('/join?ticket=good')
    expect([page?.status, page?.body.includes('Welcome, Rosa &lt;b&gt;.')]).toEqual([200, true])
    expect(page?.body).toContain('data-passkey="join" data-next="/" data-ticket="good"')
    const over = await ask('/join?ticket=used', { role: 'admin' })
    expect([over?.status, over?.body.includes(en.join.over)]).toEqual([410, true])
    // Where an identity provider says who is an officer, there are no invitations.
    expect(await ask('/join?ticket=good', {}, createDeskPages({ ...means, login: 'provider' }))).toBeNull()
  })

  it('shows an invitation once, and not again where the form is sent twice', async () => {
    const form = { act: 'invite', name: 'Rosa', role: 'auditor', key: 'k' }
    const answered = (invitation: string | null) => ({
      listOfficers: { status: 200, body: { data: { officers: [], grants: [], next: null } } },
      inviteOfficer: {
        status: 200,
        body: { data: { id: 'o2', name: 'Rosa', role: 'auditor', invitation, code: '040506', holdsFrom: null } },
      },
    })
    const first = await ask('/officers', {
      role: 'admin',
      form,
      answers: answered('https://desk.example/join?ticket=t'),
    })
    expect(first?.body).toContain('value="https://desk.example/join?ticket=t"')
    expect(first?.body).toContain('040506')
    expect(first?.body).not.toContain('value="Rosa"')
    const second = await ask('/officers', { role: 'admin', form, answers: answered(null) })
    expect(second?.body).toContain(en.officers.invite.gone)
  })

  it('shows a role that waits with both buttons, and to the officer who gave it only the one that stops it', async () => {
    const grant = {
      ...{ id: 'g1', officerId: 'o2', name: 'Lea', kind: 'invited', role: 'manager', reason: 'leads the team' },
      ...{ givenAt: '2026-11-20 10:00:00', holdsFrom: '2026-11-21 10:00:00' },
    }
    const shownTo = async (giver: string) => {
      const data = { officers: [], grants: [{ ...grant, by: { id: giver, name: 'Ana' } }], next: null }
      return (await ask('/officers', { role: 'manager', answers: { listOfficers: { status: 200, body: { data } } } }))
        ?.body
    }
    const buttons = async (giver: string) => {
      const body = (await shownTo(giver)) ?? ''
      const { confirm, stop, own } = en.officers.grants
      return [confirm, stop, own].map((words) => body.includes(words))
    }
    expect(await buttons('o9')).toEqual([true, true, false])
    expect(await buttons('o1')).toEqual([false, true, true])
    // What the operator gave by command waits for either of them, and for no day.
    const operators = { ...grant, by: null, holdsFrom: null }
    const data = { officers: [], grants: [operators], next: null }
    const body = (
      await ask('/officers', { role: 'manager', answers: { listOfficers: { status: 200, body: { data } } } })
    )?.body
    for (const words of [en.officers.grants.confirm, en.officers.grants.untilSigned, en.officers.grants.byOperator])
      expect(body).toContain(words)
    const page = await ask('/join?ticket=good', { role: 'admin' })
    expect(page?.body).toContain(en.join.another({ name: 'Rosa &lt;b&gt;' }))
    expect(page?.body).not.toContain('data-passkey="join"')
  })

  it('shows an auditor who works here, without a way to change it', async () => {
    const one = {
      id: 'o2',
      name: 'Rosa',
      role: 'support',
      createdAt: '2026-08-01 09:00:00',
      endedAt: null,
      lastSeenAt: null,
      passkeys: 1,
      invitedUntil: null,
      byProvider: false,
    }
    const answers = { listOfficers: { status: 200, body: { data: { officers: [one], grants: [], next: null } } } }
    const bodyFor = async (role: 'auditor' | 'admin') => (await ask('/officers', { role, answers }))?.body ?? ''
    expect(await bodyFor('auditor')).toContain('Rosa')
    expect(await bodyFor('auditor')).not.toMatch(/name="act"/)
    expect(await bodyFor('admin')).toMatch(/name="act"/)
  })

  it('is not found under an address that it does not have', async () => {
    expect(await ask('/order')).toBeNull()
    expect((await ask('/order', { role: 'manager' }))?.status).toBe(404)
    expect(await ask('/desk/none', { role: 'manager' })).toBeNull()
  })

  it('that has no form says so to a form that is sent to it, and what to do', async () => {
    const page = await ask('/find', { role: 'support', form: { act: 'take' } })
    expect([page?.status, page?.headers.Allow]).toEqual([405, 'GET'])
    expect(page?.body).toContain(en.problem.noForm)
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
    const error = {
      code: 'cannotBeDone',
      message: 'This cannot be done. It would change nothing.',
      why: 'changesNothing',
    }
    const answers = { takeWork: { status: 409, body: { error } } }
    const items = [
      {
        ...{ kind: 'case', what: 'charges', id: 'c1', userId: null, orderId: null, caseId: 'c1', name: '' },
        ...{ amountMinor: null, currency: null, since: '', dueBy: '', isOver: false, minutesLeft: 60, owner: null },
      },
    ]
    const shown = { ...answers, listWork: { status: 200, body: { data: { ...emptyWork, items } } } }
    const page = await ask('/', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers: shown })
    expect(page?.body).toContain('This cannot be done. It would change nothing.')
  })

  it('says what is wrong with a field that it marks, without its name', async () => {
    const message = {
      kind: 'contactMessage',
      what: 'Hello',
      id: 'm1',
      userId: null,
      orderId: null,
      caseId: null,
      name: '',
    }
    const item = {
      ...message,
      amountMinor: null,
      currency: null,
      since: '',
      dueBy: '',
      isOver: false,
      minutesLeft: 60,
      owner: null,
    }
    const error = { code: 'badInput', message: 'Please check these fields: reason', fields: ['reason'] }
    const answers = {
      listWork: { status: 200, body: { data: { ...emptyWork, items: [item] } } },
      closeWork: { status: 400, body: { error } },
    }
    const form = { act: 'close', about: 'contactMessage~m1', reason: 'x'.repeat(600) }
    const { body = '', status } = (await ask('/', { role: 'support', form, answers })) ?? {}
    expect([status, body.match(/role="alert"/g)?.length, body.match(/aria-invalid="true"/g)?.length]).toEqual([
      400, 1, 1,
    ])
    expect(body).toContain(en.problem.marked)
    expect(body).not.toContain('these fields')
    // A day or an amount is not told that its text is too long.
    for (const [field, posted, said] of [
      ['toDate', { toDate: '+400', 'toDate.today': '2026-11-30' }, en.problem.markedDay],
      ['amountMinor', { amount: '5.000' }, en.problem.markedAmount],
    ] as const) {
      const refused = { code: 'badInput', message: `Please check these fields: ${field}`, fields: [field] }
      const refusing = { ...answers, closeWork: { status: 400, body: { error: refused } } }
      expect((await ask('/', { role: 'support', form: { ...form, ...posted }, answers: refusing }))?.body).toContain(
        said,
      )
    }
    const empty = (await ask('/', { role: 'support', form: { ...form, reason: ' ' }, answers }))?.body
    expect(empty).toContain(en.problem.missing)
    expect(empty).not.toContain('these fields')
  })

  it('says above the page why an act was refused whose form is gone, and shows what was typed for it', async () => {
    const answers = { closeWork: { status: 404, body: refusal('notFound', 'It is gone.') } }
    const form = { act: 'close', about: 'contactMessage~m1', reason: 'Called <back>' }
    const { body = '', status } = (await ask('/', { role: 'support', form, answers })) ?? {}
    expect([status, body.match(/role="alert"/g)?.length]).toEqual([404, 1])
    expect(body.indexOf('It is gone.')).toBeLessThan(body.indexOf(en.work.none))
    expect(body).toContain('Called &lt;back&gt;')
  })

  it('leads back to the page after an act, and says what was done', async () => {
    const answers = { takeWork: { status: 200, body: { data: {} } } }
    const page = await ask('/?owner=me', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers })
    expect([page?.status, page?.headers.Location]).toEqual([303, '/?owner=me&said=taken#case~c1'])
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
      expect((await hand(officer, inputs))?.headers.Location).toBe('/?said=handedOver#case~c1')
      expect(inputs.at(-1)).toEqual({ kind: 'case', itemId: 'c1', officerId, reason: 'x' })
    }
  })

  it('stays with its officer where no colleague, or more than one, has the name', async () => {
    const nobody = await hand('Joy')
    expect([nobody?.status, nobody?.body.includes(en.work.noColleague)]).toEqual([400, true])
    expect((await hand('Liza Cordero'))?.status).toBe(400)
  })
})

describe('the words of the desk', () => {
  const rooms = '{desk,officer,proposal,complaint,export,reconciliation}'
  const code = globSync(`src/server/${rooms}/**/*.ts`)
    .filter((file) => !/\.test\.ts$|own-data/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  /** Every code that stands in a field of this name, also where a condition chooses between two. */
  const codesOf = (field: string): string[] =>
    [...code.matchAll(new RegExp(`\\b${field}: ([^,}\\n]*)`, 'g'))].flatMap(([, value = '']) =>
      [...value.replace(/\w+ === '\w+'|'\w+' in \w+/g, '').matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? []),
    )

  it('name every act that the audit keeps', () => {
    expect(codesOf('act')).toContain('answerCase')
    expect(codesOf('act').filter((act) => !Object.hasOwn(en.audit.acts, act))).toEqual([])
  })

  it('name every job that may be given up', () => {
    const files = globSync('src/server/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8'))
    const topics = files.flatMap((text) => [...text.matchAll(/[tT]opic = '(\w+)'/g)].map(([, topic = '']) => topic))
    expect(topics).toContain('payOut')
    expect(topics.filter((topic) => !Object.hasOwn(en.work.jobs, topic))).toEqual([])
  })

  it('name every reason why something cannot be done', () => {
    // Why a call never became an act is for the audit alone.
    const reasons = [...codesOf('why'), ...Object.keys(deskWhys)].filter(
      (why) => !['rightIsMissing', 'keyWasUsed', 'counterWentBack', 'noRole', 'officerIsEnded'].includes(why),
    )
    expect(reasons).toContain('caseIsAnswered')
    // Why one loan is left out of an act on many is said in its list.
    const said = { ...en.bulk.whys, ...serverWordsFor('en').desk.whys }
    expect(reasons.filter((why) => !Object.hasOwn(said, why))).toEqual([])
  })
})

describe('an address of the desk', () => {
  it('that needs no number is on the preview page of the demo', () => {
    const preview = readFileSync('src/web/screens/demo/test-preview.tsx', 'utf8')
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
