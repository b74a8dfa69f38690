// Pages that lead from one piece of work to the next: the next item is taken, the next proposal offered, and who has a case is said.

import { describe, expect, it } from 'vitest'
import { deskWordsFor } from './messages/words.ts'
import { ask, emptyWork, refusal } from './test-pages.ts'

const en = deskWordsFor('en')

const item = {
  kind: 'case',
  id: 'c1',
  userId: 'b1',
  orderId: null,
  caseId: 'c1',
  name: 'A•••',
  what: 'charges',
  amountMinor: null,
  currency: null,
  since: '2026-11-20 10:00:00',
  dueBy: '2026-11-22 10:00:00',
  isOver: false,
  minutesLeft: 60,
  owner: null,
}
const ok = (data: unknown) => ({ status: 200, body: { data } })
const list = (items: readonly unknown[], next: string | null = null) => ok({ ...emptyWork, items, next })

describe('taking the next item', () => {
  const take = (answers: NonNullable<Parameters<typeof ask>[1]>['answers'], inputs: unknown[] = []) =>
    ask('/?kind=case&owner=me', {
      role: 'support',
      form: { act: 'takeNext', key: 'k' },
      answers: answers ?? {},
      inputs,
    })

  it('takes the item that is due first, of those that no officer has taken and the role can do, and opens its page', async () => {
    const inputs: unknown[] = []
    const page = await take({ listWork: list([item]), takeWork: ok({}) }, inputs)
    expect(page?.headers.Location).toBe('/cases/c1?said=taken')
    expect(inputs).toContainEqual({ kind: 'case', for: 'me', owner: 'nobody', limit: 10 })
    expect(inputs).toContainEqual({ kind: 'case', itemId: 'c1' })
  })

  it('says that nothing is left where others took all of it, or nothing waits', async () => {
    const taken = { status: 409, body: refusal('itemIsTaken', 'Taken.') }
    for (const items of [[item, { ...item, id: 'c2' }], []]) {
      const page = await take({ listWork: list(items), takeWork: taken })
      expect(page?.status).toBe(404)
      expect(page?.body).toContain('Nothing here is left for your role')
    }
  })

  it('takes no second item for a form that is sent twice', async () => {
    const page = await take({ listWork: list([item]), takeWork: { status: 422, body: refusal('keyWasUsed', 'Used.') } })
    expect(page?.headers.Location).toBe('/?owner=me#case~c1')
  })
})

describe('the work list', () => {
  it('names every rule that a contact passed, and every one that sent an application to a person', async () => {
    const rows = [
      { ...item, kind: 'contactAgainstRule', what: 'tooMany atNight' },
      { ...item, kind: 'referredApplication', id: 'a1', what: 'affordable fewLoans' },
    ]
    const body = (await ask('/', { role: 'manager', answers: { listWork: list(rows) } }))?.body
    expect(body).toContain('too often, outside the hours')
    expect(body).toContain('much of the income, many loans')
  })

  it('has a step only where the role can do it, and says else whose work it is', async () => {
    const page = await ask('/', {
      role: 'support',
      answers: { listWork: list([{ ...item, kind: 'proposal', id: 'p1' }]) },
    })
    expect(page?.body).not.toContain('value="take"')
    expect(page?.body).toContain('for a manager')
  })

  it('has neither steps nor a column for them for an officer who only reads', async () => {
    const page = await ask('/', { role: 'auditor', answers: { listWork: list([item]) } })
    expect(page?.body).not.toContain('Next step')
    expect(page?.body).not.toContain('What you take')
    expect(page?.body).toContain('colSpan="4"')
  })

  it('counts a group only where all of it is on the page', async () => {
    const count = '<span class="quiet num">1</span>'
    const pageOf = async (next: string | null) =>
      (await ask('/', { role: 'support', answers: { listWork: list([item], next) } }))?.body
    expect(await pageOf(null)).toContain(count)
    expect(await pageOf('more')).not.toContain(count)
  })

  it('leads from an owner to all that officer has, and names the officer', async () => {
    const owner = { id: 'o7', name: 'Jun Aquino' }
    const page = await ask('/?owner=o7', { role: 'manager', answers: { listWork: list([{ ...item, owner }]) } })
    expect(page?.body).toContain('href="/?owner=o7"')
    expect(page?.body).toMatch(/<a href="\/\?owner=o7" aria-current="true">Jun Aquino/)
  })
})

describe('the page of the team', () => {
  it('leads from each officer to what that one has', async () => {
    const one = {
      id: 'o7',
      name: 'Jun Aquino',
      role: 'support',
      held: 3,
      over: 1,
      dueBy: '2026-11-22 10:00:00',
      minutesLeft: -5,
    }
    const page = await ask('/team', { role: 'manager', answers: { listTeam: ok([one]) } })
    expect(page?.body).toContain('3 things are taken, 1 of them over time.')
    expect(page?.body).toContain('<a href="/?owner=o7">Jun Aquino</a>')
    expect(page?.body).toContain('5 min over')
  })
})

describe('a proposal', () => {
  const person = (id: string) => ({ id, name: `Officer ${id}` })
  const proposal = (id: string, by: string, state = 'open') => ({
    ...{ id, kind: 'waiver', orderId: 'L1', userId: 'b1', name: 'A•••', paymentId: null, currency: 'PHP', state },
    ...{
      asked: { amountMinor: 7_680, part: 'penalty' },
      reason: 'Because.',
      effect: {},
      proposedEffect: {},
      proposedBy: person(by),
    },
    ...{ proposedAt: '2026-11-20 10:00:00', expiresAt: '2026-11-27 10:00:00' },
    ...{ decidedBy: null, decidedAt: null, decisionReason: null, offer: null },
  })
  const see = (data: unknown, open: readonly unknown[] = []) =>
    ask('/proposals/p1', {
      role: 'manager',
      answers: { readProposal: ok(data), listProposals: ok({ proposals: open, next: null }) },
    })

  it('that is decided leads to the next one that somebody else proposed, the oldest first', async () => {
    const open = [proposal('p4', 'o9'), proposal('p3', 'o9'), proposal('p2', 'o1')]
    const page = await see({ proposal: proposal('p1', 'o9', 'approved'), now: null, whyNot: null }, open)
    expect(page?.body).toContain('2 more to sign')
    expect(page?.body).toMatch(/href="\/proposals\/p3"[^>]*data-key="t"/)
  })

  it('shows the figures of now where the loan has moved, and is signed with their mark', async () => {
    const now = { effect: {}, mark: 'm1', hasMoved: true }
    const page = await see({ proposal: proposal('p1', 'o9'), now, whyNot: null })
    expect(page?.body).toContain('The loan has moved since this was proposed on 20 Nov 2026')
    expect(page?.body).toContain('name="mark" value="m1"')
  })

  it('is signed by another officer, and taken back by its own while it is open', async () => {
    const now = { effect: {}, mark: 'm1', hasMoved: false }
    const page = async (by: string, state = 'open') =>
      (await see({ proposal: proposal('p1', by, state), now: state === 'open' ? now : null, whyNot: null }))?.body
    const takesBack = 'name="act" value="withdraw"'
    expect(await page('o1')).toContain(takesBack)
    expect(await page('o1')).not.toContain('name="mark"')
    expect(await page('o9')).not.toContain(takesBack)
    expect(await page('o1', 'withdrawn')).not.toContain(takesBack)
    const form = { act: 'withdraw', reason: 'wrong loan' }
    const sent = await ask('/proposals/p1', { role: 'manager', form, answers: { withdrawProposal: ok({}) } })
    expect(sent?.headers.Location).toBe('/proposals/p1?said=withdrawn')
  })

  it('that cannot be done any more can only be rejected', async () => {
    const page = await see({
      proposal: proposal('p1', 'o9'),
      now: null,
      whyNot: { code: 'nothingIsOwed', message: 'Nothing is owed.' },
    })
    expect(page?.body).toContain('This cannot be done any more. Nothing is owed.')
    expect(page?.body).not.toContain('value="true"')
    expect(page?.body).toContain('value="false"')
  })

  it('stands in the list with its sum and whose it is', async () => {
    const page = await ask('/proposals', {
      role: 'manager',
      answers: { listProposals: ok({ proposals: [proposal('p1', 'o9')], next: null }) },
    })
    expect(page?.body).toContain('76,80')
    expect(page?.body).toContain('A•••')
    expect(page?.body).toContain('until 27 Nov 2026')
  })
})

describe('what was done', () => {
  it('is said with the way back to the work list, for an officer who came from there', async () => {
    const way = 'href="/">To the work list'
    const page = async (role: 'manager' | 'auditor', path: string, said = path) =>
      (await ask(path, { role, said, answers: { listProposals: ok({ proposals: [], next: null }) } }))?.body
    expect(await page('manager', '/proposals?said=approved')).toContain(way)
    expect(await page('manager', '/proposals')).not.toContain(way)
    expect(await page('auditor', '/proposals?said=approved')).not.toContain(way)
  })

  it('is said once, and never because somebody’s link says so', async () => {
    const answers = { listProposals: ok({ proposals: [], next: null }) }
    const at = (path: string, said: string) => ask(path, { role: 'manager', said, answers })
    const done = await at('/proposals?state=done&said=approved', '/proposals?said=approved')
    expect(done?.body).toContain(en.said.approved)
    expect(done?.says).toBe('')
    for (const said of ['', '/proposals?said=rejected', '/?said=approved']) {
      const linked = await at('/proposals?said=approved', said)
      expect(linked?.body).not.toContain(en.said.approved)
      expect(linked?.says).toBeNull()
    }
    const calls = { seeNotice: ok({}), removeOwnPasskey: ok({}) }
    const removed = await ask('/me', { role: 'manager', form: { act: 'remove', about: 'k1' }, answers: calls })
    expect([removed?.headers.Location, removed?.says]).toEqual(['/me?said=passkeyRemoved', '/me?said=passkeyRemoved'])
  })
})

describe('what if', () => {
  it('of a holiday asks for its days only, whatever was typed for another kind', async () => {
    const inputs: unknown[] = []
    const form = { act: 'whatIf', kind: 'hardship', amount: 'much', fromDate: '2026-11-20', toDate: '2026-11-30' }
    const gone = { status: 404, body: refusal('notFound', 'Gone.') }
    await ask('/loans/L1', { role: 'support', form, inputs, answers: { readLoan: gone } })
    expect(inputs).toContainEqual({ orderId: 'L1', kind: 'hardship', fromDate: '2026-11-20', toDate: '2026-11-30' })
  })
})

describe('a search', () => {
  it('is repeated without letters that turn the direction of others', async () => {
    const page = await ask(`/find?q=${encodeURIComponent('\u202Eabc')}`, {
      role: 'support',
      answers: { find: ok({ found: [] }) },
    })
    expect(page?.body).toContain('Nothing found for “abc”')
  })
})

describe('a complaint by telephone', () => {
  const form = { act: 'takeDown', key: 'k', type: 'charges', subType: 'threatened', orderId: '', text: 'The fee.' }

  it('is opened from the borrower’s page, and leads to it', async () => {
    const inputs: unknown[] = []
    const answers = { takeDownCase: ok({ caseId: 'c9', caseNumber: 'C9', answerBy: null }) }
    const page = await ask('/borrowers/b1', { role: 'support', form, answers, inputs })
    expect(page?.headers.Location).toBe('/cases/c9?said=takenDown')
    // What was chosen about collection does not count for another type.
    expect(inputs).toContainEqual({ userId: 'b1', type: 'charges', text: 'The fee.' })
  })
})

describe('a late loan whose borrower may not be called', () => {
  const loan = {
    ...{ orderId: 'l1', userId: 'b1', name: 'A•••', market: 'standard', currency: 'PHP', bucket: 'late1', daysLate: 4 },
    ...{ dueSince: '2026-11-20', owedMinor: 1_000, step: 'contact', waitsUntil: null, contactedAt: null, owner: null },
  }
  const shown = (because: string | null, also: string[]) =>
    ok({
      today: '2026-11-24',
      loans: [{ ...loan, because, also }],
      buckets: [],
      steps: [],
      mine: 0,
      views: [],
      next: null,
    })
  const page = (because: string | null, { also = [], ...more }: Parameters<typeof ask>[1] & { also?: string[] } = {}) =>
    ask('/collections', {
      ...{ role: 'collections', ...more },
      answers: { listCollections: shown(because, also), ...more.answers },
    })
  const takes = (body: string | undefined) => body?.match(/name="act" value="take"/g)?.length ?? 0

  it('is not offered where the borrower may not be contacted, and offered for writing where only calls are ruled out', async () => {
    expect(takes((await page(null))?.body)).toBe(1)
    for (const because of ['deceased', 'represented', 'tooMany', 'helpAsked', 'leftAlone', 'unwanted'])
      expect(takes((await page(because))?.body), because).toBe(0)
    for (const because of ['askedNotTo', 'tooManyByChannel', 'atNight', 'noPhone']) {
      const { body } = (await page(because)) ?? {}
      expect(takes(body), because).toBe(1)
      expect(body).toContain('<option value="letter"')
      expect(body).not.toContain('<option value="call"')
      expect(takes((await page(because, { also: ['helpAsked'] }))?.body), because).toBe(0)
    }
  })

  it('is taken by the channel that was chosen, and says the rule and from when where that is refused', async () => {
    const inputs: unknown[] = []
    const form = { act: 'take', about: 'lateLoan~l1', channel: 'letter', key: 'k' }
    const message = 'The borrower may not be contacted about a payment now.'
    const error = {
      code: 'cannotBeDone',
      message,
      why: 'contactIsRefused',
      because: 'tooMany',
      also: ['atNight'],
      mayFrom: '2026-12-01 09:00:00',
    }
    const answers = { takeWork: { status: 409, body: { error } } }
    const refused = await page('askedNotTo', { form, inputs, answers })
    expect(inputs).toContainEqual({ kind: 'lateLoan', itemId: 'l1', channel: 'letter' })
    expect(refused?.body).toContain(
      `${message} The rule: too often, outside the hours. Contact is allowed from 1 Dec 2026`,
    )
  })
})

describe('a question about money taken back that no provider answered', () => {
  const question = { ...item, kind: 'jobGivenUp', id: '7', what: 'askAboutReturn rfnd_1', caseId: null, orderId: 'L9' }

  it('says its number, and can be asked again or called settled by hand; another job only tried again', async () => {
    const page = async (what: string, role: 'payments' | 'support' = 'payments') =>
      (await ask('/', { role, answers: { listWork: list([{ ...question, what }]) } }))?.body
    const own = await page(question.what)
    expect(own).toContain('ask how much a provider took back: rfnd_1')
    expect(own).toContain('href="/loans/L9#jobGivenUp~7"')
    expect([own?.includes('Settled by hand'), own?.includes('Try again')]).toEqual([true, true])
    const ofSupport = await page(question.what, 'support')
    expect([ofSupport?.includes('Settled by hand'), ofSupport?.includes('Try again')]).toEqual([false, true])
    expect(await page('payOut')).not.toContain('Settled by hand')
    const inputs: unknown[] = []
    const form = { act: 'settle', about: 'jobGivenUp~7', reason: '500,00 booked', key: 'k' }
    await ask('/', { role: 'payments', form, inputs, answers: { listWork: list([question]), closeWork: ok({}) } })
    expect(inputs).toContainEqual({ kind: 'jobGivenUp', itemId: '7', reason: '500,00 booked', settled: true })
  })
})
