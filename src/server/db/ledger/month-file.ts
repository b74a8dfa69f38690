// A month of the ledger as a file: each entry with its lines as the text that is hashed, compressed, and at the end the head: the hash
// over all of them.

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { putInFreePlace } from '../put-in-place.ts'

/** What a file says of itself, in its last line. */
const headSchema = z.strictObject({
  candorLedgerMonth: z.string().regex(/^\d{4}-\d{2}$/),
  entries: z.int().positive(),
  head: z.string().regex(/^[0-9a-f]{64}$/),
})

export interface MonthHead {
  readonly month: string
  readonly entries: number
  /** Hex. */
  readonly head: string
}

/** The file does not hold what it says: it was changed, cut short, or is another file. The message is a sentence. */
export class MonthFileIsBroken extends Error {
  override readonly name = 'MonthFileIsBroken'
}

export const monthFileName = (month: string): string => `ledger-${month}.jsonl.gz`

/** The hash over the lines so far and one more, as ledger_chain computes it. */
export const chained = (hash: Buffer, line: string): Buffer => createHash('sha256').update(hash).update(line).digest()

/** The folder has another file of this name. The message is a sentence. */
export class MonthFileIsThere extends Error {
  override readonly name = 'MonthFileIsThere'
}

/**
 * Writes a month, aside first: the file has its name once all of it is on the disk. Throws {@link MonthFileIsThere} rather than write over
 * what may be another database's only copy.
 */
export async function writeMonthFile(path: string, month: string, lines: AsyncIterable<string>): Promise<MonthHead> {
  let hash: Buffer = Buffer.alloc(0)
  let entries = 0
  async function* text(): AsyncGenerator<string> {
    for await (const line of lines) {
      hash = chained(hash, line)
      entries += 1
      yield `${line}\n`
    }
    yield `${JSON.stringify({ candorLedgerMonth: month, entries, head: hash.toString('hex') })}\n`
  }
  const unfinished = `${path}.${randomUUID()}.unfinished`
  try {
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    const file = await open(unfinished, 'r+')
    await file.sync().finally(() => file.close())
    const head = hash.toString('hex')
    // The same month of the same database may be there: of an attempt that was killed, or before it was put back.
    if (!(await putInFreePlace(unfinished, path)) && !(await hasHead(path, head)))
      throw new MonthFileIsThere(
        `${path} is there, and is not ${month} of this database: name another folder, or move the file away.`,
      )
    return { month, entries, head }
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function hasHead(path: string, head: string): Promise<boolean> {
  try {
    return (await checkMonthFile(path)).head === head
  } catch (error) {
    if (error instanceof MonthFileIsBroken) return false
    throw error
  }
}

/** The lines of entries of a file, and its last line, which is checked against them. Throws {@link MonthFileIsBroken}. */
export async function* linesOf(path: string): AsyncGenerator<string, MonthHead> {
  let hash: Buffer = Buffer.alloc(0)
  let entries = 0
  let last: string | null = null
  const source = createReadStream(path)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (last !== null) {
        hash = chained(hash, last)
        entries += 1
        yield last
      }
      last = line
    }
  } catch (error) {
    throw new MonthFileIsBroken(`The file cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`)
  } finally {
    source.destroy()
  }
  const said = headSchema.safeParse(parsed(last ?? ''))
  if (!said.success)
    throw new MonthFileIsBroken('The file does not end with the head of a month: it was cut short, or is another file.')
  const { candorLedgerMonth: month, ...head } = said.data
  if (head.entries !== entries || head.head !== hash.toString('hex'))
    throw new MonthFileIsBroken(`The head of the file does not fit its lines: it was changed since it was written.`)
  return { month, ...head }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads a file to its end and answers its head. Throws {@link MonthFileIsBroken}. */
export async function checkMonthFile(path: string): Promise<MonthHead> {
  const lines = linesOf(path)
  for (;;) {
    const { done, value } = await lines.next()
    if (done === true) return value
  }
}
