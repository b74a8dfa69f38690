// The form of the payout account: its fields, choices and defaults, filled with what is bound now, numbers masked.

import type { CallOutput } from '../../contracts/endpoints.ts'
import {
  type AccountDetails,
  type Institutions,
  maskedNumber,
  payoutChannels,
} from '../../core/payout-account/account.ts'
import { type AccountField, accountFields, cardTypes } from '../../core/payout-account/account-fields.ts'
import type { ServerWords } from '../../words/server-words.ts'
import type { Call, Handler } from '../http/call.ts'
import { livePayoutAccount, openPayoutAccount } from '../people/payout-account/door.ts'
import { offeredInstitutions } from './refresh-bank-lists.ts'

type FormItem = CallOutput<'getAccountForm'>['items'][number]
type Choice = FormItem['choices'][number]

export const getAccountForm: Handler<'getAccountForm'> = async (_input, call) => {
  const bound = await boundDetails(call)
  const choices = choicesOf(call.words, await offeredInstitutions(call.db, call.deps, call.market.id))
  return {
    items: accountFields.map((field) => ({
      code: field.code,
      kind: kindOf(field),
      title: call.words.payoutAccount[field.code].title,
      placeholder: placeholderOf(call.words, field),
      value: shownValue(field, bound),
      inputKind: field.kind === 'digits' ? '1' : '0',
      choices: choices[field.code] ?? [],
      ...(field.cardType === undefined ? {} : { cardType: field.cardType }),
      ...(field.channelNumber === undefined ? {} : { channelNumber: field.channelNumber }),
      required: field.required,
      ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    })),
  }
}

async function boundDetails({ db, deps, caller }: Call): Promise<AccountDetails | null> {
  const account = await livePayoutAccount(db, caller.borrowerId)
  if (account === null) return null
  return await openPayoutAccount(db, deps, { accountId: account.id, borrowerId: caller.borrowerId })
}

function kindOf({ kind }: AccountField): FormItem['kind'] {
  return ({ choice: 'enum', city: 'citySelect', digits: 'text', text: 'text', day: 'day' } as const)[kind]
}

function placeholderOf(words: ServerWords, { code }: AccountField): string {
  const said = words.payoutAccount[code]
  return 'placeholder' in said ? said.placeholder : ''
}

function choicesOf(
  words: ServerWords,
  { banks, wallets, cities }: Institutions,
): Partial<Record<AccountField['code'], Choice[]>> {
  const said = words.payoutAccount
  const { bank, wallet } = cardTypes
  return {
    cardType: [
      { name: said.cardType.bank, value: bank },
      ...(wallets.length === 0 ? [] : [{ name: said.cardType.wallet, value: wallet }]),
    ],
    channelNumber: [
      { name: said.channelNumber.instant, value: payoutChannels.straight, cardType: bank },
      { name: said.channelNumber.counter, value: payoutChannels.branch, cardType: bank },
    ].filter(({ value }) => banks.some(({ channels }) => channels.includes(value))),
    // A bank of both channels stands in the list once, one of a single channel only under that.
    bankCode: banks.map(({ code, name, channels }) => ({
      name,
      value: code,
      cardType: bank,
      ...(channels.length === 1 && channels[0] !== undefined ? { channelNumber: channels[0] } : {}),
    })),
    city: cities.map((name) => ({ name, value: name, cardType: bank, channelNumber: payoutChannels.branch })),
    walletCode: wallets.map(({ code, name }) => ({ name, value: code, cardType: wallet })),
  }
}

function shownValue({ code }: AccountField, bound: AccountDetails | null): string {
  if (code === 'cardType') return bound?.cardType ?? cardTypes.bank
  if (code === 'channelNumber') return bound?.channelNumber ?? payoutChannels.straight
  if (bound === null) return ''
  const isBank = bound.cardType === cardTypes.bank
  const values = {
    bankCode: isBank ? bound.bankCode : '',
    city: bound.city,
    accountNumber: isBank ? maskedNumber(bound.number) : '',
    accountName: bound.accountName,
    branch: bound.branch,
    walletCode: isBank ? '' : bound.bankCode,
    walletNumber: isBank ? '' : maskedNumber(bound.number),
    birthDay: bound.birthDay ?? '',
  }
  return values[code]
}
