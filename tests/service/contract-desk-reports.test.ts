// Settlement reports at the desk, from outside: a file is imported whole or refused with line and column, and differences are cleared.

import { beforeAll, describe, expect, it } from 'vitest'
import { jobHandlers } from '../../src/server/api.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { bookReportTopic } from '../../src/server/reconciliation/report-part-store.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let payments = ''
beforeAll(async () => {
  payments = await desk.token('payments')
})

const head = 'line,transaction,reference,type,amount,fee,tax,net,currency,settled,account'
const fileOf = (...lines: string[]): string => [head, ...lines, ''].join('\r\n')

async function send(file: string, ask: { provider?: string; token?: string; key?: string } = {}) {
  const { provider = 'sandbox', token = payments, key } = ask
  const boundary = 'a-boundary-of-the-tests'
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`
  const response = await product.server.desk?.app.inject({
    method: 'POST',
    url: '/desk/reports',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: `${part('name="provider"', provider)}${part('name="file"; filename="report.csv"', file)}--${boundary}--\r\n`,
  })
  if (response === undefined) throw new Error('there is no desk')
  // biome-ignore lint/suspicious/noExplicitAny: asserted field by field below
  return { status: response.statusCode, ...(response.json() as { data?: any; error?: any }) }
}
const rowsOf = async (): Promise<number> => {
  const [row] = await product.server.deps.db.query<{ n: number }>('select count(*)::int as n from settlement_line')
  return row?.n ?? 0
}

describe('POST /desk/reports', () => {
  it('takes a file of a provider, tells what differs and what it comes to, and the same file twice changes nothing', async () => {
    const [known] = await product.server.deps.db.query<{ id: string; amount: number }>(
      `select transaction_id as id, amount_minor as amount from payment where provider = 'sandbox' and currency = 'PHP' limit 1`,
    )
    const amount = known === undefined ? '14.00' : (known.amount / 100).toFixed(2)
    const ours = known === undefined ? 0 : 1
    const file = fileOf(
      `S1,${known?.id ?? 'tx-none'},,PAYMENT,${amount},0.00,,${amount},PHP,2026-08-21,0123`,
      'S2,tx-nobody,ref-nobody,PAYMENT,70.00,1.00,0.12,68.88,PHP,2026-08-21,0456',
      `TOTAL,,,,${(Number(amount) + 70).toFixed(2)},,,${(Number(amount) + 68.88).toFixed(2)},,,`,
    )
    const first = await send(file, { key: 'report-1' })
    expect(first).toMatchObject({
      status: 200,
      data: { isNew: true, lines: 2, matched: ours, weMissIt: 2 - ours, settledThrough: '2026-08-21' },
    })
    expect(first.data.totals).toContainEqual({
      bankAccount: 'Harbour Savings 0456',
      currency: 'PHP',
      grossMinor: 7_000,
      feeMinor: 112,
      netMinor: 6_888,
    })
    expect((await send(file, { key: 'report-1' })).data).toEqual(first.data)
    expect((await send(file)).data).toEqual({ ...first.data, isNew: false })
    expect(await rowsOf()).toBe(2)

    const { data: list } = await desk.get('/desk/reports', { token: payments })
    expect(list).toMatchObject({ providers: ['sandbox'], reports: [{ id: first.data.id, source: 'file' }] })
    expect(list.accounts).toContainEqual({ account: 'bank:Harbour Savings 0456', currency: 'PHP', balanceMinor: 6_888 })
    const { data: read } = await desk.get(`/desk/reports/${first.data.id}`, { token: payments })
    const nobody = read.differences.find(({ number }: { number: string }) => number === 'S2')
    expect(nobody).toMatchObject({ what: 'weMissIt', theirMinor: 7_000, ourMinor: null, line: 3 })
    const lines = (query = '') => desk.get(`/desk/reports/${first.data.id}/lines?limit=1${query}`, { token: payments })
    const { data: page } = await lines()
    expect(page.counts).toEqual({ matched: ours, amountDiffers: 0, weMissIt: 2 - ours, theyMissIt: 0, noted: 0 })
    expect(page.lines).toMatchObject([{ number: 'S1', line: 2, isCleared: false }])
    const { data: second } = await lines(`&after=${encodeURIComponent(page.next)}`)
    expect([second.lines[0].number, second.next]).toEqual(['S2', null])
    expect((await lines('&state=theyMissIt')).data.lines).toEqual([])
    for (const wrong of ['&after=x', '&after=99999999999~a', '&state=lost'])
      expect((await lines(wrong)).status, wrong).toBe(400)
    expect((await desk.get('/desk/reports/none/lines', { token: payments })).status).toBe(404)
    const audit = await desk.get(`/desk/audit?subject=${first.data.id}`, { token: await desk.token('manager') })
    expect(audit.data.acts).toMatchObject([{ act: 'importReport' }, { act: 'importReport' }])

    const one = () => desk.get(`/desk/differences/${nobody.id}`, { token: payments })
    expect((await one()).data).toMatchObject({ number: 'S2', reportId: first.data.id, isCleared: false })
    const items = async () => (await desk.get('/desk/work?kind=settlement', { token: payments })).data.items
    expect((await items()).map(({ id }: { id: string }) => id)).toContain(nobody.id)
    const cleared = await desk.post(`/desk/differences/${nobody.id}/clear`, {
      token: payments,
      body: { reason: 'of a shop' },
    })
    expect(cleared.data).toEqual({ id: nobody.id, cleared: true })
    expect((await items()).map(({ id }: { id: string }) => id)).not.toContain(nobody.id)
    expect((await one()).data.isCleared).toBe(true)
    expect((await desk.get('/desk/differences/none', { token: payments })).status).toBe(404)
    const again = await desk.post(`/desk/differences/${nobody.id}/clear`, {
      token: payments,
      body: { reason: 'twice' },
    })
    expect(again.status).toBe(404)
  })

  it('is found by the payment and the loan once a difference about them is cleared', async () => {
    const [ours] = await product.server.deps.db.query<{ id: string; transaction: string; orderId: string }>(
      `select id, transaction_id as transaction, order_id as "orderId" from payment
        where provider = 'sandbox' and currency = 'PHP' and order_id is not null and amount_minor <> 7100
          and transaction_id not in (select transaction_id from settlement_line)
        order by id desc limit 1`,
    )
    if (ours === undefined) throw new Error('no payment of a loan among the samples')
    const file = fileOf(
      `D1,${ours.transaction},,PAYMENT,71.00,0.00,,71.00,PHP,2026-08-21,0123`,
      'TOTAL,,,,71.00,,,71.00,,,',
    )
    const { data: report } = await send(file)
    const { differences } = (await desk.get(`/desk/reports/${report.id}`, { token: payments })).data
    const about = differences.find(({ number }: { number: string }) => number === 'D1')
    expect(about).toMatchObject({ what: 'amountDiffers', theirMinor: 7_100 })
    const body = { reason: 'The provider sent a corrected file.' }
    expect((await desk.post(`/desk/differences/${about.id}/clear`, { token: payments, body })).status).toBe(200)
    const manager = await desk.token('manager')
    for (const subject of [ours.id, ours.orderId]) {
      const { acts } = (await desk.get(`/desk/audit?subject=${subject}`, { token: manager })).data
      expect(acts, subject).toContainEqual(expect.objectContaining({ act: 'clearDifference', subject: about.id }))
    }
  })

  it('refuses what is wrong with line and column, and keeps nothing of it', async () => {
    const good = 'S8,tx-8,,PAYMENT,70.00,1.00,0.12,68.88,PHP,2026-08-21,0456'
    const before = await rowsOf()
    for (const [bad, line, column] of [
      [good.replace('70.00', '"70,00"'), 3, 'amount'],
      [good.replace('tx-8', '=cmd|A1'), 3, 'transaction'],
      [good.replace('S8', 'S7'), 3, 'line'],
      [good.replace('68.88', '68.87'), 3, 'net'],
      ['TOTAL,,,,1.00,,,,,,', 3, 'amount'],
    ] as const) {
      const { status, error } = await send(fileOf(good.replace('S8', 'S7'), bad))
      expect([status, error.code, error.fields, error.line, error.column]).toEqual([
        400,
        'reportIsWrong',
        ['file'],
        line,
        column,
      ])
      expect(error.message).toContain(`Line ${line}, column ${column}`)
    }
    const long = await send(`${head}\n${'x'.repeat(30)}\n`.repeat(1))
    expect(long.error).toMatchObject({ fault: 'cellsDiffer', line: 2 })
    expect(await rowsOf()).toBe(before)
  })

  it('takes a file of many parts, compares the rest by a job, and says how far it is', async () => {
    const lines = 2_400
    const row = (n: number) => `F${n},t${n},,FEE,0.00,0.50,,-0.50,PHP,2026-08-20,0123`
    const total = `TOTAL,,,,0.00,,,-${(lines / 2).toFixed(2)},,,`
    const many = fileOf(...Array.from({ length: lines }, (_, n) => row(n)), total)
    const wrong = await send(many.replace('F2399,', 'F7,'))
    expect(wrong.error).toMatchObject({ fault: 'lineIsDoubled', line: lines + 1, column: 'line' })
    const before = await rowsOf()
    const first = await send(many, { key: 'report-many' })
    expect(first.data).toMatchObject({ isNew: true, isWhole: false, linesDone: 1_000, noted: 1_000, lines })
    expect((await send(many, { key: 'report-many' })).data).toEqual(first.data)
    expect((await send(many.replace('-0.50', '-0.51'), { key: 'report-many' })).error.code).toBe('reportIsWrong')
    const other = many.replace(`${row(0)}\r\n`, '').replace(total, total.replace('1200.00', '1199.50'))
    expect((await send(other, { key: 'report-many' })).error.code).toBe('keyWasUsed')
    const read = () => desk.get(`/desk/reports/${first.data.id}`, { token: payments })
    const { deps } = product.server
    await runDueJobs({ [bookReportTopic]: jobHandlers[bookReportTopic] } as typeof jobHandlers, deps)
    expect((await read()).data.isWhole).toBe(true)
    expect((await read()).data).toMatchObject({ linesDone: lines, newLines: lines, noted: lines, changedLines: 0 })
    expect((await read()).data.totals).toMatchObject([{ feeMinor: 50 * lines, netMinor: -50 * lines }])
    expect(await rowsOf()).toBe(before + lines)
    expect((await send(many)).data).toMatchObject({ id: first.data.id, isNew: false, isWhole: true })
    expect(await deps.db.query('select report_id from settlement_part')).toEqual([])
  })

  it('refuses another provider, a form that is cut off, and a role without the right', async () => {
    const cut = await send(`${head}\n--a-boundary-of-the-tests`.padEnd(40_000, 'x'))
    expect(cut.error).toMatchObject({ code: 'badInput', fields: ['body'] })
    expect((await send(head, { provider: 'nobody' })).error).toMatchObject({ code: 'badInput', fields: ['provider'] })
    expect((await send(head, { provider: 'constructor' })).error).toMatchObject({ fields: ['provider'] })
    for (const role of ['support', 'auditor'] as const)
      expect((await send(head, { token: await desk.token(role) })).status).toBe(403)
  })
})
