// Opens a case: stores its number, its pictures and its row, or nothing of it.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { answerBy } from '../../core/complaint/case-clock.ts'
import type { CaseType } from '../../core/complaint/complaint-types.ts'
import { dataAnswerBy } from '../../core/complaint/data-request.ts'
import type { Market } from '../../core/market/market.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { tellOpened } from './case-webhooks.ts'
import { insertCase, type NewCase } from './complaint-store.ts'
import { attachImage, type ImagePlace } from './picture/image-store.ts'
import { uploadNameIn } from './picture/uploads.ts'

/** Letters of a case number after its day: a person reads them out on the telephone. */
const NUMBER_LETTERS = '23456789ACDEFGHJKLMNPQRTUVWXY'
const NUMBER_LENGTH = 6

/** A picture is not the borrower's, or belongs to a case already. The transaction around it must be rolled back. */
export class ImageIsNotFree extends Error {}

/** Gives uploads to a case or a message, in their order. Throws {@link ImageIsNotFree}. */
export async function attachAll(
  tx: Tx,
  names: readonly (string | null)[],
  place: Pick<ImagePlace, 'borrowerId' | 'caseId' | 'messageId'>,
): Promise<void> {
  for (const [position, name] of names.entries())
    if (!(await attachImage(tx, { ...place, name: name ?? '', position }))) throw new ImageIsNotFree()
}

/** Stores the case with its pictures, or nothing of it. */
export async function openCase(
  tx: Tx,
  deps: Deps,
  opened: NewCase,
  names: readonly (string | null)[],
): Promise<Refusal<'notFound'> | null> {
  try {
    await tx.transaction(async (nested) => {
      await insertCase(nested, opened)
      await attachAll(nested, names, { borrowerId: opened.borrowerId, caseId: opened.id, messageId: null })
      await tellOpened(nested, deps, opened)
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
export function caseNumber({ deps, market }: Pick<Call, 'deps' | 'market'>): string {
  const letters = Array.from(deps.random.bytes(NUMBER_LENGTH), (byte) => NUMBER_LETTERS[byte % NUMBER_LETTERS.length])
  return `C${deps.clock.today(market.zone).replaceAll('-', '')}-${letters.join('')}`
}

/** By when a case of this type that is opened, or reopened, on this day is answered; null where no time is promised. */
export function promisedBy(
  deps: Pick<Call['deps'], 'lender'>,
  { zone, dataRequests }: Pick<Market, 'zone' | 'dataRequests'>,
  on: CalendarDate,
  type: CaseType,
): Date | null {
  const weekdays = promisedWeekdays(deps)
  if (weekdays === null) return null
  return type === 'data' ? dataAnswerBy(on, zone, dataRequests.answerDays) : answerBy(on, zone, weekdays)
}

/** Weekdays within which the lender's officers answer; null where no time is promised. */
export function promisedWeekdays({ lender }: Pick<Call['deps'], 'lender'>): number | null {
  return lender.complaints?.answeredWithinWorkingDays ?? null
}
