// The HTTP protocol between us and a provider: the bodies of its calls, checked on both sides.

import { z } from 'zod'
import { instant } from '../../../../contracts/wire.ts'

const amountMinor = z.int().positive().lt(1e15)
const currency = z.string().length(3)

export const codeRequest = z.object({
  reference: z.string().min(1).max(128),
  channel: z.string().min(1).max(64),
  amountMinor,
  currency,
  expiresAt: z.iso.datetime({ offset: true }),
})

const transaction = z.object({
  transactionId: z.string().min(1),
  amountMinor,
  currency,
  paidAt: instant,
})

export const codeAnswer = z.object({
  reference: z.string(),
  providerRef: z.string().min(1),
  payCode: z.string().regex(/^[0-9]{16}$/),
  qrText: z.string(),
  walletId: z.string().min(1),
  cancelled: z.boolean(),
  expiresAt: z.string(),
  payments: z.array(transaction),
})
export type CodeAnswerBody = z.output<typeof codeAnswer>

export const chargeRequest = z.object({
  key: z.string().min(1).max(128),
  cardToken: z.string().min(1),
  amountMinor,
  currency,
  /** True where the borrower is not there to confirm anything. */
  unattended: z.boolean().optional(),
  /** Where a page of the bank leads back to; null or missing: a charge that has to be confirmed is declined. */
  returnUrl: z.string().max(2048).nullish(),
})

/** A card is to be added: `holder` is what an earlier answer said of this borrower. */
export const setupRequest = z.object({ key: z.string().min(1).max(128), holder: z.string().max(128).nullable() })

export const setupAnswer = z.object({
  setupRef: z.string().min(1).max(128),
  holder: z.string().max(128),
  state: z.enum(['open', 'saved', 'failed']),
  /** The page on which the number is typed: added to the start of the address in the settings. */
  pageId: z.string().min(1).max(128),
  card: z
    .object({
      cardToken: z.string().min(1).max(200),
      bankName: z.string().max(120),
      bankCode: z.string().max(32),
      lastFour: z.string().regex(/^[0-9]{4}$/),
      expires: z
        .string()
        .regex(/^[0-9]{4}-[0-9]{2}$/)
        .nullable(),
      codeNeeded: z.boolean(),
    })
    .nullable(),
})

export const forgetRequest = z.object({ cardToken: z.string().min(1).max(200) })
export const forgetAnswer = z.object({ forgotten: z.literal(true) })

export const chargeAnswer = z.object({
  /** `asks`: nothing is taken yet, the bank asks the borrower to confirm on a page. */
  state: z.enum(['paid', 'declined', 'asks']),
  /** Of a charge that `asks`: the page, added to the start of the address in the settings as that of a new card is. */
  pageId: z.string().min(1).max(128).optional(),
  /** Of a declined charge: `true` where the bank may say yes on another day. */
  mayPass: z.boolean().optional(),
  /** Of a declined charge: `true` where the bank wants the owner of the card to confirm it, who was not there. */
  ownerMustConfirm: z.boolean().optional(),
  transactionId: z.string().min(1),
  paidAt: instant,
})

export const payoutRequest = z.object({
  key: z.string().min(1).max(128),
  amountMinor,
  currency,
  /** `counter` where the borrower collects the money; the bank and the name are empty then. */
  accountNumber: z.string().min(1).max(64),
  bankCode: z.string().max(64),
  bankName: z.string().max(200),
  accountName: z.string().max(200),
})

/** A person pays a code: what `pay` of the service does, where it runs as a process of its own. */
export const payRequest = z.object({
  payCode: z.string().min(1).max(40),
  amountMinor: amountMinor.optional(),
  currency: currency.optional(),
  paidAt: instant.transform((text) => new Date(text)).optional(),
  times: z.int().min(1).max(1_000).optional(),
  delayMinutes: z.int().min(0).max(1_000_000).optional(),
  type: z.enum(['paid', 'failed', 'refunded']).optional(),
  transactionId: z.string().min(1).max(128).optional(),
})

/** In whose name an account is. */
export const nameRequest = z.object({
  reference: z.string().min(1).max(128),
  cardType: z.enum(['1', '2']),
  currency,
  accountNumber: z.string().min(1).max(64),
  bankCode: z.string().max(64),
  expectedName: z.string().max(200),
})

/** `named`: with the name. `compared`: how well the expected one fits. */
export const nameAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('named'), accountName: z.string().min(1).max(200) }),
  z.object({ outcome: z.literal('compared'), match: z.enum(['same', 'similar', 'other']) }),
  z.object({ outcome: z.enum(['noAccount', 'cannotTell']) }),
])

/** `sent`: under way. `returned`: it was paid, and the bank sent it back; only the question by key tells that. */
export const payoutAnswer = z.object({
  state: z.enum(['sent', 'paid', 'failed', 'returned']),
  reference: z.string(),
  reason: z.string(),
  /** Where it failed and the account is not to blame: another attempt goes to the same account. */
  blame: z.enum(['account', 'provider']).optional(),
  /** Where a part of it came back: how much so far, minor units. */
  returnedMinor: z.int().positive().optional(),
})

/** Something happened to a payout: signed like every notice, and no more than a reason to ask about it. */
export const payoutNotice = z.object({ eventId: z.string().min(1).max(128), key: z.string().min(1).max(128) })

/** Account numbers that end in this are closed: a payout to them fails. For trying out what happens then. */
export const closedAccountEnding = '0000'
/** To account numbers that end in this the money is under way first: the repeated call goes on saying so, the question tells the rest. */
export const slowAccountEnding = '1111'
/** Card tokens that end in this are declined. */
export const declinedCardEnding = '-declined'
/** Card tokens that end in this are declined as well, and may pass on another day. */
export const shortCardEnding = '-short'
/** Charges of card tokens that end in this are confirmed on a page of the bank, and declined while their owner is not there. */
export const askingCardEnding = '-asks'
/** Card tokens that end in this are declined while their owner is not there. */
export const confirmCardEnding = '-confirm'
/** Account numbers that end in these are in another name, at a bank that does not say, and unknown. */
export const namedEndings = { another: '94071', untold: '94072', nobody: '94073' } as const
/** Whose the accounts are that end in the first of them. */
export const anotherName = 'Bella Ocampo'
