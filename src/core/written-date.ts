// Dates as people write them: 22 Nov 2026, in the reader's language. The patterns are ours, so that every browser says the same.

import { addDays, type CalendarDate } from './calendar-date.ts'
import { dateStyles, endsOfDay, type Language } from './spoken-languages.ts'

type Values = Readonly<Record<string, string>>

/** A pattern of a language as a function: read once, and filled in with every date of every page. */
function filling(pattern: string): (values: Values) => string {
  // Text and names take turns.
  const parts = pattern.split(/\{(\w+)\}/)
  return (values) => {
    let text = ''
    for (const [n, part] of parts.entries()) text += n % 2 === 0 ? part : (values[part] ?? '')
    return text
  }
}

/** Dates in words, or as on the wire: `2026-11-22`, `2026-11-22 14:30:00` (`DATE_STYLE`). */
export const dateForms = ['words', 'iso'] as const

/** Undefined: in words. */
let form: string | undefined

/** The lender's choice for every screen: set once as a process starts, and once in the browser by what the page says. */
export function writeDatesAs(chosen: string | undefined): void {
  form = chosen
}

/** How dates are written now, as a page says it. */
export function dateForm(): string | undefined {
  return form
}

/** A blank at which no line ends. */
const noBreak = '\u00a0'

/**
 * Writes `2026-11-22` as `22 Nov 2026`, and `2026-11-22 14:30:00` as `22 Nov 2026, 14:30`, for a reader of `language`.
 * Any other text is returned unchanged: the server may already have formatted it. `gap` stands between day, month and year.
 */
export function writtenDate(language: Language, gap = ' '): (date: string | number) => string {
  const style = dateStyles[language]
  const fillDate = filling(style.date)
  const fillMoment = filling(style.dateAndTime)
  return (given) => {
    const date = String(given)
    const [, year = '', month = '', day = '', clock] =
      /^(\d{4})-(\d\d)-(\d\d)(?:(?: |T|, )(\d\d:\d\d)(?::\d\d)?)?$/.exec(date) ?? []
    const name = style.months[Number(month) - 1]
    if (name === undefined || form === 'iso') return date
    const plain = fillDate({ day: String(Number(day)), month: name, year })
    const written = gap === ' ' ? plain : plain.replaceAll(' ', gap)
    return clock === undefined ? written : fillMoment({ date: written, clock })
  }
}

/**
 * {@link writtenDate} for a sentence on a page: no line ends within the date, only before its hour. Never for a text message, which
 * has no such blank among its plain letters and would be sent in two.
 */
export function unbrokenDate(language: Language): (date: string | number) => string {
  return writtenDate(language, noBreak)
}

/**
 * Writes `2026-11-22` as `22 Nov`, for a small place on a page beside which the whole date stands: no line ends within it. Any other text is
 * returned unchanged.
 */
export function shortDate(language: Language): (date: string) => string {
  const { months, shortDate: pattern } = dateStyles[language]
  const fill = filling(pattern)
  return (date) => {
    const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(date) ?? []
    const name = months[Number(month) - 1]
    if (name === undefined || form === 'iso') return date
    return fill({ day: String(Number(day)), month: name }).replace(' ', noBreak)
  }
}

/**
 * Writes `2026-11-25 00:00:00` as `the end of 24 Nov 2026`: readers do not look for midnight on the day after. Any other moment as
 * `written` does, which is how the day is written, too.
 */
export function writtenEnd(language: Language, written = writtenDate(language)): (moment: string) => string {
  return (moment) => {
    const [, date] = /^(\d{4}-\d\d-\d\d)[ T]00:00(?::00)?$/.exec(moment) ?? []
    return date === undefined
      ? written(moment)
      : endsOfDay[language].replace('{date}', written(addDays(date as CalendarDate, -1)))
  }
}
