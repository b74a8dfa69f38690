// A case as it comes into being: its number, its pictures, and its row, all or nothing.

import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Call } from '../http/call.ts'
import { attachImage, insertCase, type NewCase } from './complaint-store.ts'
import { uploadNameIn } from './uploads.ts'

/** Letters of a case number after its day: a person reads them out on the telephone. */
const NUMBER_LETTERS = '23456789ACDEFGHJKLMNPQRTUVWXY'
const NUMBER_LENGTH = 6

class ImageIsNotFree extends Error {}

/** Stores the case with its pictures, or nothing of it. */
export async function openCase(tx: Tx, opened: NewCase, names: readonly (string | null)[]): Promise<Refusal | null> {
  try {
    await tx.transaction(async (nested) => {
      await insertCase(nested, opened)
      for (const [position, name] of names.entries()) {
        const image = { name: name ?? '', borrowerId: opened.borrowerId, caseId: opened.id, position }
        if (!(await attachImage(nested, image))) throw new ImageIsNotFree()
      }
    })
    return null
  } catch (error) {
    // A picture of another borrower, one of another case and one that does not exist get the same answer.
    if (error instanceof ImageIsNotFree) return refuse('notFound')
    throw error
  }
}

/** The names in the comma-joined addresses, each once; null where an address is none of ours. */
export function imageNames(joined: string, publicOrigin: string): (string | null)[] {
  const addresses = joined
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return [...new Set(addresses.map((address) => uploadNameIn(address, publicOrigin)))]
}

/** `C`, the day, and letters that are not mistaken for one another. */
export function caseNumber({ deps, market }: Call): string {
  const letters = Array.from(deps.random.bytes(NUMBER_LENGTH), (byte) => NUMBER_LETTERS[byte % NUMBER_LETTERS.length])
  return `C${deps.clock.today(market.zone).replaceAll('-', '')}-${letters.join('')}`
}

/** Weekdays within which the lender's people answer; null where nothing is promised. */
export function promisedWeekdays({ lender }: Pick<Call['deps'], 'lender'>): number | null {
  return lender.complaints?.answeredWithinWorkingDays ?? null
}
