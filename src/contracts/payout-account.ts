// The bank account: a form that the server describes, and its saving.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { as, id, input, line, text, wire } from './wire.ts'

/** Where an account names neither (PAYOUT-ACCOUNT-8). */
export const defaultCardType = '1'
export const defaultChannelNumber = '90006'

const choice = wire({
  name: text,
  type: as('value', text),
  cardTypeMi: as('cardType', text.optional()),
  channelNumber: text.optional(),
})

const formItem = wire({
  code: text,
  cate: as('kind', z.enum(['text', 'citySelect', 'day', 'enum'])),
  title: text,
  subtitle: as('placeholder', text),
  value: text,
  inputType: as('inputKind', text),
  note: as('choices', z.array(choice)),
  cardTypeMi: as('cardType', text.optional()),
  channelNumber: text.optional(),
  required: z.boolean(),
  maxLength: z.int().optional(),
})

export const getAccountForm = endpoint('POST', 'session', '/hazel/service/entry-order/card-init', {
  summary: 'The fields of the payout account form',
  input: input({ product_id: as('productId', id.optional()) }),
  output: wire({ items: z.array(formItem) }),
})

/** The codes that the form can carry. The server's form decides which of them count for a card type and channel. */
const accountFields = {
  product_id: as('productId', id.optional()),
  cardType: line(8).optional(),
  channelNumber: line(16).optional(),
  bankCode: line(64).optional(),
  walletCode: line(64).optional(),
  accountNumber: line(64).optional(),
  accountName: line(120).optional(),
  walletNumber: line(64).optional(),
  branch: line(120).optional(),
  city: line(120).optional(),
  birthDay: line(32).optional(),
  /** Of the answer that asked for a code, and that code: the same call again saves another account. Without a code it is sent again. */
  smsToken: line(64).optional(),
  smsCode: as('code', line(12).optional()),
} as const

const save = {
  class: 'account',
  keyed: true,
  proof: ['smsToken', 'code'],
} as const

export const saveAccount = endpoint('POST', 'sessionAndCode', '/hazel/v3/certify/save-bank-info', {
  ...save,
  summary: 'Save the payout account; another one than is bound asks for a code first (40120)',
  refusals: [
    'notFound',
    'payoutAccountIsFrozen',
    'somethingIsMissing',
    'valueIsNotAccepted',
    'accountNumberHasWrongLength',
    'walletNumberHasWrongLength',
    'codeHasExpired',
    'codeIsUsedUp',
    'codeIsWrong',
    'accountChangeNeedsCode',
    'tooManyCodes',
    'codeWasJustSent',
    'longCodeIsUnderWay',
  ],
  input: input(accountFields),
})

export const changeAccount = endpoint('POST', 'sessionAndCode', '/hazel/v3/certify/change-bank-info', {
  ...save,
  summary: 'Change the payout account of a loan whose payout failed, with a code (40120); the payout is tried again',
  refusals: saveAccount.refusals,
  input: input(accountFields),
})
