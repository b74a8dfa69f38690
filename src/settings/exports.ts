// The settings of files that are written by themselves: which ones, how often, and to which folder or bucket.

import path from 'node:path'
import { z } from 'zod'
import { type Rhythm, rhythms } from '../core/export/period-ending.ts'
import { type ExportKind, type ExportPlan, exportKinds } from '../core/export/schedule.ts'
import { optional, setOr, type ValuesOf } from './setting.ts'
import type { uploadsSettings } from './uploads.ts'
import { type FilePlace, webUrl } from './values.ts'

export interface ScheduledExports {
  /** Never empty. */
  readonly plan: ExportPlan
  readonly place: FilePlace
}

const isKind = (text: string | undefined): text is ExportKind => (exportKinds as readonly unknown[]).includes(text)
const isRhythm = (text: string | undefined): text is Rhythm => (rhythms as readonly unknown[]).includes(text)

/** `journal=daily,portfolio=monthly`. */
const exportPlan = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().split('=')))
  .refine(
    (parts) =>
      parts.every(([kind, rhythm, ...more]) => isKind(kind) && isRhythm(rhythm) && more.length === 0) &&
      new Set(parts.map(([kind]) => kind)).size === parts.length,
    `must be files with how often, each once, such as journal=daily,portfolio=monthly (files: ${exportKinds.join(', ')}; how often: ${rhythms.join(', ')})`,
  )
  .transform(
    (parts): ExportPlan =>
      Object.freeze(parts.map(([kind, rhythm]) => ({ kind: kind as ExportKind, rhythm: rhythm as Rhythm }))),
  )
  .describe('files with how often, journal=daily')

export const exportSettings = {
  EXPORTS: setOr(exportPlan, [], {
    example: 'journal=daily,trial-balance=monthly,portfolio=monthly,arrears=weekly,complaints=monthly',
    help: 'Export files that the server writes on a schedule, after the daily close: journal, trial-balance, portfolio, arrears, complaints; each daily, weekly (Monday to Sunday) or monthly. None unless set.',
  }),
  EXPORTS_DIR: optional(z.string().describe('a folder'), {
    example: '/srv/candor/exports',
    help: 'The folder where the server writes them; EXPORTS_S3_BUCKET names a bucket instead. The files contain no borrower’s name, but all of the lender’s books: give read access to accountants only.',
  }),
  EXPORTS_S3_BUCKET: optional(z.string(), { help: 'The bucket where the server writes them.' }),
  EXPORTS_S3_REGION: optional(z.string(), {
    help: 'The region of that bucket. Like the next three it defaults to the UPLOADS_S3_ setting of the same name.',
  }),
  EXPORTS_S3_ENDPOINT: optional(webUrl, { help: 'The address of a storage that is not Amazon’s.' }),
  EXPORTS_S3_ACCESS_KEY_ID: optional(z.string(), { secret: true, help: 'The key that may write there.' }),
  EXPORTS_S3_SECRET_ACCESS_KEY: optional(z.string(), { secret: true, help: 'Its secret.' }),
} as const

/** The four of the bucket's owner stand in for those of the pictures' where they are left out. */
type ExportEnvironment = ValuesOf<typeof exportSettings> &
  Pick<
    ValuesOf<typeof uploadsSettings>,
    'UPLOADS_S3_REGION' | 'UPLOADS_S3_ENDPOINT' | 'UPLOADS_S3_ACCESS_KEY_ID' | 'UPLOADS_S3_SECRET_ACCESS_KEY'
  >

const placeFields = ['EXPORTS_DIR', 'EXPORTS_S3_BUCKET'] as const
const ownerFields = ['REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const

/** A plan without a place, two places, a place without a plan, a bucket whose owner is unknown. */
export function problemsOfExports(env: ExportEnvironment): Map<string, string> {
  const problems = new Map<string, string>()
  const places = placeFields.filter((field) => env[field] !== null)
  if (env.EXPORTS.length === 0) {
    for (const field of places) problems.set(field, 'says nothing without EXPORTS')
    return problems
  }
  if (places.length === 0) problems.set('EXPORTS', 'needs a place: EXPORTS_DIR or EXPORTS_S3_BUCKET')
  if (places.length > 1) problems.set('EXPORTS_DIR', 'cannot stand beside EXPORTS_S3_BUCKET: the files go to one place')
  if (env.EXPORTS_S3_BUCKET !== null)
    for (const field of ownerFields)
      if (env[`EXPORTS_S3_${field}`] === null && env[`UPLOADS_S3_${field}`] === null)
        problems.set(`EXPORTS_S3_${field}`, `is missing, and so is UPLOADS_S3_${field} (EXPORTS_S3_BUCKET is set)`)
  return problems
}

/** Null where nothing is written by itself. */
export function exportsOf(env: ExportEnvironment): ScheduledExports | null {
  if (env.EXPORTS.length === 0) return null
  const { EXPORTS: plan, EXPORTS_DIR: dir, EXPORTS_S3_BUCKET: bucket } = env
  if (bucket === null) return Object.freeze({ plan, place: { kind: 'local', dir: path.resolve(dir ?? '') } as const })
  const place = {
    kind: 's3',
    bucket,
    region: env.EXPORTS_S3_REGION ?? env.UPLOADS_S3_REGION ?? '',
    endpoint: env.EXPORTS_S3_ENDPOINT ?? env.UPLOADS_S3_ENDPOINT,
    accessKeyId: env.EXPORTS_S3_ACCESS_KEY_ID ?? env.UPLOADS_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.EXPORTS_S3_SECRET_ACCESS_KEY ?? env.UPLOADS_S3_SECRET_ACCESS_KEY ?? '',
  } as const
  return Object.freeze({ plan, place })
}
