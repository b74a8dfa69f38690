// What a lender says of itself and works with: the shape of everything that its folder holds, once it was checked.

import type { Chart } from '../../../core/accounting/chart.ts'
import type { BooksPolicy } from '../../../core/accounting/policy.ts'
import type { CheckLimits } from '../../../core/application/outside-check.ts'
import type { CollectionRules } from '../../../core/desk/late-loan.ts'
import { type Language, spokenLanguage } from '../../../core/language.ts'
import type { GlMap } from '../../../core/ledger/accounts.ts'
import type { LenderTerms } from '../../../core/loan/published-terms.ts'
import type { Market, MarketId, ReminderRules } from '../../../core/market/market.ts'
import type { DecisionLimits } from '../../../core/order/decision-rules.ts'
import type { ContactOutcome } from '../../../core/outbox/contact.ts'
import type { Institutions } from '../../../core/payout-account/account.ts'
import { forReader } from '../../../core/pseudo-language.ts'
import type { ReportMapping } from '../../../core/reconciliation/report-mapping.ts'
import type { OwnTexts } from '../../../words/overrides.ts'
import type { Channel } from '../payment-channel.ts'

/** A text in the languages in which the lender has written it. English is always there and stands in for the others. */
export type InLanguages<T> = Readonly<Record<'en', T> & Partial<Record<Language, T>>>

/** Whom a borrower turns to when the lender does not help. */
interface Regulator {
  readonly name: InLanguages<string>
  readonly url: string | null
}

/** What the lender says of itself on its public pages. */
export interface AboutTexts {
  /** Two or three sentences for the front page. */
  readonly summary: string
  readonly mission: readonly string[]
  readonly advantages: readonly string[]
  readonly team: readonly string[]
}

export interface Review {
  /** 1 to 5. */
  readonly stars: number
  /** As they stand on the card, line by line. */
  readonly lines: InLanguages<readonly string[]>
  readonly by: InLanguages<string>
}

/** Whom the lender asks about borrowers, as borrowers read it, and how far it goes on the answers. */
export interface LenderChecks {
  /** Null: no identity service is asked. */
  readonly identity: { readonly name: InLanguages<string> } | null
  /** Null: no bureau is asked. `ownFile`: where a borrower sees what the bureau knows. */
  readonly bureau: { readonly name: InLanguages<string>; readonly ownFile: string } | null
  readonly limits: CheckLimits
  /** After so many hours without an answer a person decides. */
  readonly answersWithinHours: number
  /** In these markets an officer says who an applicant is, where no service is asked: for every loan above so much, minor units. */
  readonly byHand: Readonly<Partial<Record<MarketId, { readonly aboveMinor: number }>>>
}

/** The papers of a loan, each a file for each language. */
export const legalPapers = ['key-facts', 'loan-agreement', 'privacy', 'closure-letter'] as const
export type LegalPaper = (typeof legalPapers)[number]

/** The legal texts: the path of the file by market, paper and language. */
export type LegalFiles = Readonly<Partial<Record<MarketId, Readonly<Record<LegalPaper, InLanguages<string>>>>>>

/** What the lender says in words of its own; what a language does not have is said in the product's. */
export interface LenderTexts {
  readonly reminders: Readonly<Record<'dueSoon' | 'dueToday' | 'overdue', string>> | null
  /** Texts with which an answer to a case begins, by the name that officers read; null: the product's. */
  readonly cases: Readonly<Record<string, string>> | null
  /** Letters about a late loan, by the name that officers read. */
  readonly letters: Readonly<Record<string, string>>
}

export interface LenderData {
  /** Where a borrower turns when the lender does not help, where it is another place than the market's own. */
  readonly regulators: Readonly<Partial<Record<MarketId, Regulator>>>
  /** Set where officers answer complaints, with the time that they keep. Null: nothing is promised. */
  readonly complaints: { readonly answeredWithinWorkingDays: number } | null
  /** What pages and papers state of it: {@link LenderTerms}. */
  readonly terms: LenderTerms
  /** Figures of its own texts that are of no product and no market: of a law, of a register. */
  readonly figures: readonly string[]
  /** The officer for grievances by name; null where there is none. */
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string } | null
  /** Set where the lender sends news to those who ask for it. */
  readonly news: { readonly atMostAMonth: number } | null
  /** Null leaves out what the public pages say of the lender beyond the imprint. */
  readonly about: InLanguages<AboutTexts> | null
  /** Empty leaves out the page of reviews. */
  readonly reviews: readonly Review[]
  /** True where the reviews are the product's samples: a demo shows them as such. */
  readonly reviewsAreSamples: boolean
  readonly institutions: Readonly<Partial<Record<MarketId, Institutions>>>
  /** In the order in which the borrower sees them; the first one is chosen until another is tapped. */
  readonly channels: readonly Channel[]
  /** How the settlement reports of its providers are read, by the name in PROVIDERS, and statements of its banks. */
  readonly reports: Readonly<Record<string, ReportMapping>>
  /** Null: no outside service is asked about borrowers. */
  readonly checks: LenderChecks | null
  /** By which limits applications are decided, those on what others say apart ({@link LenderChecks}). The version names both. */
  readonly limits: DecisionLimits
  /** The lender's own account numbers; null where its files have ours alone. */
  readonly glMap: GlMap | null
  /** By what its books are kept, and its chart of accounts; null: by the product's policy, with our names of accounts. */
  readonly books: { readonly policy: BooksPolicy; readonly chart: Chart } | null
  /** When a late loan is work for officers. */
  readonly collections: CollectionRules
  /** How a note of a contact begins, by what came of it. */
  readonly notes: Readonly<Partial<Record<ContactOutcome, string>>>
  /** What the product says otherwise for it, by language and path of the text. */
  readonly words: OwnTexts
  /** Texts of its own; null where it has none. */
  readonly texts: InLanguages<LenderTexts> | null
  /** Its days of reminders, where they are others than the market's. */
  readonly reminders: Readonly<Partial<Record<MarketId, ReminderRules>>>
  readonly legal: LegalFiles
  /** Where the lender's app can be had; null where there is none. */
  readonly app: string | null
  /** Pictures of the lender's own, as paths of files; null draws them in the brand's colour. */
  readonly pictures: { readonly icon: string | null; readonly socialCard: string | null }
  /** Folders with logos; the first one that has a file counts. */
  readonly logoDirs: readonly string[]
}

/** Whom a borrower of a market turns to, in words of a language. Null where neither the lender nor the market names anybody. */
export function regulatorOf(
  lender: Pick<LenderData, 'regulators'>,
  market: Pick<Market, 'id' | 'regulator'>,
  language: string,
): { readonly name: string; readonly url: string | null } | null {
  const own = lender.regulators[market.id]
  if (own !== undefined) return { name: forReader(own.name, language), url: own.url }
  return market.regulator.name === null ? null : { name: market.regulator.name, url: market.regulator.url }
}

/** Banks, wallets and cities of a market. A market without any has none to choose from. */
export function institutionsOf(lender: Pick<LenderData, 'institutions'>, market: MarketId): Institutions {
  return lender.institutions[market] ?? { banks: [], wallets: [], cities: [] }
}

/** The lender's texts in a reader's language; null where it has none, or none in that language. */
export function textsIn(lender: Pick<LenderData, 'texts'>, language: string): LenderTexts | null {
  const { texts } = lender
  return texts === null ? null : (texts[spokenLanguage(language) ?? 'en'] ?? null)
}

/** REMINDER-6: on which days borrowers of a market are reminded. */
export function reminderRulesOf(lender: Pick<LenderData, 'reminders'>, market: Market): ReminderRules {
  return lender.reminders[market.id] ?? market.reminders
}
