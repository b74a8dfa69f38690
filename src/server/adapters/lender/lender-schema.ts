// The files of a lender's folder as they are written: each is validated completely, with a message for its author.

import { z } from 'zod'
import { usualCheckLimits } from '../../../core/application/outside-check.ts'
import { languages } from '../../../core/language.ts'
import { glAccountsNeeded, isGlAccount } from '../../../core/ledger/accounts.ts'
import { currencies, marketIds } from '../../../core/market/market.ts'
import { isAppLinkTemplate } from '../../../core/payment/app-link.ts'
import { payoutChannels } from '../../../core/payout-account/account.ts'
import { reportDayForms, reportLineKinds } from '../../../core/reconciliation/report-mapping.ts'
import { outcomeNotes } from './texts-file.ts'

const text = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must have at most ${most} signs`)

/** Another language is left out, never empty. */
function inLanguages<T extends z.ZodType>(of: T) {
  const others = languages.filter((language) => language !== 'en')
  return z.strictObject({
    en: of,
    ...(Object.fromEntries(others.map((language) => [language, of.optional()])) as Record<
      Exclude<(typeof languages)[number], 'en'>,
      z.ZodOptional<T>
    >),
  })
}

const termsDays = z.int().min(0, 'must be 0 or more').max(365, 'must be 365 or less')
const https = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
const phone = z.string().regex(/^\+?[0-9 ()-]{5,24}$/, 'must be a telephone number')
const fileName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]*\.(svg|png)$/, 'must be the name of an .svg or .png file in this folder')
const byMarket = <T extends z.ZodType>(of: T) => z.partialRecord(z.enum(marketIds), of)

export const lenderFile = z.strictObject({
  regulators: byMarket(z.strictObject({ name: inLanguages(text(120)), url: https.nullable() })).default({}),
  complaints: z
    .strictObject({ answeredWithinWorkingDays: z.int().min(1, 'must be 1 or more').max(30, 'must be 30 or less') })
    .nullable()
    .default(null),
  grievanceOfficer: z
    .strictObject({ name: text(80), email: z.email('must be an e-mail address'), phone })
    .nullable()
    .default(null),
  news: z
    .strictObject({ atMostAMonth: z.int().min(1, 'must be 1 or more').max(31, 'must be 31 or less') })
    .nullable()
    .default(null),
  /** What pages and papers state of the lender; required in production. */
  terms: z
    .strictObject({
      decisionDays: termsDays,
      fundingMinDays: termsDays,
      fundingMaxDays: termsDays,
      detailsChangeNoticeDays: termsDays,
      assignmentNoticeBusinessDays: termsDays,
      judgmentPaymentDays: termsDays,
    })
    .refine(({ fundingMinDays, fundingMaxDays }) => fundingMinDays <= fundingMaxDays, {
      error: 'must not be less than fundingMinDays',
      path: ['fundingMaxDays'],
    })
    .nullable()
    .default(null),
  /** Figures that the lender's own texts name and that are no figure of a product: of a law, of a register. */
  figures: z.array(z.string().regex(/^[0-9]+([.,][0-9]+)*$/, 'must be a number as the text writes it')).default([]),
  app: https.nullable().default(null),
  pictures: z
    .strictObject({ icon: fileName.nullable().default(null), socialCard: fileName.nullable().default(null) })
    .default({ icon: null, socialCard: null }),
  /** Who has read the legal texts and when: a text that is word for word a sample counts as one without it. */
  legalTexts: z
    .strictObject({ readBy: text(120), readOn: z.iso.date('must be a day such as 2026-11-22') })
    .nullable()
    .default(null),
})

/** A text with names in braces, which are filled in: one that is not filled would be shown as it is. */
const filledText = (most: number) =>
  text(most).refine(
    (words) => !/[{}]/.test(words.replaceAll('{lender}', '').replaceAll('{weekdays}', '')),
    'may name {lender} and {weekdays}, and nothing else in braces',
  )

export const aboutFile = z.strictObject({
  summary: filledText(400),
  mission: z.array(filledText(600)).min(1, 'must have a paragraph').max(6, 'must have at most 6 paragraphs'),
  advantages: z.array(filledText(300)).max(10, 'must have at most 10 lines').default([]),
  team: z.array(filledText(600)).max(6, 'must have at most 6 paragraphs').default([]),
})

export const reviewsFile = z
  .array(
    z.strictObject({
      stars: z.int().min(1, 'must be 1 or more').max(5, 'must be 5 or less'),
      /** Three lines fit on a card. */
      lines: inLanguages(z.array(text(40)).min(1, 'must have a line').max(3, 'must have at most 3 lines')),
      by: inLanguages(text(40)),
    }),
  )
  .max(20, 'must have at most 20 reviews')

const atMost = z.int().min(0, 'must be 0 or more').max(9_999, 'must be 9999 or less')
const { scoreReferredBelowBy, identityNoMatch, noFile } = usualCheckLimits

export const checksFile = z.strictObject({
  identity: z
    .strictObject({
      name: inLanguages(text(60)),
      noMatch: z.enum(['refer', 'decline'], 'must be refer or decline').default(identityNoMatch),
    })
    .nullable()
    .default(null),
  bureau: z
    .strictObject({
      name: inLanguages(text(60)),
      ownFile: https,
      scoreAtLeast: atMost.nullable().default(null),
      scoreReferredBelowBy: atMost.default(scoreReferredBelowBy),
      openLoansAtMost: atMost.nullable().default(null),
      arrearsDaysAtMost: atMost.nullable().default(null),
      noFile: z.enum(['pass', 'refer', 'decline'], 'must be pass, refer or decline').default(noFile),
    })
    .nullable()
    .default(null),
  /** An hour between two tries at most: with less there is no second one. */
  /** The markets in which an officer says who an applicant is, for every loan above so much: minor units. */
  byHand: z
    .partialRecord(z.enum(marketIds), z.strictObject({ aboveMinor: z.int().min(0, 'must be 0 or more').default(0) }))
    .default({}),
  answersWithinHours: z.int().min(2, 'must be 2 or more').max(48, 'must be 48 or less').default(24),
})

const days = z.int().min(0, 'must be 0 or more').max(3_660, 'must be 3660 or less')
const basisPoints = z.int().min(0, 'must be 0 or more').max(10_000, 'must be 10000 or less')

/** Whole or not at all: a limit that is left out would hold by a number that stands in no file. */
export const limitsFile = z
  .strictObject({
    version: text(40),
    otherOpenLoansAtMost: z.int().min(0, 'must be 0 or more').max(99, 'must be 99 or less'),
    daysPastDueAtMost: days,
    daysLateBeforeAtMost: days,
    paymentsOfIncomeBpsAtMost: basisPoints.min(1, 'must be 1 or more'),
    referredAboveBps: basisPoints,
  })
  .refine(({ paymentsOfIncomeBpsAtMost, referredAboveBps }) => paymentsOfIncomeBpsAtMost + referredAboveBps <= 10_000, {
    path: ['referredAboveBps'],
    error: 'must leave the share at 10000 or less: nobody pays more than they earn',
  })

/** When a late loan is work for officers. A sum is of a market, in minor units of its currency. */
export const collectionsFile = z.strictObject({
  notes: outcomeNotes.default({}),
  fromDaysLate: z.int().min(1, 'must be 1 or more').max(90, 'must be 90 or less'),
  leastOwedMinor: byMarket(z.int().min(0, 'must be 0 or more').lt(1e12)).default({}),
  contactEveryDays: z.int().min(1, 'must be 1 or more').max(30, 'must be 30 or less'),
  returnedPaymentDays: z.int().min(0, 'must be 0 or more').max(60, 'must be 60 or less'),
})

const code = z.string().regex(/^[A-Z0-9_]{2,24}$/, 'must be capital letters and figures')
const bank = z
  .strictObject({
    code,
    name: text(80),
    /** Digits of its account numbers. */
    least: z.int().min(1).max(34),
    most: z.int().min(1).max(34),
    channels: z.array(z.enum([payoutChannels.straight, payoutChannels.branch])).min(1, 'must name a channel'),
  })
  .refine(({ least, most }) => least <= most, 'has a least that is more than its most')

const differ = (codes: readonly { readonly code: string }[]): boolean =>
  new Set(codes.map((one) => one.code)).size === codes.length

export const banksFile = byMarket(
  z.strictObject({
    banks: z.array(bank).min(1, 'must name a bank').refine(differ, 'has two of one code'),
    wallets: z
      .array(z.strictObject({ code, name: text(80) }))
      .refine(differ, 'has two of one code')
      .default([]),
    cities: z.array(text(80)).default([]),
  }),
)

const minor = z.int().min(0).lt(1e15)
const limits = z
  .strictObject({ minMinor: minor.min(1, 'must be 1 or more'), maxMinor: minor })
  .refine(({ minMinor, maxMinor }) => minMinor < maxMinor, 'has a minMinor that is not less than its maxMinor')

export const channelsFile = z
  .array(
    z.strictObject({
      number: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/, 'must be small letters, figures and hyphens'),
      /** By the name in PROVIDERS; the first that takes payments unless said. */
      provider: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/, 'must be a name of PROVIDERS')
        .nullable()
        .default(null),
      /** Which of the provider's ways to pay it is, in its own words. */
      at: z.string().max(80, 'must have at most 80 signs').default(''),
      presentation: z.enum(['code', 'qr', 'barcode'], 'must be code, qr or barcode'),
      /** False for a channel with a screen of its own, such as the wallet. */
      listed: z.boolean().default(true),
      logo: z.string().regex(/^[a-z0-9][a-z0-9._-]*\.(svg|png)$/, 'must be the name of an .svg or .png file in logos/'),
      limits: z.partialRecord(z.enum(currencies), limits),
      feeMinor: minor.default(0),
      /** Opens the channel's own app on the phone with the payment: `mwallet://pay?code={code}`. */
      appLink: z
        .string()
        .max(300)
        .refine(isAppLinkTemplate, 'must be an address of an app that names {code}, {amountMinor} or {qr}')
        .optional(),
      lifetimeMinutes: z.int().min(5, 'must be 5 or more'),
      /** The folder below payment-instructions; the channel's number unless said. */
      instructions: z
        .string()
        .regex(/^[a-z][a-z0-9-]{1,31}$/, 'must be the name of a folder')
        .optional(),
    }),
  )
  .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, 'has two channels of one number')
  .refine((all) => all.some(({ listed }) => listed), 'has no channel that is listed')

export const instructionsFile = z.strictObject({
  name: text(60),
  description: text(120),
  groups: z
    .array(
      z.strictObject({
        title: text(120),
        items: z.array(z.strictObject({ name: text(160), step: z.array(text(400)) })).min(1, 'must have a step'),
      }),
    )
    .min(1, 'must have a group of steps'),
})

const column = z.string().trim().min(1, 'must name a column').max(120)
const accountName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}:]{1,60}$/u, 'must have at most 60 signs and no colon')

/** By the name in PROVIDERS, or by a name of the lender's own for the statement of a bank. */
export const reportsFile = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, figures and hyphens'),
  z
    .strictObject({
      delimiter: z.enum([',', ';', '\t', '|'], 'must be , ; | or a tab').default(','),
      decimalMark: z.enum(['.', ','], 'must be . or ,').default('.'),
      groupMark: z.enum(['', '.', ',', ' ', "'"], "must be empty, . , ' or a blank").default(''),
      days: z.enum(reportDayForms, `must be one of ${reportDayForms.join(', ')}`).default('YYYY-MM-DD'),
      columns: z.strictObject({
        id: column,
        transaction: column.optional(),
        reference: column.optional(),
        kind: column.optional(),
        amount: column,
        fees: z.array(column).default([]),
        net: column.optional(),
        currency: column.optional(),
        settledOn: column,
        bankAccount: column.optional(),
      }),
      kinds: z.record(z.string(), z.enum([...reportLineKinds, 'skipped'], 'must be a kind of line')).default({}),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be three letters')
        .optional(),
      bankAccounts: z.union([accountName, z.record(z.string(), accountName)]),
      totalMarker: z.string().trim().min(1).max(100).optional(),
      missingAfterDays: z.int().min(1, 'must be 1 or more').max(60, 'must be 60 or less').default(5),
    })
    .refine(({ decimalMark, groupMark }) => decimalMark !== groupMark, 'has the same mark for decimals and groups')
    .refine(
      ({ columns, currency }) => columns.currency !== undefined || currency !== undefined,
      'names neither a column nor a currency for the currency',
    )
    .refine(
      ({ columns, bankAccounts }) => (columns.bankAccount === undefined) === (typeof bankAccounts === 'string'),
      'has accounts by name and no column for them, or the other way round',
    )
    .refine(
      ({ columns, kinds }) => columns.kind === undefined || Object.keys(kinds).length > 0,
      'has a column for kinds and no kinds',
    ),
)

/** Our accounts, or `bank:*` for all banks, to the lender's numbers: every account has to have one. */
export const glMapFile = z
  .record(
    z.string(),
    z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,31}$/u, 'must be a number of at most 32 letters and digits'),
  )
  .superRefine((map, { addIssue }) => {
    for (const name of glAccountsNeeded)
      if (map[name] === undefined) addIssue({ code: 'custom', path: [name], message: 'is missing' })
    for (const name of Object.keys(map))
      if (!isGlAccount(name)) addIssue({ code: 'custom', path: [name], message: 'is no account of the ledger' })
  })
