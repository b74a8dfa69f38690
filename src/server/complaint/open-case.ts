// Opens a case: stores its number, its pictures and its row, or nothing of it.

import { type CalendarDate, dateIn, dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { answerBy } from '../../core/complaint/case-clock.ts'
import type { CaseType } from '../../core/complaint/complaint-types.ts'
import { dataAnswerBy } from '../../core/complaint/data-request.ts'
import type { Market } from '../../core/market/market.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Call } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import type { Borrower } from '../people/borrower/door.ts'
import { tellOpened } from './case-webhooks.ts'
import { countOpenedSince, insertCase, type NewCase } from './complaint-store.ts'
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

/** Gives the case its number and the day by which it is answered, and stores it with its pictures, or nothing of it. */
export async function openCase(
  tx: Tx,
  { deps, market }: Pick<Call, 'deps' | 'market'>,
  decided: Pick<NewCase, 'type' | 'subType' | 'text' | 'borrowerId' | 'orderId'>,
  names: readonly (string | null)[],
): Promise<NewCase | Refusal<'notFound'>> {
  const openedAt = deps.clock.now()
  const opened: NewCase = {
    ...decided,
    id: deps.ids.next('case'),
    caseNumber: caseNumber({ deps, market }),
    openedAt,
    answerBy: promisedBy(deps, market, dateIn(market.zone, openedAt), decided.type),
  }
  try {
    await tx.transaction(async (nested) => {
      await insertCase(nested, opened)
      await attachAll(nested, names, { borrowerId: opened.borrowerId, caseId: opened.id, messageId: null })
      await tellOpened(nested, deps, opened)
    })
    return opened
  } catch (error) {
    // A picture of another borrower, one of another case and one that does not exist get the same answer.
    if (error instanceof ImageIsNotFree) return refuse('notFound')
    throw error
  }
}

/** Cases that the caller has opened today; the caller holds the borrower's row, so that concurrent cases are counted one after the other. */
export function openedToday(tx: Tx, { caller, deps, market }: Call): Promise<number> {
  return countOpenedSince(tx, caller.borrowerId, startOfDayIn(market.zone, deps.clock.today(market.zone)))
}

/** Sends the account's phone a message about the opened case. Returns what the call answers. */
export async function tellCaller(
  tx: Tx,
  { deps, market }: Call,
  { phone }: Pick<Borrower, 'phone'>,
  opened: NewCase,
  textOf: (about: { lender: string; caseNumber: string; answerBy: string | null }) => string,
): Promise<{ readonly caseId: string; readonly caseNumber: string; readonly answerBy: string | null }> {
  const { id: caseId, caseNumber: number } = opened
  const answerBy = opened.answerBy && dateTimeIn(market.zone, opened.answerBy)
  const text = textOf({ lender: deps.config.lenderName, caseNumber: number, answerBy: answerBy?.slice(0, 10) ?? null })
  if (phone !== null) await queueSms(tx, deps, { phone, market, purpose: 'complaint', about: `${caseId}:opened`, text })
  return { caseId, caseNumber: number, answerBy }
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
function caseNumber({ deps, market }: Pick<Call, 'deps' | 'market'>): string {
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
function promisedWeekdays({ lender }: Pick<Call['deps'], 'lender'>): number | null {
  return lender.complaints?.answeredWithinWorkingDays ?? null
}
