// Who an applicant is, field by field, with an identity service and without one; and a payout that waits for the name of its account.

import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../src/core/language.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'
import { type DeskTools, deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
let desk: DeskTools
let credit = ''
let manager = ''
beforeAll(async () => {
  desk = deskOf(product)
  credit = await desk.token('credit')
  manager = await desk.token('manager')
})

interface Typed {
  readonly field: string
  readonly typed: string
  readonly mark: string
}
const flow = async (who: string) =>
  (await product.call({ path: '/hazel/v5/credit/flow', who: product.persona(who), fields: {}, json: true })).data
    .application
const read = async (id: string) => (await desk.get(`/desk/applications/${id}`, { token: credit })).data
const unmask = async (id: string, token = credit): Promise<Typed[]> =>
  (await desk.post(`/desk/applications/${id}/unmask`, { token, body: { reason: 'to compare' } })).data.fields
const say = (id: string, fields: readonly object[], token = credit) =>
  desk.post(`/desk/applications/${id}/identity`, { token, body: { fields } })
const said = (fields: readonly Typed[], verdict = 'confirmed') =>
  fields.map(({ field, mark }) => ({ field, mark, verdict }))
const approve = (id: string) =>
  desk.post(`/desk/applications/${id}/decision`, { token: credit, body: { approve: true, reason: 'It is her.' } })
const actsOn = async (id: string): Promise<string[]> =>
  (await desk.get(`/desk/audit?subject=${id}`, { token: manager })).data.acts.map(({ act }: { act: string }) => act)
const whyOf = (answer: { status: number; error: { why: string } }) => [answer.status, answer.error.why]

describe.each(['identity-by-hand', 'application-unclear'])('the identity of %s', (who) => {
  it('is confirmed field by field by an officer who saw it, before anybody approves', async () => {
    const { applicationId: id } = await flow(who)
    const page = await read(id)
    expect(page.identity).toMatchObject({ isInQuestion: true })
    expect(page.identity.missing).toEqual(expect.arrayContaining(['fullName', 'birthDate', 'idNumber']))
    expect(JSON.stringify(page.identity)).not.toMatch(/Palm Street|5678|5403|920001|1992-04-17/)
    expect(whyOf(await approve(id))).toEqual([409, 'identityIsNotConfirmed'])
    // A verdict takes only what was shown, under the officer's own mark.
    expect(whyOf(await say(id, [{ field: 'fullName', verdict: 'confirmed', mark: 'x' }]))).toEqual([
      409,
      'identityHasChanged',
    ])
    const shown = await unmask(id)
    expect(shown.find(({ field }) => field === 'address')?.typed).toBe('12 Palm Street, Cebu City')
    expect(whyOf(await say(id, said(shown), manager))).toEqual([409, 'identityHasChanged'])
    // A doubt stands in the way; the page says who had it and why.
    const doubted = said(shown).map((one) =>
      one.field === 'idNumber' ? { ...one, verdict: 'doubted', note: 'another last digit' } : one,
    )
    expect((await say(id, doubted)).data.missing).toEqual(['idNumber'])
    expect((await read(id)).identity.fields.find(({ field }: Typed) => field === 'idNumber')).toMatchObject({
      verdict: 'doubted',
      said: { note: 'another last digit', isOfNow: true },
    })
    expect(whyOf(await approve(id))).toEqual([409, 'identityIsNotConfirmed'])
    // What was shown before that verdict is over.
    expect(whyOf(await say(id, said(shown)))).toEqual([409, 'identityHasChanged'])
    expect((await say(id, said((await unmask(id)).filter(({ field }) => field === 'idNumber')))).data.missing).toEqual(
      [],
    )
    const acts = await actsOn(id)
    expect(acts.filter((act) => act === 'confirmField')).toHaveLength(5)
    expect(acts.filter((act) => act === 'doubtField')).toHaveLength(1)
    expect(acts.filter((act) => act === 'unmaskIdentity')).toHaveLength(2)
  })

  it('is asked for again, and counts anew once the borrower has sent it', async () => {
    const borrower = product.persona(who)
    const { applicationId: id } = await flow(who)
    const ask = (what: string[]) =>
      desk.post(`/desk/applications/${id}/papers`, { token: credit, body: { what, note: 'The number is cut off.' } })
    expect((await ask(['idNumber'])).status).toBe(200)
    expect(whyOf(await ask(['front']))).toEqual([409, 'papersAreAsked'])
    const { review } = await flow(who)
    expect(review).toMatchObject({ state: 'waiting', note: 'The number is cut off.' })
    expect(review.again).toHaveLength(1)
    expect(review.again[0].url).toContain('step=identity')
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 1 }, json: true })
    const path = '/hazel/v3/certify/save-identity-info'
    await product.call({ path, who: borrower, fields: { idType: 'passport', idNumber: 'P9876543' }, json: true })
    expect((await flow(who)).review.again).toEqual([])
    expect((await read(id)).identity).toMatchObject({ asked: { missing: [] } })
    // The number is another one now: what was confirmed stands for nothing any more.
    expect((await read(id)).identity.missing).toEqual(['idType', 'idNumber'])
    expect((await say(id, said(await unmask(id)))).data.missing).toEqual([])
    expect((await approve(id)).status).toBe(200)
    expect((await flow(who)).state).toBe('approved')
  })
})

it('says that a picture cannot be opened, on the page and at its address', async () => {
  const { applicationId: id } = await flow('identity-by-hand')
  const { db, uploads } = product.server.deps
  const [row] = await db.query<{ name: string }>(
    `select p.name from identity_picture p join application a on a.borrower_id = p.borrower_id
      where p.replaced_at is null and a.id = $1`,
    [id],
  )
  await uploads.put(row?.name ?? '', new Uint8Array([1, 2, 3]), 'application/octet-stream')
  expect((await read(id)).pictures).toEqual([{ side: 'front', savedAt: expect.any(String), opens: false }])
  expect(whyOf(await desk.get(`/desk/applications/${id}/pictures/front`, { token: credit }))).toEqual([
    409,
    'pictureDoesNotOpen',
  ])
})

describe('a first payout to an account in another name', () => {
  const held = () => product.persona('payout-held').orderId ?? ''
  const decide = (mark: string, decision: string, token = credit) =>
    desk.post(`/desk/payouts/${held()}/decision`, { token, body: { decision, mark, reason: 'called' } })
  const markFor = async (token: string): Promise<string> =>
    (await desk.post(`/desk/payouts/${held()}/unmask`, { token, body: { reason: 'names' } })).data.mark

  it('is told to the borrower as a check, in each language, and promises no day', async () => {
    const path = '/hazel/v3/loan-details/loan-details'
    for (const language of languages) {
      const query = { orderId: held(), lang: language }
      const { text } = await product.call({ method: 'GET', path, who: product.persona('payout-held'), query })
      const { loan, application } = serverWordsFor(language)
      expect(text).toContain(loan.notice.payoutChecked({ netProceeds: '', account: '§' }).split('§').at(-1))
      expect(text).toContain(`"${application.line.ourTurn}"`)
    }
  })

  it('waits for an officer, who decides once on what was shown, of two at once one', async () => {
    const page = (await desk.get(`/desk/payouts/${held()}`, { token: credit })).data
    expect(page).toMatchObject({ outcome: 'other', waits: true, decision: null, accountName: 'B•••• O••••' })
    const borrower = (await desk.get(`/desk/borrowers/${page.userId}`, { token: credit })).data
    expect(borrower.account).toMatchObject({ name: { outcome: 'other' }, heldOrderId: held() })
    expect(
      (
        await desk.post(`/desk/payouts/${held()}/unmask`, {
          token: await desk.token('payments'),
          body: { reason: 'names' },
        })
      ).status,
    ).toBe(403)
    const [ofCredit, ofManager] = [await markFor(credit), await markFor(manager)]
    expect(whyOf(await decide(ofManager, 'release'))).toEqual([409, 'identityHasChanged'])
    const both = await Promise.all([decide(ofCredit, 'otherAccount'), decide(ofManager, 'release', manager)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await actsOn(held())).toEqual(expect.arrayContaining(['unmaskPayoutName']))
    const after = (await desk.get(`/desk/payouts/${held()}`, { token: credit })).data
    expect(after).toMatchObject({ waits: false })
    const { db } = product.server.deps
    const order = async () =>
      (await db.query<{ state: string }>('select payout_state as state from loan_order where id = $1', [held()]))[0]
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 2 }, json: true })
    expect((await order())?.state).toBe(after.decision === 'release' ? 'paid' : 'failed')
  })
})
