// Opening pages: one ticket, one page, one borrower, one device; and what became of the session before it.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { createSession, findSession } from '../people/session/session-store.ts'
import { getLaunchTicket, openPageSession } from './open-page-session.ts'

onPostgres('a launch', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
  })
  afterAll(() => people.close())
  const ticketFor = async (person: Person) => granted(await people.ask(getLaunchTicket, {}, { person })).ticket
  const launch = (ticket: string, changes: { userId?: string; deviceId?: string; previousToken?: string } = {}) =>
    people.ask(openPageSession, { userId: ana.borrowerId, deviceId: 'phone-1', ticket, ...changes })

  it('opens a page as the borrower of the ticket, with a session of its own', async () => {
    const opened = granted(await launch(await ticketFor(ana)))
    expect(opened).toMatchObject({
      userId: ana.borrowerId,
      deviceId: 'phone-1',
      market: 'standard',
      shortName: `•••• ${ana.phone.slice(-4)}`,
    })
    expect(await findSession(people.db, people.deps, opened.sessionId)).toMatchObject({
      borrowerId: ana.borrowerId,
      kind: 'web',
      deviceId: 'phone-1',
    })
  })

  it('is refused with a ticket that was used', async () => {
    const ticket = await ticketFor(ana)
    granted(await launch(ticket))
    expect(await launch(ticket)).toEqual({ refused: 'launchIsRefused', values: { reason: 'used' } })
  })

  it('is refused after five minutes', async () => {
    const ticket = await ticketFor(ana)
    people.pass(301)
    expect(await launch(ticket)).toEqual({ refused: 'launchIsRefused', values: { reason: 'expired' } })
  })

  it('is refused for another borrower and on another device, and the ticket stays good for its own', async () => {
    const [ticket, ben] = [await ticketFor(ana), await people.person()]
    const foreign = { refused: 'launchIsRefused', values: { reason: 'foreign' } }
    expect(await launch(ticket, { userId: ben.borrowerId })).toEqual(foreign)
    expect(await launch(ticket, { deviceId: 'phone-2' })).toEqual(foreign)
    granted(await launch(ticket))
  })

  it('is refused without a ticket, and with one of our own making in every other way', async () => {
    expect(await launch('')).toEqual({ refused: 'launchIsRefused', values: { reason: 'missing' } })
    expect(await launch('abc')).toEqual({ refused: 'launchIsRefused', values: { reason: 'foreign' } })
  })

  it('ends the session that the browser had, of any borrower', async () => {
    const ben = await people.person()
    const old = await createSession(people.db, people.deps, {
      borrowerId: ben.borrowerId,
      kind: 'web',
      deviceId: '',
      params: {},
    })
    const opened = granted(await launch(await ticketFor(ana), { previousToken: old }))
    expect(opened.sessionId).not.toBe(old)
    expect(await findSession(people.db, people.deps, old)).toBeNull()
  })

  it('is refused once the account is deleted', async () => {
    const ticket = await ticketFor(ana)
    await people.db.execute('update borrower set phone = null, deleted_at = $2 where id = $1', [
      ana.borrowerId,
      people.now(),
    ])
    expect(await launch(ticket)).toEqual({ refused: 'launchIsRefused', values: { reason: 'foreign' } })
  })

  it('takes the session of an old host only where the lender has allowed it, and only as it stands', async () => {
    const make = (person: Person, deviceId: string, kind: 'api' | 'web' = 'api') =>
      createSession(people.db, people.deps, { borrowerId: person.borrowerId, kind, deviceId, params: {} })
    const token = await make(ana, 'phone-1')
    expect(await launch(token)).toEqual({ refused: 'launchIsRefused', values: { reason: 'foreign' } })
    Object.assign(people.deps, { config: { ...people.deps.config, launchAcceptsSession: true } })
    granted(await launch(token))
    granted(await launch(token))
    const foreign = { refused: 'launchIsRefused', values: { reason: 'foreign' } }
    expect(await launch(await make(ana, 'phone-2'))).toEqual(foreign)
    expect(await launch(await make(await people.person(), 'phone-1'))).toEqual(foreign)
    expect(await launch(await make(ana, 'phone-1', 'web'))).toEqual(foreign)
    expect(await launch('nobody-has-this-token')).toEqual(foreign)
    const used = await ticketFor(ana)
    granted(await launch(used))
    expect(await launch(used)).toEqual({ refused: 'launchIsRefused', values: { reason: 'used' } })
    const old = await ticketFor(ana)
    people.pass(301)
    expect(await launch(old)).toEqual({ refused: 'launchIsRefused', values: { reason: 'expired' } })
  })
})

describe('launches at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('with one ticket open one page', async () => {
    const people = openPeople(database())
    const ana = await people.person()
    const { ticket } = granted(await people.ask(getLaunchTicket, {}, { person: ana }))
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        people.ask(openPageSession, { userId: ana.borrowerId, deviceId: 'phone-1', ticket }),
      ),
    )
    expect(answers.filter((answer) => 'sessionId' in answer)).toHaveLength(1)
    const [made] = await people.db.query<{ web: number }>(`select count(*)::int as web from session where kind = 'web'`)
    expect(made?.web).toBe(1)
    people.close()
  })
})
