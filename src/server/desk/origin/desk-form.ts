// What a request of the desk brings: fields and files from memory, or a file that is too large for it and lies on disk.

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { DeskEndpoint, DeskUpload } from '../../../contracts/desk-call.ts'
import { deskEndpoints } from '../../../contracts/desk-endpoints.ts'
import type { Bodies } from '../../http/body/bodies.ts'
import { type DecodedBody, decodeBody } from '../../http/body/decode-body.ts'
import { chunksOf, readStoredParts, type StoredBytes } from '../../http/body/stored-form.ts'
import type { UploadedFile } from '../../http/call.ts'
import { bodyLimitBytes } from '../../http/limits.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'

export interface DeskForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
  /** Files on disk, by their field: until the request is answered. */
  readonly uploads: Readonly<Record<string, DeskUpload>>
}

export type ReadForm = { readonly ok: true; readonly form: DeskForm } | Extract<DecodedBody, { readonly ok: false }>

/** What a call with a large file takes, and the page whose form sends it. Bytes, by address. */
const largeBodies: ReadonlyMap<string, number> = new Map(
  Object.values<DeskEndpoint>(deskEndpoints).flatMap(({ path, largeBody }) =>
    largeBody === undefined ? [] : [[path, largeBody.maxBytes] as const, [largeBody.page, largeBody.maxBytes] as const],
  ),
)

/** How large a form may be that goes to disk; null where the address takes none. */
export function largeBodyMaxBytes({ url }: FastifyRequest): number | null {
  return largeBodies.get(url.split('?')[0] ?? '') ?? null
}

/** The form of a request, from where its body is. */
export async function formOf(bodies: Bodies, request: FastifyRequest): Promise<ReadForm> {
  const contentType = plainHeaders(request)['content-type']
  const stored = bodies.storedOf(request)
  if (stored !== null) return await storedForm(contentType ?? '', stored)
  const decoded = decodeBody(contentType, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
  return decoded.ok ? { ok: true, form: { ...decoded, uploads: {} } } : decoded
}

async function storedForm(contentType: string, stored: StoredBytes): Promise<ReadForm> {
  const unreadable = { ok: false, status: 400, field: 'body' } as const
  const parts = await readStoredParts(contentType, stored)
  if (parts === null) return unreadable
  const fields: Record<string, unknown> = Object.create(null)
  const uploads: Record<string, DeskUpload> = Object.create(null)
  let fieldBytes = 0
  for (const part of parts) {
    // A field that comes twice is a mistake of the sender.
    if (part.name in fields || part.name in uploads) return unreadable
    if (part.fileName === null) {
      fieldBytes += part.to - part.from
      if (fieldBytes > bodyLimitBytes) return unreadable
      fields[part.name] = (await stored.read(part.from, part.to)).toString('utf8')
    } else if (part.to > part.from) {
      const hash = createHash('sha256')
      for await (const chunk of chunksOf(stored, part)) hash.update(chunk)
      const name = `sha256:${hash.digest('hex')}`
      uploads[part.name] = { read: () => chunksOf(stored, part), toJSON: () => name }
    }
  }
  return { ok: true, form: { fields, files: [], uploads } }
}
