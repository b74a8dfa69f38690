// A day or a moment, written for people; the form that programs read stands beside it.

import type { DeskWords } from '../messages/words.ts'

/** `at` is `2026-11-24`, or with its time `2026-11-24 14:30:00`, whose seconds are written where it `isExact`. */
export function When({ at, words, isExact = false }: { at: string; words: DeskWords; isExact?: boolean }) {
  return (
    <time className="num" dateTime={at}>
      {words.date(at)}
      {isExact && at.slice('2026-11-24 14:30'.length)}
    </time>
  )
}

/** The day of a moment. */
export const dayOf = (moment: string): string => moment.slice(0, '2026-11-24'.length)
