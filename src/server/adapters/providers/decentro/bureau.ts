// The credit report of the bureau behind Decentro: of it the score, the open loans and the longest delay are read, and nothing is kept.

import { z } from 'zod'
import type { BureauFinding } from '../../../../core/application/outside-check.ts'
import type { CheckedPerson, CreditBureau } from '../../../ports/outside-check.ts'
import type { ProviderMeans } from '../provider.ts'
import { askModule, type DecentroSettings, referenceOf, withoutFinding } from './settings.ts'

const figure = z.union([z.string(), z.number()])
const month = z.object({ paymentStatus: z.string().optional() })
const report = z.object({
  retailAccountDetails: z.array(z.object({ history48Months: z.array(month).optional() })).optional(),
  retailAccountsSummary: z.object({ noOfActiveAccounts: figure.optional() }).optional(),
  scoreDetails: z.array(z.object({ value: figure.optional() })).optional(),
})
const entry = z.object({
  cIRReportData: report.optional(),
  error: z.object({ errorDesc: z.string().optional() }).optional(),
})
const answer = z.object({
  decentroTxnId: z.string().min(1),
  status: z.literal('SUCCESS'),
  data: z.object({ cCRResponse: z.object({ cIRReportDataLst: z.array(entry).min(1) }) }),
})

/** Between 20 and 50 signs. */
const purpose = 'Credit check for a loan asked for'
const personalLoan = 'PL'
/** What a number of digits of a mobile number in India is. */
const mobileDigits = 10

export function bureauAt(means: ProviderMeans<DecentroSettings>, moduleSecret: string): CreditBureau {
  return {
    name: 'decentro',
    markets: ['india'],
    async check({ ref, person }) {
      const asked = await askModule(
        means,
        moduleSecret,
        '/v2/financial_services/credit_bureau/credit_report/summary',
        bodyOf(ref, person),
      )
      const read = asked.outcome === 'answered' ? answer.safeParse(asked.body) : null
      if (read?.success !== true) return withoutFinding(asked)
      const [first] = read.data.data.cCRResponse.cIRReportDataLst
      const reference = read.data.decentroTxnId
      const finding = findingOf(first?.cIRReportData, first?.error?.errorDesc)
      return finding === null ? { outcome: 'unknown' } : { outcome: 'found', finding, reference }
    },
  }
}

function bodyOf(ref: string, { fullName, birthDate, phone, idType, idNumber }: CheckedPerson): object {
  const number = idNumber.toUpperCase().replaceAll(/\W/g, '')
  const isPan = idType === 'nationalId' && /^[A-Z]{5}\d{4}[A-Z]$/.test(number)
  return {
    reference_id: referenceOf(ref),
    consent: true,
    consent_purpose: purpose,
    name: fullName,
    date_of_birth: birthDate,
    mobile: phone.replaceAll(/\D/g, '').slice(-mobileDigits),
    inquiry_purpose: personalLoan,
    ...(isPan ? { document_type: 'PAN', document_id: number } : {}),
  }
}

/** Null for a report that can be read neither as a file nor as none. */
function findingOf(read: z.output<typeof report> | undefined, errorDesc: string | undefined): BureauFinding | null {
  if (read === undefined) return errorDesc === undefined ? null : noFileOr(errorDesc)
  const { retailAccountDetails: accounts = [], retailAccountsSummary: summary, scoreDetails = [] } = read
  const score = numberIn(scoreDetails[0]?.value)
  const openLoans = numberIn(summary?.noOfActiveAccounts)
  if (accounts.length === 0 && openLoans === null && score === null) return { outcome: 'noFile' }
  return {
    outcome: 'file',
    // -1 and 1 to 5 say why there is no score.
    score: score !== null && score >= lowestScore ? score : null,
    openLoans,
    worstArrearsDays: worstOf(accounts.flatMap(({ history48Months = [] }) => history48Months)),
  }
}

const lowestScore = 300

/** The bureau says in words that it does not know the borrower; any other error is none of the borrower's. */
function noFileOr(said: string): BureauFinding | null {
  return /not found|no record|no hit|no consumer/i.test(said) ? { outcome: 'noFile' } : null
}

function numberIn(told: string | number | undefined): number | null {
  const text = String(told ?? '').trim()
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null
}

/** What a month without a delay is called. */
const onTime = new Set(['', '*', 'STD', 'NEW', 'CLSD', 'NS'])
/** Loans that the Reserve Bank's rules call non-performing: more than 90 days late. */
const nonPerforming: Readonly<Record<string, number>> = { SUB: 91, DBT: 91, LSS: 91, WOF: 91 }

/** The longest delay of these months; null where a month is called an unknown word. `31+` is 31 days or more. */
function worstOf(months: readonly z.output<typeof month>[]): number | null {
  let worst = 0
  for (const { paymentStatus = '' } of months) {
    const told = paymentStatus.trim().toUpperCase()
    const [, digits] = /^(\d{1,3})\+?$/.exec(told) ?? []
    const days = onTime.has(told) ? 0 : digits === undefined ? nonPerforming[told] : Number(digits)
    if (days === undefined) return null
    worst = Math.max(worst, days)
  }
  return worst
}
