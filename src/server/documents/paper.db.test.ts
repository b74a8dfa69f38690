// The papers: the same words before, at and after the agreement; links that open once, for minutes, and name no person.

import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import {
  type Borrower,
  granted,
  type LendingWorld,
  openLendingWorld,
  refusedAs,
} from '../../../tests/support/lending.ts'
import { date } from '../../core/calendar-date.ts'
import { recordEvent } from '../account/loan/loan-store.ts'
import { getOffer } from '../offer/get-offer.ts'
import { forgetPaperLinks } from '../papers/link/paper-link-store.ts'
import { listAgreements, openAgreement } from './agreements.ts'
import { readPaper } from './read-document.ts'

function tokenOf(url: string): string {
  return new URL(url, 'http://ours').searchParams.get('doc') ?? ''
}

onPostgres('a paper', (database) => {
  let world: LendingWorld
  let who: Borrower
  beforeAll(async () => {
    world = await openLendingWorld(database())
    who = await world.borrower()
  })

  const anybody = () => ({ ...world.callOf(who), caller: null })
  const offer = async (of: Borrower = who) => granted(await world.call(getOffer, of, { productId: 'candor-cash' }))
  const open = async (position: number, ids: { orderId?: string; offerId?: string } = {}, of: Borrower = who) =>
    await world.call(openAgreement, of, { productId: 'candor-cash', position, ...ids })

  it('is one of three, in the borrower’s language', async () => {
    const english = granted(await world.call(listAgreements, who, { productId: 'candor-cash', scene: '3' }))
    expect(english.list).toEqual([
      { title: 'Key facts', position: 1 },
      { title: 'Loan agreement', position: 2 },
      { title: 'Privacy policy', position: 3 },
    ])
    const indonesian = granted(await listAgreements({ productId: 'candor-cash' }, world.callOf(who, undefined, 'id')))
    expect(indonesian.list[1]?.title).toBe('Perjanjian pinjaman')
    expect(refusedAs(await world.call(listAgreements, who, { productId: 'nothing' }))).toBe('productIsUnknown')
    expect(refusedAs(await world.call(listAgreements, who, { productId: 'candor-cash', orderId: 'L-no' }))).toBe(
      'notFound',
    )
  })

  it('carries every figure of its offer', async () => {
    const { offerId } = await offer()
    const paper = granted(await readPaper({ offerId, paper: 'keyFacts' }, world.callOf(who)))
    const rows = Object.fromEntries(
      paper.blocks.filter(({ kind }) => kind === 'row').map(({ text, value }) => [text, value]),
    )
    expect(rows).toMatchObject({
      'Loan amount': '₱\u00a05.000,00',
      'Service fee, taken at payout': '₱\u00a0250,00',
      'You get': '₱\u00a04.750,00',
      'You pay back': '₱\u00a05.600,00',
      'APR, all costs in one yearly rate': '125,9\u00a0% a year',
      'Loan term': '4 × 30 days',
      '1/4 · 9 Sep 2026': '₱\u00a01.400,00',
    })
    expect(paper.blocks[0]).toEqual({ kind: 'title', text: 'Key facts', value: '' })
    expect(paper.agreedAt).toBeNull()
  })

  it('opens once through its link, without a session, and says nothing of whose it is in the address', async () => {
    const { offerId } = await offer()
    const { url } = granted(await open(2, { offerId }))
    expect(url).toMatch(/^\/loan-agreement\?doc=[\w-]{32}$/)
    const paper = granted(await readPaper({ linkToken: tokenOf(url) }, anybody()))
    expect(paper.paper).toBe('loanAgreement')
    expect(paper.body).toContain('Maria Santos')
    expect(refusedAs(await readPaper({ linkToken: tokenOf(url) }, anybody()))).toBe('documentLinkHasExpired')
  })

  it('does not open through a link older than five minutes, or a made-up one', async () => {
    const { url } = granted(await open(1))
    world.setTime('2026-08-10T02:05:00Z')
    const late = await readPaper({ linkToken: tokenOf(url) }, anybody())
    world.setTime('2026-08-10T02:00:00Z')
    expect(refusedAs(late)).toBe('documentLinkHasExpired')
    expect(refusedAs(await readPaper({ linkToken: 'x'.repeat(32) }, anybody()))).toBe('documentLinkHasExpired')
    expect(await forgetPaperLinks(world.db, new Date('2026-08-11T00:00:00Z'))).toBeGreaterThan(0)
  })

  it('has no link outside its positions, for another product, or for somebody else', async () => {
    const { offerId } = await offer()
    const stranger = await world.borrower()
    expect(refusedAs(await open(0, { offerId }))).toBe('notFound')
    expect(refusedAs(await open(4, { offerId }))).toBe('notFound')
    expect(refusedAs(await open(1, { offerId }, stranger))).toBe('notFound')
    expect(refusedAs(await open(1, {}, stranger))).toBe('notFound')
    expect(refusedAs(await open(1, { orderId: 'L-none' }))).toBe('notFound')
    const other = await world.call(openAgreement, who, { productId: 'home-repair', position: 1, offerId })
    expect(refusedAs(other)).toBe('notFound')
  })

  it('of an order reads word for word as it was agreed to, whatever the texts say later', async () => {
    const borrower = await world.borrower()
    const { offerId } = await offer(borrower)
    const before = granted(await readPaper({ offerId, paper: 'loanAgreement' }, world.callOf(borrower)))
    const orderId = await world.apply(borrower, 'candor-cash')
    await world.db.execute(`update borrower set name = 'Somebody Else' where id = $1`, [borrower.borrowerId])
    const after = granted(await readPaper({ orderId, paper: 'loanAgreement' }, world.callOf(borrower)))
    expect(after).toEqual({
      ...before,
      agreedAt: '2026-08-10 10:00:00',
      tickedByDefault: true,
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const listed = granted(await world.call(listAgreements, borrower, { productId: 'candor-cash', orderId }))
    expect(listed.list).toHaveLength(3)
    const { url } = granted(await open(3, { orderId }, borrower))
    expect(granted(await readPaper({ linkToken: tokenOf(url) }, anybody())).paper).toBe('privacy')
    expect(refusedAs(await readPaper({ orderId, paper: 'loanAgreement' }, world.callOf(who)))).toBe('notFound')
    expect(refusedAs(await readPaper({ orderId, paper: 'closureLetter' }, world.callOf(borrower)))).toBe('notFound')
  })

  it('of an offer is not shown when it would read differently than before', async () => {
    const borrower = await world.borrower()
    const { offerId } = await offer(borrower)
    await world.db.execute(`update borrower set name = 'Another Name' where id = $1`, [borrower.borrowerId])
    const changed = await readPaper({ offerId, paper: 'loanAgreement' }, world.callOf(borrower))
    expect(refusedAs(changed)).toBe('agreementHasChanged')
  })

  it('needs its owner’s session without a link', async () => {
    const { offerId } = await offer()
    expect(refusedAs(await readPaper({ offerId, paper: 'keyFacts' }, anybody()))).toBe('sessionIsMissing')
    expect(refusedAs(await readPaper({ offerId }, world.callOf(who)))).toBe('notFound')
    expect(refusedAs(await readPaper({ paper: 'keyFacts' }, world.callOf(who)))).toBe('notFound')
    expect(refusedAs(await readPaper({ offerId, paper: 'closureLetter' }, world.callOf(who)))).toBe('notFound')
  })

  it('certifies a closed loan, and no longer when it is open again', async () => {
    const borrower = await world.borrower()
    const orderId = await world.loan(borrower, 'candor-cash')
    const event = { kind: 'payment', valueDate: date('2026-08-10'), amountMinor: 560_000 } as const
    const sourceKey = `close:${orderId}`
    await world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, event, sourceKey }))
    const letter = granted(await readPaper({ orderId, paper: 'closureLetter' }, world.callOf(borrower)))
    const { closureNumber } = await world.order(borrower, orderId)
    expect(letter.body).toContain(closureNumber ?? '-')
    expect(letter.blocks).toContainEqual({ kind: 'row', text: 'You paid back', value: '₱\u00a05.600,00' })
    const back = { kind: 'reversal', valueDate: date('2026-08-10'), paymentId: sourceKey } as const
    await world.db.transaction((tx) =>
      recordEvent(tx, world.deps, { orderId, event: back, sourceKey: `${sourceKey}:back` }),
    )
    expect(refusedAs(await readPaper({ orderId, paper: 'closureLetter' }, world.callOf(borrower)))).toBe('notFound')
  })

  it('keeps a name from becoming structure', async () => {
    const borrower = await world.borrower({ name: '| x | 0 |\n# Title\n{{apr}}' })
    const { offerId } = await offer(borrower)
    const paper = granted(await readPaper({ offerId, paper: 'loanAgreement' }, world.callOf(borrower)))
    expect(paper.blocks.filter(({ kind }) => kind === 'title')).toHaveLength(1)
    expect(paper.blocks[1]).toMatchObject({ kind: 'paragraph' })
  })
})

describe('twenty readers of one link at once', () => {
  const database = useDatabase(postgres)

  it('are one reader and nineteen refusals', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    granted(await world.call(getOffer, who, { productId: 'candor-cash' }))
    const { url } = granted(await world.call(openAgreement, who, { productId: 'candor-cash', position: 1 }))
    const anybody = { ...world.callOf(who), caller: null }
    const read = await Promise.all(Array.from({ length: 20 }, () => readPaper({ linkToken: tokenOf(url) }, anybody)))
    expect(read.filter((answer) => 'refused' in answer)).toHaveLength(19)
  })
})
