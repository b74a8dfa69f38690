// The recordings of the digits of each language, read once and kept: `scripts/record-digits.ts` made them.

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../../core/language.ts'
import { type Recording, samplesOf } from './wav-samples.ts'

const folder = path.join(import.meta.dirname, 'spoken-digits')
const kept = new Map<Language, Promise<readonly Recording[]>>()

/** The ten digits as they are said in a language, nought first. */
export function digitRecordings(language: Language): Promise<readonly Recording[]> {
  const known = kept.get(language)
  if (known !== undefined) return known
  const read = Promise.all(
    Array.from({ length: 10 }, async (_, digit) =>
      samplesOf(await readFile(path.join(folder, language, `${digit}.wav`))),
    ),
  )
  kept.set(language, read)
  // What could not be read is tried again by the next visitor.
  read.catch(() => kept.delete(language))
  return read
}
