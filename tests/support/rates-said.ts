// Reads a page or a paper as a borrower does, and names every rate in it that does not say what it is a rate of.

import type { Language } from '../../src/core/language.ts'

/** How each language says a rate with its period. § is the figure. */
const periods: Readonly<Record<Language, { readonly year: string; readonly month: string }>> = {
  en: { year: '§ a year', month: '§ a month' },
  es: { year: '§ al año', month: '§ al mes' },
  fil: { year: '§ bawat taon', month: '§ bawat buwan' },
  hi: { year: '§ सालाना', month: '§ प्रतिमाह' },
  id: { year: '§ per tahun', month: '§ per bulan' },
  'zh-CN': { year: '每年 §', month: '每月 §' },
}

/** What a percentage may be of, in its own sentence or row: a time, or a whole. */
const bases: Readonly<Record<Language, RegExp>> = {
  en: /a day|each day|per day|a month|in 30 days|a year|of the (loan amount|term)|of your monthly income/,
  es: /al día|por día|por cada día|al mes|en 30 días|al año|del (monto del préstamo|plazo)|de lo que gana/,
  fil: /bawat araw|isang araw|buwan|30 araw|bawat taon|ng (halaga ng loan|termino|kita)/,
  hi: /प्रतिदिन|एक दिन|हर दिन|प्रतिमाह|महीने|30 दिन|सालाना|लोन राशि|अवधि/,
  id: /per hari|setiap hari|sehari|per bulan|30 hari|per tahun|jumlah pinjaman|jangka waktu|penghasilan/,
  'zh-CN': /每天|每日|每月|30 天|每年|贷款金额|期限|月收入/,
}

/** Names that say 'a year': false beside a monthly rate. */
const yearlyNames = /\bAPR\b|\bTAE\b|年化利率|yearly rate|tasa anual|taunang rate|सालाना दर|suku bunga tahunan/i

export interface AllInRate {
  /** As the market writes it: `6.93%`. */
  readonly figure: string
  readonly period: 'year' | 'month'
}

/** The sentences and rows of a page, each by itself. */
export function blocksOfPage(html: string): string[] {
  return html
    .replace(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(p|div|li|h[1-6]|summary|section|label|button|a|small)>/g, '\n')
    .replace(/<(?!\/?(b|s|i|span)\b)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

/** The figure with its period, as this language says it. */
export function rateSaid({ figure, period }: AllInRate, language: Language): string {
  return periods[language][period].replace('§', figure.replace('\u00a0', ' '))
}

/**
 * What is wrong with the rates of `blocks`, read in one of `languages` (papers keep the one they were agreed to in).
 * Empty where each percentage says what it is of, the rate that counts all costs has its period at its side, and no
 * monthly one is called a yearly one.
 */
export function bareRates(blocks: readonly string[], languages: readonly Language[], rate: AllInRate): string[] {
  const figure = rate.figure.replace('\u00a0', ' ')
  const whole = languages.map((language) => rateSaid(rate, language))
  return blocks.flatMap((block) => {
    const faults: string[] = []
    if (/\d\s?%/.test(block) && !languages.some((language) => bases[language].test(block)))
      faults.push(`of nothing: ${block}`)
    const figures = block.split(figure).length - 1
    const said = whole.reduce((sum, phrase) => sum + block.split(phrase).length - 1, 0)
    if (said < figures) faults.push(`without its period: ${block}`)
    if (rate.period === 'month' && yearlyNames.test(block)) faults.push(`a monthly rate called yearly: ${block}`)
    return faults
  })
}
