// A request of the desk, and what each is looked at for: where it came from, from which address, and which of its fields are wrong.

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { DeskEndpoint, DeskUpload } from '../../../contracts/desk-call.ts'
import { deskEndpoints } from '../../../contracts/desk-endpoints.ts'
import type { Deps } from '../../deps.ts'
import type { Bodies } from '../../http/body/bodies.ts'
import { type DecodedBody, decodeBody } from '../../http/body/decode-body.ts'
import { chunksOf, readStoredParts, type StoredBytes } from '../../http/body/stored-form.ts'
import type { UploadedFile } from '../../http/call.ts'
import { bodyLimitBytes } from '../../http/limits.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'

export interface DeskRequest {
  /** Path, query and body in one, as they came. */
  readonly unchecked: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** From the header, or else from the cookie. */
  readonly token: string | null
  /** True where a browser sent the token by itself: then the request must come from our own pages. */
  readonly byCookie: boolean
  readonly address: string
  readonly requestId: string
}

/** The address as acts name it: the same for the same address, and no way back to it. */
export function hashOfAddress({ config }: Pick<Deps, 'config'>, address: string): string {
  return createHash('sha256').update(config.sessionSecret).update('\0').update(address).digest('hex').slice(0, 32)
}

/** True for what a page of another origin sent, and for what does not say where it comes from. */
export function comesFromElsewhere(headers: Readonly<Record<string, string | undefined>>, deskOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers.origin !== deskOrigin
}

/** `{allowed: {kind: ['waiver', …]}}`: the words of each refused field that takes one of some; nothing where none does. */
export function allowedValues(error: z.ZodError): Readonly<Record<string, unknown>> {
  const lists = error.issues.flatMap((issue) => {
    const field = issue.path.map(String).join('.').slice(0, 64)
    const values = wordsOf(issue)
    return values.length > 1 && field !== '' ? [[field, values.map(String)] as const] : []
  })
  return lists.length === 0 ? {} : { allowed: Object.fromEntries(lists.slice(0, 20)) }
}

/** The words that a field takes: one of a list, or the kind of an input of several kinds. */
function wordsOf(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : []
}

/** What a request of the desk brings: fields and files from memory, or a file that is too large for it and lies on disk. */
export interface DeskForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
  /** Files on disk, by their field: until the request is answered. */
  readonly uploads: Readonly<Record<string, DeskUpload>>
}

type ReadForm = { readonly ok: true; readonly form: DeskForm } | Extract<DecodedBody, { readonly ok: false }>

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
