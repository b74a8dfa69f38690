// The settings of uploaded pictures: a folder, or a bucket of a storage that speaks S3.

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { isInMemory } from './data-dir.ts'
import { optional, setting, type ValuesOf } from './setting.ts'
import { type FilePlace, webUrl } from './values.ts'

export const uploadsSettings = {
  UPLOADS: setting(z.enum(['local', 's3'], 'must be local or s3').describe('local or s3'), 'local', {
    help: 'Where uploaded pictures are kept: local or s3 (anything that speaks it).',
  }),
  UPLOADS_DIR: optional(z.string().describe('a folder'), {
    example: '.data/uploads',
    help: 'Directory for local; uploads/ in DATA_DIR unless said.',
  }),
  UPLOADS_S3_BUCKET: optional(z.string(), { help: 'The bucket for s3. All but the endpoint are required then.' }),
  UPLOADS_S3_REGION: optional(z.string(), { help: 'The region of that bucket.' }),
  UPLOADS_S3_ENDPOINT: optional(webUrl, { help: 'The address of a storage that is not Amazon’s.' }),
  UPLOADS_S3_ACCESS_KEY_ID: optional(z.string(), { secret: true, help: 'The key that may read and write there.' }),
  UPLOADS_S3_SECRET_ACCESS_KEY: optional(z.string(), { secret: true, help: 'Its secret.' }),
} as const

type UploadsEnvironment = ValuesOf<typeof uploadsSettings> & { readonly DATA_DIR: string }

const s3Fields = [
  'UPLOADS_S3_BUCKET',
  'UPLOADS_S3_REGION',
  'UPLOADS_S3_ACCESS_KEY_ID',
  'UPLOADS_S3_SECRET_ACCESS_KEY',
] as const

/** A bucket whose settings are incomplete. */
export function problemsOfUploads(env: UploadsEnvironment): Map<string, string> {
  if (env.UPLOADS === 'local') return new Map()
  return new Map(
    s3Fields.filter((field) => env[field] === null).map((field) => [field, 'is missing (UPLOADS is s3)'] as const),
  )
}

export function uploadsOf(env: UploadsEnvironment): FilePlace {
  const { UPLOADS, UPLOADS_DIR, DATA_DIR } = env
  const base = isInMemory(DATA_DIR) ? join(tmpdir(), `candor-demo-${process.pid}`) : DATA_DIR
  if (UPLOADS === 'local') return { kind: 'local', dir: UPLOADS_DIR ?? join(base, 'uploads') }
  return {
    kind: 's3',
    bucket: env.UPLOADS_S3_BUCKET ?? '',
    region: env.UPLOADS_S3_REGION ?? '',
    endpoint: env.UPLOADS_S3_ENDPOINT,
    accessKeyId: env.UPLOADS_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.UPLOADS_S3_SECRET_ACCESS_KEY ?? '',
  }
}
