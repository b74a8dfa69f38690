// Files for accountants in a folder and in a bucket: whole or not there, whatever fails on the way.

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signRequest } from '../s3/upload-bucket.ts'
import { createExportStore } from './export-store.ts'

async function* text(...parts: readonly (string | Error)[]): AsyncIterable<string> {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield part
  }
}
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex')

describe('a folder', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'exports-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))
  const storeIn = (dir: string) => createExportStore({ kind: 'local', dir })

  it('gets a file whole, with its length and hash, for the owner of the process alone', async () => {
    const dir = path.join(root, 'made', 'at need')
    const written = await storeIn(dir).write('a.csv', text('loan,due\r\n', 'é,1\r\n'))
    expect(written).toEqual({ bytes: 16, hash: sha256('loan,due\r\né,1\r\n') })
    expect(readFileSync(path.join(dir, 'a.csv'), 'utf8')).toBe('loan,due\r\né,1\r\n')
    expect(statSync(path.join(dir, 'a.csv')).mode & 0o077).toBe(0)
    await storeIn(dir).write('a.csv', text('again'))
    expect(readdirSync(dir)).toEqual(['a.csv'])
    expect(readFileSync(path.join(dir, 'a.csv'), 'utf8')).toBe('again')
  })

  it('has the file of before, and nothing half, where the content or the disk fails', async () => {
    await storeIn(root).write('a.csv', text('whole'))
    await expect(storeIn(root).write('a.csv', text('half', new Error('the database went away')))).rejects.toThrow(
      'the database went away',
    )
    expect(readFileSync(path.join(root, 'a.csv'), 'utf8')).toBe('whole')
    writeFileSync(path.join(root, 'no-folder'), '')
    await expect(storeIn(path.join(root, 'no-folder')).write('a.csv', text('x'))).rejects.toThrow()
    expect(readdirSync(root)).toEqual(['a.csv', 'no-folder'])
  })

  it('says that the disk is full', async () => {
    // The device of Linux that is always full, where the part would be written.
    const { symlinkSync } = await import('node:fs')
    symlinkSync('/dev/full', path.join(root, '.a.csv.part'))
    await expect(storeIn(root).write('a.csv', text('x'))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(readdirSync(root)).toEqual([])
  })

  it.each(['', '.hidden', '../a.csv', 'a/b.csv', '/etc/passwd', 'A b.csv'])('takes no file called %j', async (name) => {
    await expect(storeIn(root).write(name, text('x'))).rejects.toThrow(RangeError)
    expect(readdirSync(root)).toEqual([])
  })
})

describe('a bucket', () => {
  const owner = { region: 'us-east-1', accessKeyId: 'books', secretAccessKey: 'a secret' }
  const kept = new Map<string, string>()
  let status = 200
  const store = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const { headers } = request
      const time = String(headers['x-amz-date'])
      const at = time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')
      const again = await signRequest(
        {
          method: 'PUT',
          url: new URL(request.url ?? '', `http://${headers.host}`),
          headers: { 'content-type': String(headers['content-type']) },
          bodyHash: sha256(body),
        },
        owner,
        new Date(at),
      )
      const isWhole = headers['content-length'] === String(Buffer.byteLength(body))
      if (status === 200 && headers.authorization === again.authorization && isWhole) kept.set(request.url ?? '', body)
      else status = status === 200 ? 403 : status
      response.writeHead(status).end()
    })
  })
  let endpoint = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => store.close(resolve)))
  beforeEach(() => {
    status = 200
    kept.clear()
  })
  const bucket = (more: Partial<typeof owner & { endpoint: string }> = {}) =>
    createExportStore({ kind: 's3', bucket: 'books', endpoint, ...owner, ...more })
  const spooled = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('candor-export-')).length

  it('gets a file in one signed request that names its length and hash', async () => {
    const before = spooled()
    const long = 'loan,due\r\n'.repeat(40_000)
    expect(await bucket().write('a.csv', text(long, 'end'))).toEqual({ bytes: 400_003, hash: sha256(`${long}end`) })
    expect(kept.get('/books/a.csv')).toBe(`${long}end`)
    expect(spooled()).toBe(before)
  })

  it('gets nothing where the content fails, and says what it answered where it refuses', async () => {
    const before = spooled()
    await expect(bucket().write('a.csv', text('half', new Error('the database went away')))).rejects.toThrow(
      'went away',
    )
    await expect(bucket({ secretAccessKey: 'another' }).write('a.csv', text('x'))).rejects.toThrow('answered 403')
    status = 503
    await expect(bucket().write('a.csv', text('x'))).rejects.toThrow('the bucket of the exports answered 503')
    await expect(bucket({ endpoint: 'http://127.0.0.1:9' }).write('a.csv', text('x'))).rejects.toThrow()
    expect(kept.size).toBe(0)
    expect(spooled()).toBe(before)
  })
})
