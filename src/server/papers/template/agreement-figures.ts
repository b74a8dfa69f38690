// Fills the placeholders of a loan's papers: its figures from the offer, general figures from the published terms.

import { maskedPhone } from '../../../core/identity/phone.ts'
import type { Offer } from '../../../core/loan/offer.ts'
import type { PublishedTerms } from '../../../core/loan/published-terms.ts'
import type { Market } from '../../../core/market/market.ts'
import type { Config } from '../../../settings/config.ts'
import { lowerEnd } from '../../../words/range.ts'
import type { Voice } from '../../../words/voice.ts'
import { capsText, lateExampleRow, lateRuleText } from '../../catalogue/late/door.ts'
import {
  allInRateAnswer,
  dateMoveText,
  feeRows,
  feesMinor,
  rateText,
  rolloverText,
  taxRows,
  termText,
} from '../../catalogue/price/door.ts'
import { termsOnOffer } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Borrower } from '../../people/borrower/door.ts'
import type { AgreementPlaceholder, PolicyPlaceholder } from '../../ports/lender/legal-placeholders.ts'
import { type LenderData, regulatorOf } from '../../ports/lender/lender-data.ts'
import type { Filling } from './legal-text.ts'

/** Who lends what to whom. `borrower`: name, or masked telephone number, as the agreement names the borrower. */
export interface Parties {
  readonly company: Pick<
    Config,
    'lenderName' | 'lenderAddress' | 'lenderRegistration' | 'supportPhone' | 'supportEmail'
  >
  readonly lender: Pick<LenderData, 'legal' | 'regulators'>
  /** The general terms of the day on which the paper is written. */
  readonly published: PublishedTerms
  readonly borrower: string
  readonly productName: string
}

/** The placeholders of a text that is about no loan in particular: who the lender is, and the published terms. */
export function lenderFigures(
  { company, lender, published }: Pick<Parties, 'company' | 'lender' | 'published'>,
  voice: Voice,
): Readonly<Record<PolicyPlaceholder, Filling>> {
  const regulator = regulatorOf(lender, voice.market, voice.language)
  if (regulator === null) throw new Error(`nobody is named to turn to in the market ${voice.market.id}`)
  return {
    ...companyFigures(company),
    regulator: [regulator.name, regulator.url].filter((part) => part !== null).join(', '),
    ...generalFigures(published, voice),
  }
}

/** Who the lender is. */
export function companyFigures(company: Parties['company']) {
  return {
    lender: company.lenderName,
    lenderAddress: company.lenderAddress,
    lenderRegistration: company.lenderRegistration,
    supportPhone: company.supportPhone,
    supportEmail: company.supportEmail,
  }
}

/** Every placeholder of the legal texts with its filling. */
export function agreementFigures(
  offer: Offer,
  parties: Parties,
  voice: Voice,
): Readonly<Record<AgreementPlaceholder, Filling>> {
  return {
    ...lenderFigures(parties, voice),
    borrower: parties.borrower,
    productName: parties.productName,
    ...priceFigures(offer, voice),
    ...conditionFigures(offer, voice),
  }
}

function priceFigures(offer: Offer, voice: Voice) {
  const { terms } = offer
  const fees = [...feeRows(terms.fees, voice), ...taxRows(offer, voice)]
  const { aprLabel, aprText } = allInRateAnswer(offer, voice)
  return {
    principal: voice.money(terms.principalMinor),
    netProceeds: voice.money(offer.netProceedsMinor),
    interest: voice.money(offer.totalInterestMinor),
    totalCost: voice.money(offer.totalCostMinor),
    totalRepayable: voice.money(offer.totalRepayableMinor),
    fees: fees.length === 0 ? [{ label: voice.words.noFees, value: voice.money(0) }] : fees,
    feesDeducted: voice.money(feesMinor(terms.fees, 'deducted')),
    feesAdded: voice.money(feesMinor(terms.fees, 'added')),
    rate: rateText(offer.disclosure.rate, voice),
    aprLabel,
    apr: aprText,
    aprBasis: voice.words.aprBasis[offer.aprBasis],
    term: termText(terms, voice),
    termDays: String(terms.termDays),
    offerDate: voice.words.day(offer.payoutOn),
    schedule: offer.schedule.map((instalment) => ({
      label: `${instalment.n}/${offer.schedule.length} · ${voice.words.day(instalment.dueDate)}`,
      value: voice.money(instalment.principalMinor + instalment.interestMinor + instalment.feeMinor),
    })),
  }
}

function conditionFigures(offer: Offer, voice: Voice) {
  const { disclosure, terms } = offer
  const caps = capsText(disclosure.lateRule.caps, disclosure.maxTotalCostMinor, voice)
  return {
    lateRule: lateRuleText(disclosure, voice),
    graceRule: voice.words.late.graceRule({ days: disclosure.lateRule.graceDays }),
    capRule: voice.words.late.capRule({ caps }),
    lateExamples: disclosure.ifLate.map((example) => lateExampleRow(example, voice)),
    coolingOffRule: voice.words.ways.coolingOff({ days: disclosure.coolingOffDays, until: disclosure.coolingOffUntil }),
    earlyRepaymentFrom: voice.words.day(disclosure.earlyRepaymentFrom),
    earlyAfterDays: String(terms.earlyRepayment.afterDays),
    earlyAfterShare: voice.percentOfBps(terms.earlyRepayment.afterTermBps),
    rolloverRule: [rolloverText(terms, voice), dateMoveText(terms.dueDateMoves, voice)]
      .filter((text) => text !== '')
      .join(' '),
  }
}

/** Where nothing is on offer, a text about no loan in particular refers to the offer. */
function generalFigures({ term, ...terms }: PublishedTerms, { words }: Voice) {
  return {
    minTermDays: term === null ? words.inYourOffer : String(term.minDays),
    maxTermDays: term === null ? words.inYourOffer : String(term.maxDays),
    termRange:
      term === null
        ? words.inYourOffer
        : words.termRange({ from: lowerEnd(term.minDays, term.maxDays), to: term.maxDays }),
    decisionDays: String(terms.decisionDays),
    decisionTime: words.dayCount({ count: terms.decisionDays }),
    fundingMinDays: String(terms.fundingMinDays),
    fundingMaxDays: String(terms.fundingMaxDays),
    fundingTime: words.fundingTime({
      from: lowerEnd(terms.fundingMinDays, terms.fundingMaxDays),
      to: terms.fundingMaxDays,
    }),
    minAge: String(terms.minAgeYears),
    detailsChangeNoticeDays: String(terms.detailsChangeNoticeDays),
    assignmentNoticeBusinessDays: String(terms.assignmentNoticeBusinessDays),
    judgmentPaymentDays: String(terms.judgmentPaymentDays),
  }
}

/** The lender with its texts and a borrower by name, or by the end of the phone number where no name is known. */
export async function partiesOf(
  db: Queries,
  { config, lender }: Pick<Deps, 'config' | 'lender'>,
  borrower: Pick<Borrower, 'id' | 'name' | 'phone'>,
  { market, productName }: { readonly market: Market; readonly productName: string },
): Promise<Parties> {
  const named = borrower.name ?? (borrower.phone === null ? borrower.id : maskedPhone(borrower.phone))
  return { company: config, lender, published: await termsOnOffer(db, lender, market), borrower: named, productName }
}
