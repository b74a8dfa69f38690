// Where uploaded pictures lie: a local directory, or a bucket that speaks S3. Names are ours, never the borrower's.

import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { UploadsConfig } from '../../config.ts'
import { createBucket } from './upload-bucket.ts'
import type { UploadFiles } from './upload-port.ts'

/** The store that the configuration names. */
export function createUploadFiles(config: UploadsConfig): UploadFiles {
  return config.kind === 'local' ? localFiles(config.dir) : createBucket(config)
}

function localFiles(dir: string): UploadFiles {
  const disk = new Disk(new FSDriver({ location: dir, visibility: 'private' }))
  return {
    put: (name, bytes) => disk.put(name, bytes),
    async get(name) {
      return (await disk.exists(name)) ? await disk.getBytes(name) : null
    },
    erase: (name) => disk.delete(name),
  }
}
