// Gives a finished file its name so that it stays: after a power cut, too.

import { open, rename } from 'node:fs/promises'
import path from 'node:path'

/** Renames a file that is wholly on the disk. A rename is on the disk once its folder is. */
export async function putInPlace(part: string, place: string): Promise<void> {
  await rename(part, place)
  const folder = await open(path.dirname(place), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
