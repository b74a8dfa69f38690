// Stores uploaded pictures: in a local directory, or in a bucket by the S3 interface. Names are ours, never the borrower's.

import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FilePlace } from '../../../settings/values.ts'
import type { UploadFiles } from '../../ports/upload-files.ts'
import { createBucket } from '../s3/upload-bucket.ts'

/** The store that the configuration names. */
export function createUploadFiles(config: FilePlace): UploadFiles {
  return config.kind === 'local' ? localFiles(config.dir) : createBucket(config)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function localFiles(dir: string): UploadFiles {
  /** Throws for a name with a folder in it: such a name is not one of ours. */
  const placeOf = (name: string): string => {
    if (name === '' || name.startsWith('.') || path.basename(name) !== name)
      throw new RangeError('not a name of an upload')
    return path.join(dir, name)
  }
  return {
    /** Written whole under another name and renamed: a full disk or a killed process leaves no half picture under `name`. */
    async put(name, bytes) {
      const place = placeOf(name)
      const part = path.join(dir, `.${name}.part`)
      await mkdir(dir, { recursive: true })
      try {
        const file = await open(part, 'w', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, place)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(placeOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    erase: (name) => rm(placeOf(name), { force: true }),
  }
}
