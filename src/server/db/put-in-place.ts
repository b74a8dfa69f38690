// Gives a finished file its name so that it stays: after a power cut, too.

import { link, open, rename } from 'node:fs/promises'
import path from 'node:path'

/** Renames a file that is wholly on the disk. A rename is on the disk once its folder is. */
export async function putInPlace(part: string, place: string): Promise<void> {
  await rename(part, place)
  await keepNames(place)
}

/**
 * Gives a file that is wholly on the disk a second name, unless another file has that one: then it answers false. Looking first would leave
 * a moment in which another process could take the name.
 */
export async function putInFreePlace(part: string, place: string): Promise<boolean> {
  try {
    await link(part, place)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  await keepNames(place)
  return true
}

async function keepNames(place: string): Promise<void> {
  const folder = await open(path.dirname(place), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
