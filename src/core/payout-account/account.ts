// Validates a payout account: the normalised account, or a refusal that names the field.

import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import { readPhone } from '../identity/phone.ts'
import type { Market } from '../market/market.ts'
import { type Refusal, type RefusalName, refuse } from '../refusal.ts'
import { readDigits } from '../typed-digits.ts'
import {
  type AccountField,
  type AccountFieldCode,
  type CardType,
  cardTypes,
  fieldsThatCount,
} from './account-fields.ts'

/** What was typed, by field; what was left empty is missing or ''. */
export type TypedAccount = Partial<Record<AccountFieldCode, string>>

/** An account that money can be sent to. What does not belong to its card type is empty. */
export interface AccountDetails {
  readonly cardType: CardType
  readonly channelNumber: string
  /** Code and name of the bank or the wallet. */
  readonly bankCode: string
  readonly bankName: string
  /** The account's or the wallet's number, digits only. */
  readonly number: string
  readonly accountName: string
  readonly branch: string
  readonly city: string
  readonly birthDay: CalendarDate | null
}

export interface AccountContext {
  readonly market: Market
  /** Where money of this lender can be sent to in the market. */
  readonly institutions: Institutions
  readonly today: CalendarDate
  /** The account bound now: if its masked number comes back unchanged, the number stays. */
  readonly bound: AccountDetails | null
}

/** A name needs a letter and takes no digits; bidi controls and other invisible characters are no part of it. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} .,'’-]{2,80}$/u

/** The masked form of a bound number: its last digits. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`
}

/**
 * Validates the fields that apply to the card type and channel; other fields are ignored (PAYOUT-ACCOUNT-6). Returns the first
 * refusal in the order of the form: an unknown choice, a missing value, a number of the wrong length (`values.least`,
 * `values.most`, `values.typed`).
 */
export function decideAccount(
  typed: TypedAccount,
  context: AccountContext,
):
  | AccountDetails
  | Refusal<
      'accountNumberHasWrongLength' | 'somethingIsMissing' | 'valueIsNotAccepted' | 'walletNumberHasWrongLength'
    > {
  const cardType = Object.values(cardTypes).find((known) => known === (typed.cardType || cardTypes.bank))
  if (cardType === undefined) return refusedField('valueIsNotAccepted', 'cardType')
  const channelNumber = channelOf(typed, cardType)
  if (channelNumber === undefined) return refusedField('valueIsNotAccepted', 'channelNumber')
  const chosen = { ...typed, cardType, channelNumber, accountNumber: readNumber(typed.accountNumber) }
  for (const field of fieldsThatCount(cardType, channelNumber)) {
    const wrong = wrongWith(field, (chosen[field.code] ?? '').trim(), chosen, context)
    if (wrong !== null) return wrong
  }
  return detailsOf(chosen, cardType, context)
}

/** The digits of an account's number; what is none, or masked, stays as it was typed. */
function readNumber(typed = ''): string {
  return readDigits(typed) ?? typed.trim()
}

/** The payload names a channel with every account (PAYOUT-ACCOUNT-8); with a wallet it says nothing. */
function channelOf(typed: TypedAccount, cardType: CardType): string | undefined {
  const asked = typed.channelNumber || payoutChannels.straight
  if (cardType === cardTypes.wallet) return payoutChannels.straight
  return Object.values(payoutChannels).find((known) => known === asked)
}

function wrongWith(
  field: AccountField,
  value: string,
  typed: TypedAccount,
  context: AccountContext,
): Refusal<
  'accountNumberHasWrongLength' | 'somethingIsMissing' | 'valueIsNotAccepted' | 'walletNumberHasWrongLength'
> | null {
  const { code } = field
  if (code === 'cardType' || code === 'channelNumber') return null
  if (value === '') return field.required ? refusedField('somethingIsMissing', code) : null
  if (field.kind !== 'digits' && field.maxLength !== undefined && [...value].length > field.maxLength)
    return refusedField('valueIsNotAccepted', code)
  const { banks, wallets, cities } = context.institutions
  const isAccepted = (accepted: boolean): Refusal<'valueIsNotAccepted'> | null =>
    accepted ? null : refusedField('valueIsNotAccepted', code)
  switch (code) {
    case 'bankCode':
      return isAccepted(findBank(banks, typed) !== undefined)
    case 'walletCode':
      return isAccepted(wallets.some((wallet) => wallet.code === value))
    case 'city':
      return isAccepted(cities.includes(value))
    case 'accountName':
      return isAccepted(NAME.test(value))
    case 'branch':
      return isAccepted(!/[\p{Cc}\p{Cf}]/u.test(value))
    case 'birthDay':
      return isAccepted(isBirthDay(value, context.today))
    case 'accountNumber':
      return wrongAccountNumber(value, typed, context)
    case 'walletNumber':
      return wrongWalletNumber(value, typed, context)
  }
}

function wrongAccountNumber(
  value: string,
  typed: TypedAccount,
  context: AccountContext,
): Refusal<'accountNumberHasWrongLength' | 'valueIsNotAccepted'> | null {
  if (isTheBoundNumber(value, typed, context)) return null
  if (!/^[0-9]+$/.test(value)) return refusedField('valueIsNotAccepted', 'accountNumber')
  const bank = findBank(context.institutions.banks, typed)
  if (bank === undefined || (value.length >= bank.least && value.length <= bank.most)) return null
  const { least, most } = bank
  return refusedField('accountNumberHasWrongLength', 'accountNumber', { least, most, typed: value.length })
}

/** A wallet's number is a phone number of the market. */
function wrongWalletNumber(
  value: string,
  typed: TypedAccount,
  context: AccountContext,
): Refusal<'valueIsNotAccepted' | 'walletNumberHasWrongLength'> | null {
  if (isTheBoundNumber(value, typed, context)) return null
  const { phone } = context.market
  if (readPhone(value, phone) !== null) return null
  const digits = phone.example.length
  const typedDigits = readDigits(value)
  if (typedDigits === null || typedDigits.length === digits) return refusedField('valueIsNotAccepted', 'walletNumber')
  return refusedField('walletNumberHasWrongLength', 'walletNumber', {
    least: digits,
    most: digits,
    typed: typedDigits.length,
  })
}

function isTheBoundNumber(value: string, typed: TypedAccount, { bound }: AccountContext): boolean {
  if (bound === null || bound.cardType !== typed.cardType || value !== maskedNumber(bound.number)) return false
  return bound.bankCode === (bound.cardType === cardTypes.bank ? typed.bankCode : typed.walletCode)
}

function isBirthDay(value: string, today: CalendarDate): boolean {
  const day = parseCalendarDate(value)
  return day !== null && day < today
}

function findBank(banks: readonly Bank[], typed: TypedAccount): Bank | undefined {
  return banks.find(
    (bank) => bank.code === typed.bankCode && bank.channels.some((channel) => channel === typed.channelNumber),
  )
}

function detailsOf(typed: TypedAccount, cardType: CardType, context: AccountContext): AccountDetails {
  const { banks, wallets } = context.institutions
  const isBank = cardType === cardTypes.bank
  const place: Bank | Wallet | undefined = isBank
    ? findBank(banks, typed)
    : wallets.find((wallet) => wallet.code === typed.walletCode)
  if (place === undefined) throw new Error('an account was accepted without a bank or wallet')
  const value = ((isBank ? typed.accountNumber : typed.walletNumber) ?? '').trim()
  const kept = isTheBoundNumber(value, typed, context) ? context.bound?.number : undefined
  return {
    cardType,
    channelNumber: typed.channelNumber ?? payoutChannels.straight,
    bankCode: place.code,
    bankName: place.name,
    number: kept ?? (isBank ? value : (readPhone(value, context.market.phone) ?? value)),
    accountName: (typed.accountName ?? '').trim(),
    branch: isBank ? (typed.branch ?? '').trim() : '',
    city: isBank && typed.channelNumber === payoutChannels.branch ? (typed.city ?? '') : '',
    birthDay: isBank ? null : parseCalendarDate(typed.birthDay ?? ''),
  }
}

function refusedField<Name extends RefusalName>(
  name: Name,
  code: AccountFieldCode,
  values?: Refusal['values'],
): Refusal<Name> {
  return { ...refuse(name, values), fields: [code] }
}

/** A change that waits for its code is forgotten after so long; a new code may be asked for until then. */
export const accountChangeMinutes = 30

/** True where money would go to the same account in the same way, under the same name. */
export function isSameAccount(one: AccountDetails, other: AccountDetails): boolean {
  const names = Object.keys(one) as (keyof AccountDetails)[]
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** True unless the account is the borrower's first one, or the one that is bound already (PAYOUT-ACCOUNT-13). */
export function needsCode(bound: AccountDetails | null, wanted: AccountDetails): boolean {
  return bound !== null && !isSameAccount(bound, wanted)
}

/** The two ways to a bank account. The first is the default of the product. */
export const payoutChannels = { straight: '90006', branch: '90007' } as const
type PayoutChannel = (typeof payoutChannels)[keyof typeof payoutChannels]

interface Bank {
  readonly code: string
  readonly name: string
  /** Digits of its account numbers. */
  readonly least: number
  readonly most: number
  readonly channels: readonly PayoutChannel[]
}

interface Wallet {
  readonly code: string
  readonly name: string
}

export interface Institutions {
  readonly banks: readonly Bank[]
  readonly wallets: readonly Wallet[]
  /** Cities with a branch that pays out over the counter. */
  readonly cities: readonly string[]
}

/** A list that has lost more than this share of what we offered by the last one is not believed. Percent. */
const believedLossPercent = 20

/** `missing`: what the lender offers and the provider does not have, in the lender's order. */
type BankListVerdict =
  | { readonly verdict: 'taken'; readonly missing: readonly string[] }
  | { readonly verdict: 'doubted'; readonly lost: number }

/**
 * PAYOUT-ACCOUNT-15: judges a fetched list. One bank may always go; more than {@link believedLossPercent} of what was offered until now only by a
 * person, who changes the lender's list. `missingBefore` is what the last list that was taken did not have.
 */
export function judgeBankList(
  offered: readonly string[],
  missingBefore: readonly string[],
  listed: readonly string[],
): BankListVerdict {
  const known = new Set(listed)
  const gone = new Set(missingBefore)
  const missing = offered.filter((code) => !known.has(code))
  const until = offered.filter((code) => !gone.has(code))
  const lost = until.filter((code) => !known.has(code)).length
  if (lost > 1 && lost * 100 > until.length * believedLossPercent) return { verdict: 'doubted', lost }
  return { verdict: 'taken', missing }
}
