// The evidence file of a borrower: who may take it, what is in it, and what is recorded of it.

import { createHash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { pdfText } from '../support/pdf-text.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let userId = ''
let orderId = ''
beforeAll(async () => {
  const persona = product.persona('overdue')
  userId = persona.params.userId ?? ''
  orderId = persona.orderId ?? ''
})

async function take(token: string, reason = 'asked by the court'): Promise<{ status: number; bytes: Buffer }> {
  const { desk: server } = product.server
  if (server === null) throw new Error('this product has no desk')
  const url = `/desk/borrowers/${userId}/evidence.zip?${new URLSearchParams({ reason })}`
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { status: answer.statusCode, bytes: answer.rawPayload }
}

/** The files of an archive, read by its directory. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [size, length, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const from = local + 30 + length
    const content = inflateRawSync(zip.subarray(from, from + size))
    expect([zip.readUInt32LE(local), crc32(content)]).toEqual([0x04034b50, zip.readUInt32LE(at + 16)])
    files.set(zip.toString('utf8', at + 46, at + 46 + length), content)
    at += 46 + length
  }
  return files
}

describe('the evidence file', () => {
  it('has what was agreed, what happened, what was said and what was decided, with a hash of each', async () => {
    const [collections, manager] = [await desk.token('collections'), await desk.token('manager')]
    const body = { channel: 'call', direction: 'out', outcome: 'reached', note: '=HYPERLINK("x") \u0130stanbul' }
    await desk.post(`/desk/borrowers/${userId}/contacts`, { token: collections, body })
    const waiver = { kind: 'waiver', subjectId: orderId, part: 'penalty', amountMinor: 1_000, reason: 'was ill' }
    const { id } = (await desk.post('/desk/proposals', { token: collections, body: waiver })).data
    await desk.decide(id, { token: manager })
    const { status, bytes } = await take(manager)
    expect(status).toBe(200)
    const files = unzipped(bytes)
    const text = (name: string): string => files.get(name)?.toString('utf8') ?? ''
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'contents.txt',
        'contacts-and-messages.csv',
        'decisions.csv',
        `decisions/${id}.json`,
        `loans/${orderId}/schedule.csv`,
        `loans/${orderId}/events.csv`,
        `loans/${orderId}/ledger.csv`,
        'seals.csv',
      ]),
    )
    expect(text('contacts-and-messages.csv')).toContain(`"'=HYPERLINK(""x"") \u0130stanbul"`)
    expect(text('contacts-and-messages.csv')).toContain(',message,')
    const signed = JSON.parse(text(`decisions/${id}.json`))
    expect(signed.signed.before.penaltyMinor - signed.signed.after.penaltyMinor).toBe(1_000)
    expect(text(`loans/${orderId}/events.csv`)).toContain(',waiver,')
    const papers = [...files.keys()].filter((name) => name.endsWith('.pdf') && name.includes(orderId))
    expect(papers.length).toBeGreaterThanOrEqual(2)
    const words = papers.map((name) => pdfText(files.get(name) ?? Buffer.alloc(0))).join(' ')
    for (const said of ['Key facts', 'Rosa Bautista', 'Agreed to on']) expect(words).toContain(said)
    // Every line of the ledger is under a seal that the file names, or too young for one.
    const lines = text(`loans/${orderId}/ledger.csv`).trim().split('\r\n').slice(1)
    const debits = lines.reduce((sum, line) => sum + Number(line.split(',')[9]), 0)
    expect(debits).toBeGreaterThan(0)
    const named = new Set(
      text('seals.csv')
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    )
    for (const line of lines) expect([...named, ''], line).toContain(line.split(',')[1])
    for (const [name, content] of files)
      if (name !== 'contents.txt')
        expect(text('contents.txt')).toContain(`${createHash('sha256').update(content).digest('hex')}  ${name}`)
    const [newest] = (await desk.get(`/desk/audit?subject=${userId}&limit=1`, { token: manager })).data.acts
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect(newest).toMatchObject({ act: 'exportEvidence', reason: 'asked by the court', after: { hash } })
  })

  it('says of a loan of a signed act on many that it was left out and why, and not that it was rejected', async () => {
    const { db } = product.server.deps
    const officers = await db.query<{ id: string; role: string }>('select id, role from officer where ended_at is null')
    const idOf = (role: string) => officers.find((one) => one.role === role)?.id ?? ''
    const act = (id: string, state: string, approved: boolean | null) =>
      db.execute(
        `insert into desk_bulk (id, kind, market, asked, view, reason, state, proposed_by, proposed_at, expires_at, loans, approved,
            decided_by, decided_at)
          values ($1, 'writeOff', 'standard', '{}', '', 'x', $2, $3, now(), now(), 1, $4::boolean, $5, case when $4::boolean is null then null else now() end)`,
        [id, state, idOf('collections'), approved, approved === null ? null : idOf('manager')],
      )
    const loan = (id: string, state: string, why: string | null) =>
      db.execute(
        `insert into desk_bulk_loan (bulk_id, n, order_id, borrower_id, state, why) values ($1, 1, $2, $3, $4, $5)`,
        [id, orderId, userId, state, why],
      )
    await act('many-left', 'done', true)
    await loan('many-left', 'left', 'moved')
    await act('many-running', 'running', true)
    await loan('many-running', 'counted', null)
    await act('many-rejected', 'rejected', false)
    await loan('many-rejected', 'counted', null)
    const { bytes } = await take(await desk.token('manager'))
    const rows = unzipped(bytes).get('decisions.csv')?.toString('utf8').split('\r\n') ?? []
    const outcomeOf = (id: string) =>
      rows
        .find((row) => row.startsWith(`${id}-1,`))
        ?.split(',')
        .slice(8, 10)
    expect(['many-left', 'many-running', 'many-rejected'].map(outcomeOf)).toEqual([
      ['leftOut', 'moved'],
      ['underWay', ''],
      ['rejected', ''],
    ])
  })

  it('is taken by a manager or an auditor, with a reason, for an existing borrower', async () => {
    for (const role of ['support', 'collections', 'payments', 'credit', 'admin'] as const)
      expect((await take(await desk.token(role))).status, role).toBe(403)
    expect((await take(await desk.token('auditor'))).status).toBe(200)
    expect((await take(await desk.token('manager'), '')).status).toBe(400)
    const nobody = await desk.get('/desk/borrowers/nobody/evidence.zip?reason=x', {
      token: await desk.token('manager'),
    })
    expect(nobody.status).toBe(404)
  })
})
