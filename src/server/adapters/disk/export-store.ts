// Where files for accountants are written to: a folder, or a bucket that speaks S3. A file is there whole, or not at all.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FilePlace } from '../../../settings/values.ts'
import { putInPlace } from '../../db/put-in-place.ts'
import type { ExportStore, WrittenFile } from '../../ports/export-store.ts'
import { inOutgoingSpan } from '../../tracing.ts'
import { type BucketConfig, signRequest } from '../s3/upload-bucket.ts'

/** Milliseconds for sending one file to a bucket: a slow line takes 1 GB in it. */
const SEND_MS = 30 * 60_000

/** The store that the configuration names. */
export function createExportStore(place: FilePlace): ExportStore {
  return place.kind === 'local' ? localStore(place.dir) : bucketStore(place)
}

function checked(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(name)) throw new RangeError('not a name of an export')
  return name
}

/** Written beside under another name and renamed: a full disk or a killed process leaves no half file under `name`. */
function localStore(dir: string): ExportStore {
  return {
    async write(name, content) {
      const place = path.join(dir, checked(name))
      const part = path.join(dir, `.${name}.part`)
      await mkdir(dir, { recursive: true })
      try {
        const written = await pour(content, part)
        await putInPlace(part, place)
        return written
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
  }
}

/** Writes all of it to a new file that only this user reads, down to the disk. */
async function pour(content: AsyncIterable<string>, place: string): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(place, 'w', 0o600)
  try {
    for await (const text of content) {
      const chunk = Buffer.from(text, 'utf8')
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, hash: hash.digest('hex') }
}

/**
 * Written to a file of this machine first: its length and hash go ahead of it in one request, which the bucket takes whole or not at
 * all (5 GB at most).
 */
function bucketStore(config: BucketConfig): ExportStore {
  const base = config.endpoint ?? `https://s3.${config.region}.amazonaws.com`
  return {
    async write(name, content) {
      const url = new URL(`/${config.bucket}/${checked(name)}`, base)
      const folder = await mkdtemp(path.join(os.tmpdir(), 'candor-export-'))
      try {
        const file = path.join(folder, name)
        const written = await pour(content, file)
        const headers = { 'content-type': 'text/csv; charset=utf-8' }
        const signed = await signRequest({ method: 'PUT', url, headers, bodyHash: written.hash }, config, new Date())
        const response = await inOutgoingSpan(url.host, { method: 'PUT' }, () =>
          fetch(url, {
            method: 'PUT',
            headers: { ...signed, 'content-length': String(written.bytes) },
            body: Readable.toWeb(createReadStream(file)) as ReadableStream,
            duplex: 'half',
            redirect: 'error',
            signal: AbortSignal.timeout(SEND_MS),
          } as RequestInit),
        )
        await response.body?.cancel()
        if (response.status !== 200) throw new Error(`the bucket of the exports answered ${response.status}`)
        return written
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
