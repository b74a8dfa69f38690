// Turns the bytes of a request into unchecked fields: forms, JSON and multipart, nothing else.

import { readJson } from '../../../core/read-json.ts'
import type { UploadedFile } from '../call.ts'
import type { UncheckedFields } from '../read-input.ts'
import { countFields } from './count-fields.ts'
import { readParts } from './multipart.ts'

export type DecodedBody =
  | { readonly ok: true; readonly fields: UncheckedFields; readonly files: readonly UploadedFile[] }
  | { readonly ok: false; readonly status: 400 | 415; readonly field: string }

/** More values than any call has, those of one name counted each. */
const valuesMax = 100

/** Query or form text as fields; a name that comes twice becomes a list, which no call takes. */
export function readForm(text: string): UncheckedFields {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value)
  return fields
}

/** True of a form with more values than any call has. Asked before it is read: to read half a million takes seconds. */
function hasTooManyValues(form: Buffer): boolean {
  let values = 1
  for (let at = form.indexOf('&'); at !== -1 && values <= valuesMax; at = form.indexOf('&', at + 1)) values += 1
  return values > valuesMax
}

/** The fields of what was parsed, in all depths. */
function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, one) => sum + fieldsIn(one), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}

/** Appends in place: copying the list for each of half a million values of one name would be quadratic. */
function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const before = fields[name]
  if (before === undefined) fields[name] = value
  else if (Array.isArray(before)) before.push(value)
  else fields[name] = [before, value]
}

/** Decodes a body by its content type. An empty body is an empty form. */
export function decodeBody(contentType: string | undefined, bytes: Buffer): DecodedBody {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const done = (fields: UncheckedFields, files: readonly UploadedFile[] = []): DecodedBody =>
    Object.values(fields).flat().length > valuesMax
      ? { ok: false, status: 400, field: 'body' }
      : { ok: true, fields, files }
  if (bytes.byteLength === 0) return done({})
  if (type === 'application/x-www-form-urlencoded') {
    if (hasTooManyValues(bytes)) return { ok: false, status: 400, field: 'body' }
    return done(readForm(bytes.toString('utf8')))
  }
  if (type === 'application/json') {
    const fields = countFields(bytes)
    if (fields === null) return { ok: false, status: 400, field: 'body' }
    const parsed = readJson(bytes.toString('utf8'))
    // The parser takes the last of two fields with one name, and what stands in front of this server may take the first.
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || fieldsIn(parsed) !== fields)
      return { ok: false, status: 400, field: 'body' }
    return done(parsed as UncheckedFields)
  }
  if (type === 'multipart/form-data') return decodeMultipart(contentType ?? '', bytes, done)
  return { ok: false, status: 415, field: 'Content-Type' }
}

function decodeMultipart(
  contentType: string,
  bytes: Buffer,
  done: (fields: UncheckedFields, files: readonly UploadedFile[]) => DecodedBody,
): DecodedBody {
  const parts = readParts(contentType, bytes)
  if (parts === null) return { ok: false, status: 400, field: 'body' }
  const fields: Record<string, unknown> = Object.create(null)
  const files: UploadedFile[] = []
  for (const { name, fileName, bytes: content } of parts) {
    if (fileName === null) addField(fields, name, content.toString('utf8'))
    else files.push({ field: name, bytes: content })
  }
  return done(fields, files)
}
