// Receipts and statements: the page, the file and the calls say the same figures, to their owner only.

import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { date } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { formatMoney } from '../../core/money.ts'
import { getPayCode } from '../payment/code/get-pay-code.ts'
import { listReceipts } from '../payment/code/list-receipts.ts'
import { getRollover } from '../payment/get-rollover.ts'
import { createSession } from '../people/session/session-store.ts'
import { readDocument } from './read-document.ts'
import { serveDocuments } from './serve-documents.ts'

const paidOut = date('2026-08-10')
const peso = (amountMinor: number) => formatMoney(amountMinor, markets.standard.moneyFormat, '₱')

onPostgres('a paper of a loan', (database) => {
  let world: World
  let app: FastifyInstance
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(paidOut)
    app = Fastify()
    serveDocuments(app, world.deps, async () => null)
  })
  afterEach(async () => {
    await app.close()
    await world.close()
  })
  const { payAt, codeFor } = noticeTools(
    () => world,
    () => who,
  )

  const session = ({ borrowerId }: Borrower) =>
    createSession(world.db, world.deps, { borrowerId, kind: 'api', deviceId: 'test', params: { system: '2' } })
  /** As the borrower, unless told: with a session of the moment, since the tests pass over days. */
  const get = async (url: string, headers?: Record<string, string>) =>
    app.inject({ method: 'GET', url, headers: headers ?? { authorization: `Bearer ${await session(who)}` } })
  const file = async (url: string) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    return answer.rawPayload
  }
  const receipts = async () => granted(await world.call(listReceipts, who, { orderId: who.orderId })).receipts
  /** Late by two days, so that a payment pays a charge, interest and principal. */
  const payLate = () => payAt('2026-09-11T10:00:00Z', 200_000, { purpose: 'partial' })

  describe('a receipt', () => {
    it('says every figure that the call says, on its page and in its file', async () => {
      await payLate()
      const [receipt] = await receipts()
      if (receipt === undefined) throw new Error('no receipt')
      const asked = { orderId: who.orderId, paper: 'receipt' as const, number: receipt.number }
      const page = granted(await world.call(readDocument, who, asked))
      const text = pdfText(await file(page.pdfUrl))
      expect(page.pdfUrl).toBe(receipt.pdfUrl)
      const rows: readonly (readonly [string, string])[] = [
        ['Number', receipt.number],
        ['Order number', who.orderId],
        ['Amount received', peso(receipt.amountMinor)],
        ['Payment 1: late charge', peso(receipt.penaltyMinor)],
        ['Payment 1: interest', peso(receipt.interestMinor)],
        ['Payment 1: loan amount', peso(receipt.principalMinor)],
        ['Left to pay', peso(receipt.owedAfterMinor)],
        ['Paid', '11 Sep 2026, 18:00'],
        ['Paid by', 'Bank transfer'],
      ]
      for (const [label, value] of rows) {
        expect(page.blocks).toContainEqual({ kind: 'row', text: label, value })
        expect(text).toContain(`${label} ${value}`)
      }
      expect(text).toContain(`received ${peso(200_000)} from Ana Reyes. It counts from 11 Sep 2026`)
      expect(text).toContain(page.hash)
      expect(page.hash).toMatch(/^[0-9a-f]{64}$/)
    })

    it('of a rollover names the fee, and of too much the credit', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const moving = await codeFor(42_000, { rollover: true })
      await world.sandbox.pay({ payCode: moving.payCode, amountMinor: 60_000 })
      world.setTime('2026-09-10T10:00:00Z')
      const all = await codeFor(542_000, { purpose: 'partial' })
      await world.sandbox.pay({ payCode: all.payCode, amountMinor: 550_000 })
      const texts = await Promise.all((await receipts()).map(async ({ pdfUrl }) => pdfText(await file(pdfUrl))))
      const rollover = texts.find((text) => text.includes('It paid for a rollover'))
      const surplus = texts.find((text) => !text.includes('It paid for a rollover'))
      expect(rollover).toContain(`Rollover fee ${peso(42_000)}`)
      expect(surplus).toContain(`Left to pay ${peso(0)} Credit in your favour ${peso(8_000)}`)
    })

    it('says the tax in a payment, on the screens as on its paper, and what a rollover will be taxed before it is paid', async () => {
      const vat = { name: 'VAT', rateBps: 1_200 }
      who = await world.borrowerWithLoan(paidOut, {
        taxes: { fee: vat, interest: vat, penalty: { name: 'GST', rateBps: 1_800 } },
      })
      world.setTime('2026-09-09T10:00:00Z')
      const { orderId, productId } = who
      const { rollover } = granted(await world.call(getRollover, who, { orderId, productId }))
      // 42,000 x 12/112 = 4,500.
      expect(rollover).toMatchObject({
        feeMinor: 42_000,
        taxes: [{ text: 'Including VAT (12\u00a0%)', amountMinor: 4_500 }],
      })
      const moving = await codeFor(42_000, { rollover: true })
      await world.sandbox.pay({ payCode: moving.payCode })
      const arrived = granted(await world.call(getPayCode, who, { ref: moving.ref })).arrived
      expect(arrived?.receipt.taxes).toEqual(rollover.taxes)
      await payAt('2026-10-12T10:00:00Z', 200_000, { purpose: 'partial' })
      const [late, moved] = await receipts()
      expect(moved?.taxes).toEqual(rollover.taxes)
      expect(late?.taxes.map(({ text }) => text)).toEqual(['Including VAT (12\u00a0%)', 'Including GST (18\u00a0%)'])
      const page = granted(
        await world.call(readDocument, who, { orderId, paper: 'receipt', number: late?.number ?? '' }),
      )
      const onPaper = page.blocks.filter(({ text }) => text.startsWith('Including'))
      expect(onPaper.map(({ text, value }) => [text, value])).toEqual(
        late?.taxes.map(({ text, amountMinor }) => [text, peso(amountMinor)]),
      )
    })

    it('of a payment that was taken back says so, and on which day, in place of what it paid', async () => {
      const { transactionId } = await payAt('2026-09-09T10:00:00Z', 140_000)
      const [receipt] = await receipts()
      const asked = { orderId: who.orderId, paper: 'receipt' as const, number: receipt?.number ?? '' }
      expect(granted(await world.call(readDocument, who, asked)).title).toBe('Receipt')
      const { payCode } = await codeFor(140_000)
      world.setTime('2026-09-12T10:00:00Z')
      await world.sandbox.pay({ payCode, type: 'refunded', transactionId })
      const page = granted(await world.call(readDocument, who, asked))
      expect(page.title).toBe('Payment reversed')
      const said = `This payment of ${peso(140_000)}, paid on 9 Sep 2026, was reversed on 12 Sep 2026`
      expect(page.blocks).toContainEqual(
        expect.objectContaining({ kind: 'paragraph', text: expect.stringContaining(said) }),
      )
      expect(page.blocks.map(({ text }) => text)).not.toContain('What this payment covered')
      expect(pdfText(await file(receipt?.pdfUrl ?? ''))).toContain(said)
      // A number that no payment has stays unknown.
      expect(await world.call(readDocument, who, { ...asked, number: 'RC-2026-9999' })).toEqual({ refused: 'notFound' })
    })
  })

  describe('a statement', () => {
    const statement = (changes: object = {}) =>
      world.call(readDocument, who, { orderId: who.orderId, paper: 'statement', ...changes })

    it('goes from the payout until today, and ends with what is owed', async () => {
      await payLate()
      const page = granted(await statement())
      const text = pdfText(await file(page.pdfUrl))
      const { owedMinor } = await loanStateOf(world, who)
      const [receipt] = await receipts()
      expect(page.number).toBe(`ST-${who.orderId}-20260810-20260911`)
      for (const words of [
        `Charged ${peso(560_000 + 114_000)}`,
        `Paid ${peso(200_000)}`,
        `Left to pay at the end ${peso(owedMinor)}`,
        `10 Sep 2026 to 11 Sep 2026 Late charge, 2 days ${peso(114_000)} ${peso(674_000)}`,
        `11 Sep 2026 Payment, receipt ${receipt?.number} ${peso(200_000)} ${peso(owedMinor)}`,
        page.hash,
      ]) {
        expect(text).toContain(words)
      }
      expect(page.blocks).toContainEqual({
        kind: 'row',
        text: `11 Sep 2026 · Payment, receipt ${receipt?.number}`,
        value: `Paid ${peso(200_000)} · Left to pay ${peso(owedMinor)}`,
      })
    })

    it('of a period begins where the one before ended', async () => {
      await payLate()
      world.setTime('2026-10-20T10:00:00Z')
      const first = granted(await statement({ to: date('2026-09-30') }))
      const second = granted(await statement({ from: date('2026-10-01') }))
      const row = (page: typeof first, label: string) => page.blocks.find(({ text }) => text === label)?.value
      expect(row(second, 'Left to pay at the start')).toBe(row(first, 'Left to pay at the end'))
      expect(second.pdfUrl).toContain('from=2026-10-01&to=2026-10-20')
    })

    it('is a table for a spreadsheet, too: the same lines, and the sums come out', async () => {
      await payLate()
      const page = granted(await statement())
      const answer = await get(page.csvUrl)
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      const [head, ...lines] = answer.body.trimEnd().split('\r\n')
      expect(head).toBe('order,day,last_day,kind,text,receipt,charged,paid,balance,currency')
      const [receipt] = await receipts()
      expect(lines).toEqual([
        `${who.orderId},2026-08-10,2026-08-10,payout,Paid out; to be paid back in all,,5600.00,0.00,5600.00,PHP`,
        `${who.orderId},2026-09-10,2026-09-11,lateCharge,"Late charge, 2 days",,1140.00,0.00,6740.00,PHP`,
        `${who.orderId},2026-09-11,2026-09-11,payment,"Payment, receipt ${receipt?.number}",${receipt?.number},0.00,2000.00,4740.00,PHP`,
      ])
    })

    it('of no days, of days that are none, and of days to come is not found', async () => {
      expect(await statement({ from: date('2026-08-15'), to: date('2026-08-12') })).toEqual({ refused: 'notFound' })
      expect(await statement({ from: date('2027-01-01') })).toEqual({ refused: 'notFound' })
      expect((await get(`/documents/statement/${who.orderId}.pdf?from=yesterday`)).statusCode).toBe(404)
    })
  })

  describe('the interest of a year', () => {
    const yearly = (year: number) =>
      world.call(readDocument, who, { orderId: who.orderId, paper: 'yearlyInterest', year })

    it('says on its page and in its file what the ledger holds, with a number and a fingerprint', async () => {
      await payLate()
      const page = granted(await yearly(2026))
      const text = pdfText(await file(page.pdfUrl))
      const ledger = await loanBalances(world.db, who.orderId)
      const state = await loanStateOf(world, who)
      expect([page.number, page.pdfUrl, page.csvUrl]).toEqual([
        `YI-${who.orderId}-2026`,
        `/documents/yearlyInterest/${who.orderId}/2026.pdf`,
        '',
      ])
      const { interest, penalty, principal } = state.paidMinor
      for (const [label, amountMinor] of [
        ['Interest', -ledger.interestIncome],
        ['Fees', -ledger.feeIncome],
        ['Late charges', -ledger.penaltyIncome],
        ['Interest paid', interest],
        ['Fees paid', 25_000],
        ['Late charges paid', penalty],
        ['Interest, fees and late charges paid', interest + 25_000 + penalty],
        ['Loan amount paid back', principal],
        ['Loan amount not paid back yet', ledger.loanPrincipal],
      ] as const) {
        expect(page.blocks).toContainEqual({ kind: 'row', text: label, value: peso(amountMinor) })
        expect(text).toContain(`${label} ${peso(amountMinor)}`)
      }
      expect(-ledger.penaltyIncome).toBe(114_000)
      expect(text).toContain('The year is not over: these are the figures until 11 Sep 2026.')
      expect(text).toContain(page.hash)
    })

    it('shares everything that the ledger holds out among the years, cut at the midnight of the market', async () => {
      // 2026-12-31 16:30 in UTC is the first half hour of 2027 in Manila.
      await payAt('2026-12-31T16:30:00Z', 300_000, { purpose: 'partial' })
      world.setTime('2027-01-20T10:00:00Z')
      const rows = async (year: number) => {
        const { blocks } = granted(await yearly(year))
        return (label: string) => blocks.find(({ text }) => text === label)?.value
      }
      const [older, newer] = [await rows(2026), await rows(2027)]
      expect(older('Loan amount paid back')).toBe(peso(0))
      expect(older('Interest paid')).toBe(peso(0))
      expect(newer('From')).toBe('1 Jan 2027')
      const { paidMinor } = await loanStateOf(world, who)
      expect(newer('Late charges paid')).toBe(peso(paidMinor.penalty))
    })

    it('of a year in which there was no loan is not found', async () => {
      for (const year of [2025, 2027, 0]) expect(await yearly(year)).toEqual({ refused: 'notFound' })
      for (const part of ['2025', '26', '2026x', '02026']) {
        expect((await get(`/documents/yearlyInterest/${who.orderId}/${part}.pdf`)).statusCode).toBe(404)
      }
      expect((await get(`/documents/yearlyInterest/${who.orderId}.pdf`)).statusCode).toBe(404)
      expect((await get(`/documents/yearlyInterest/${who.orderId}/2026.csv`)).statusCode).toBe(404)
    })
  })

  it('is the same file for the same words, and another for others', async () => {
    await payLate()
    const [receipt] = await receipts()
    const first = await file(receipt?.pdfUrl ?? '')
    expect((await file(receipt?.pdfUrl ?? '')).equals(first)).toBe(true)
    expect((await file(`${receipt?.pdfUrl}?lang=id`)).equals(first)).toBe(false)
  })

  it('speaks Indonesian, and the currency of its market', async () => {
    who = await world.borrowerWithLoan(paidOut, { market: 'indonesia', currency: 'IDR' })
    const text = pdfText(await file(`/documents/statement/${who.orderId}.pdf?lang=id`))
    expect(text).toContain('Rincian transaksi')
    expect(text).toContain('Sisa pada akhirnya Rp')
  })

  it('opens by the cookie of a page, is stored by no cache, and is saved under its name', async () => {
    await payLate()
    const [receipt] = await receipts()
    const answer = await get(receipt?.pdfUrl ?? '', { cookie: `sid=t=${await session(who)}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="receipt-${receipt?.number}.pdf"`,
    })
  })

  it('is not found for anybody else, without a session, or where there is none: with the same answer', async () => {
    await payLate()
    const [receipt] = await receipts()
    const stranger = await world.borrowerWithLoan(paidOut)
    const other = { authorization: `Bearer ${await session(stranger)}` }
    const url = receipt?.pdfUrl ?? ''
    const own = `/documents/statement/${who.orderId}`
    const answers = [
      await get(url, other),
      await get(url.replace(who.orderId, stranger.orderId), other),
      await get(`${own}.pdf`, other),
      await get(`${own}.csv`, other),
      await get(url, {}),
      await get(url, { authorization: 'Bearer nobody' }),
      await get(`/documents/receipt/${who.orderId}/RC-2026-0000.pdf`),
      await get(`/documents/receipt/${who.orderId}.pdf`),
      await get(url.replace('.pdf', '.csv')),
      await get(`${own}/${receipt?.number}.pdf`),
      await get('/documents/statement/L0.pdf'),
      await get(`/documents/secret/${who.orderId}.pdf`),
      await get(`${own}.exe`),
      await get(url.replace(who.orderId, '%00')),
    ]
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body, headers['cache-control']]).toEqual([404, '', 'private, no-store'])
    }
    for (const number of [receipt?.number ?? '', '']) {
      const asked = { orderId: who.orderId, paper: 'receipt' as const, number }
      expect(await world.call(readDocument, stranger, asked)).toEqual({ refused: 'notFound' })
    }
  })

  it('of a loan that was never paid out is not there', async () => {
    await world.db.execute('update loan_order set disbursed_on = null where id = $1', [who.orderId])
    expect((await get(`/documents/statement/${who.orderId}.pdf`)).statusCode).toBe(404)
  })
})
