// Dates as people write them: 22 Nov 2026, in the reader's language. The tables are ours, so that every browser says the same.

import type { Language } from './language.ts'

interface DateStyle {
  /** January first. */
  readonly months: readonly string[]
  readonly write: (day: number, month: string, year: string) => string
  /** Where the whole date is near. */
  readonly writeShort: (day: number, month: string) => string
}

const shortDayFirst = (day: number, month: string): string => `${day} ${month}`
const dayFirst = (day: number, month: string, year: string): string => `${day} ${month} ${year}`

const styles: Readonly<Record<Language, DateStyle>> = {
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    write: dayFirst,
    writeShort: shortDayFirst,
  },
  fil: {
    months: ['Ene', 'Peb', 'Mar', 'Abr', 'Mayo', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
    write: (day, month, year) => `${month} ${day}, ${year}`,
    writeShort: (day, month) => `${month} ${day}`,
  },
  id: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
    write: dayFirst,
    writeShort: shortDayFirst,
  },
  hi: {
    months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
    write: dayFirst,
    writeShort: shortDayFirst,
  },
  es: {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    write: dayFirst,
    writeShort: shortDayFirst,
  },
  'zh-CN': {
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    write: (day, month, year) => `${year}年${month}月${day}日`,
    writeShort: (day, month) => `${month}月${day}日`,
  },
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
  const { months, write } = styles[language]
  return (given) => {
    const date = String(given)
    const [, year = '', month = '', day = '', clock] =
      /^(\d{4})-(\d\d)-(\d\d)(?:(?: |T|, )(\d\d:\d\d)(?::\d\d)?)?$/.exec(date) ?? []
    const name = months[Number(month) - 1]
    if (name === undefined || form === 'iso') return date
    const written = write(Number(day), name, year).replaceAll(' ', gap)
    return clock === undefined ? written : `${written}${language === 'zh-CN' ? ' ' : ', '}${clock}`
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
  const { months, writeShort } = styles[language]
  return (date) => {
    const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(date) ?? []
    const name = months[Number(month) - 1]
    return name === undefined || form === 'iso' ? date : writeShort(Number(day), name).replace(' ', noBreak)
  }
}
