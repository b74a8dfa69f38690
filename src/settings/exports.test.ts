// The settings of files that are written by themselves: what is read, and what cannot be, each told by the name of its field.

import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const owner = {
  EXPORTS_S3_REGION: 'ap-southeast-1',
  EXPORTS_S3_ACCESS_KEY_ID: 'books',
  EXPORTS_S3_SECRET_ACCESS_KEY: 'a secret',
}

describe('files that are written by themselves', () => {
  it('are none unless the lender names them', () => {
    expect(loadConfig({}).exports).toBeNull()
  })

  it('go to a folder, each as often as it says', () => {
    expect(loadConfig({ EXPORTS: 'journal=daily, complaints=monthly', EXPORTS_DIR: '/srv/books' }).exports).toEqual({
      plan: [
        { kind: 'journal', rhythm: 'daily' },
        { kind: 'complaints', rhythm: 'monthly' },
      ],
      place: { kind: 'local', dir: '/srv/books' },
    })
  })

  it('go to a bucket, with the keys of the pictures where it has none of its own', () => {
    const bucket = { EXPORTS: 'journal=daily', EXPORTS_S3_BUCKET: 'books' }
    const own = loadConfig({ ...bucket, ...owner }).exports?.place
    expect(own).toEqual({
      kind: 's3',
      bucket: 'books',
      region: 'ap-southeast-1',
      endpoint: null,
      accessKeyId: 'books',
      secretAccessKey: 'a secret',
    })
    const shared = Object.fromEntries(
      Object.entries(owner).map(([name, value]) => [name.replace('EXPORTS', 'UPLOADS'), value]),
    )
    expect(loadConfig({ ...bucket, ...shared }).exports?.place).toEqual(own)
  })

  it.each([
    [{ EXPORTS: 'journal' }, /EXPORTS must be files with how often/],
    [{ EXPORTS: 'journal=hourly' }, /EXPORTS must be files with how often/],
    [{ EXPORTS: 'journal=daily,journal=weekly' }, /EXPORTS must be files with how often/],
    [{ EXPORTS: 'journal=daily=x' }, /EXPORTS must be files with how often/],
    [{ EXPORTS: 'journal=daily' }, /EXPORTS needs a place: EXPORTS_DIR or EXPORTS_S3_BUCKET/],
    [{ EXPORTS_DIR: '/srv/books' }, /EXPORTS_DIR says nothing without EXPORTS/],
    [{ EXPORTS: 'journal=daily', EXPORTS_DIR: '/srv', EXPORTS_S3_BUCKET: 'b', ...owner }, /EXPORTS_DIR cannot stand/],
    [{ EXPORTS: 'journal=daily', EXPORTS_S3_BUCKET: 'b' }, /EXPORTS_S3_REGION is missing.*EXPORTS_S3_SECRET/],
  ])('%j is refused, by name', (environment, sentence) => {
    expect(() => loadConfig(environment)).toThrow(sentence)
  })
})
