// A borrower's request about the data that the lender holds: what it can be for, and the checks before it becomes a case.

import { addDays, type CalendarDate, startOfDayIn } from '../calendar-date.ts'
import { characterCount, plainText } from '../plain-text.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { complaintsADay } from './complaint.ts'
import type { DataRequestKind } from './complaint-types.ts'

/** Characters at most. */
export const dataRequestMax = 500

export interface DataRequest {
  readonly about: DataRequestKind
  readonly text: string
  /** Cases that the borrower has already opened today. */
  readonly openedToday: number
}

export interface DecidedDataRequest {
  readonly type: 'data'
  readonly subType: DataRequestKind
  readonly text: string
}

/** COMPLAINT-21: a request becomes a case of its own type. Returns the first refusal that applies. */
export function decideDataRequest({
  about,
  text: typed,
  openedToday,
}: DataRequest): DecidedDataRequest | Refusal<'complaintIsEmpty' | 'complaintIsTooLong' | 'tooManyComplaints'> {
  const text = plainText(typed)
  if (text === '') return refuse('complaintIsEmpty')
  const length = characterCount(text)
  if (length > dataRequestMax) return refuse('complaintIsTooLong', { max: dataRequestMax, typed: length })
  if (openedToday >= complaintsADay) return refuse('tooManyComplaints', { max: complaintsADay })
  return { type: 'data', subType: about, text }
}

/** The last second of the day that lies so many days after the request, in the market's zone. */
export function dataAnswerBy(askedOn: CalendarDate, zone: string, days: number): Date {
  return new Date(startOfDayIn(zone, addDays(askedOn, days + 1)).getTime() - 1000)
}
