// Writes the stored input and changes of an act as text for people.

import type { DeskWords } from '../messages/words.ts'

/** How facts are read: `codes` has the words of a fact's codes, by its name. */
export interface FactWords {
  readonly date: (day: string) => string
  readonly yes: string
  readonly no: string
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** How the facts of an act are read: an item of the work list and a proposal may have a kind of one name. */
export function factWords(act: string, words: DeskWords): FactWords {
  const { work, proposalKinds, applications, find, loan, parts, roles, portfolio, borrower, markets, contacts } = words
  const ofWork = act.endsWith('Work')
  const against = act === 'recordContact' ? contacts.rules : applications.against
  return {
    date: words.date,
    yes: words.audit.yes,
    no: words.audit.no,
    codes: {
      kind: ofWork ? work.kinds : { ...applications.kinds, payment: find.kinds.payment, ...proposalKinds },
      what: work.differences,
      part: parts,
      role: roles,
      standing: portfolio.buckets,
      was: portfolio.buckets,
      reason: portfolio.decisions.reasons,
      reasonCode: applications.decide.reasons,
      against,
      againstAlso: against,
      side: applications.pictures.sides,
      field: borrower.fields,
      market: markets,
      state: loan.promises.states,
    },
  }
}

/** `amountMinor` is read as `amount in minor units`, `fromDate` as `from date`. */
const nameRead = (name: string): string => spaced(name.replace(/Minor$/, ' in minor units'))

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Names of calls and refusals, which have no words: they are read like names of facts. */
const spacedCodes = ['call', 'why', 'paper']

/** The facts of an act as `name value` without JSON's punctuation, days and codes in words. */
export function factsIn(part: object, words: FactWords): string {
  return Object.entries(part)
    .map(([name, value]: [string, unknown]) => `${nameRead(name)}: ${valueRead(name, value, words)}`)
    .join(', ')
}

function valueRead(name: string, value: unknown, words: FactWords): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  if (Array.isArray(value)) return value.map((one) => valueRead(name, one, words)).join(' + ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'object') return `(${factsIn(value, words)})`
  const text = String(value)
  if (spacedCodes.includes(name)) return spaced(text)
  const known = words.codes[name]
  return known !== undefined && Object.hasOwn(known, text) ? (known[text] ?? text) : words.date(text)
}
