// The fields of a payout account: when each applies, and which values it accepts. The form and its validation use this table.

/** Wire values of the card types (1 is the default: PAYOUT-ACCOUNT-8). */
export const cardTypes = { bank: '1', wallet: '2' } as const
export type CardType = (typeof cardTypes)[keyof typeof cardTypes]

export const accountFieldCodes = [
  'cardType',
  'channelNumber',
  'bankCode',
  'city',
  'accountNumber',
  'accountName',
  'branch',
  'walletCode',
  'walletNumber',
  'birthDay',
] as const
export type AccountFieldCode = (typeof accountFieldCodes)[number]

/** `choice`: one of a list. `city`: one of a list of places. `digits`: a text of digits only. */
type AccountFieldKind = 'choice' | 'city' | 'digits' | 'text' | 'day'

export interface AccountField {
  readonly code: AccountFieldCode
  readonly kind: AccountFieldKind
  /** Counts for this card type only; for both when it is left out. */
  readonly cardType?: CardType
  /** Counts for this channel only, while the card type is a bank account. */
  readonly channelNumber?: string
  readonly required: boolean
  /** Characters at most, for what is typed. */
  readonly maxLength?: number
  /** Shown masked once it is stored. */
  readonly secret?: boolean
}

const { bank, wallet } = cardTypes

/** In the order of the form. */
export const accountFields: readonly AccountField[] = [
  { code: 'cardType', kind: 'choice', required: true },
  { code: 'channelNumber', kind: 'choice', cardType: bank, required: true },
  { code: 'bankCode', kind: 'choice', cardType: bank, required: true },
  { code: 'city', kind: 'city', cardType: bank, channelNumber: '90007', required: true },
  { code: 'accountNumber', kind: 'digits', cardType: bank, required: true, maxLength: 20, secret: true },
  { code: 'walletCode', kind: 'choice', cardType: wallet, required: true },
  { code: 'walletNumber', kind: 'digits', cardType: wallet, required: true, maxLength: 16, secret: true },
  { code: 'accountName', kind: 'text', required: true, maxLength: 80 },
  { code: 'branch', kind: 'text', cardType: bank, required: false, maxLength: 80 },
  { code: 'birthDay', kind: 'day', cardType: wallet, required: true },
]

/** The fields that count for a card type and channel. */
export function fieldsThatCount(cardType: string, channelNumber: string): readonly AccountField[] {
  return accountFields.filter(
    (field) =>
      (field.cardType === undefined || field.cardType === cardType) &&
      (field.channelNumber === undefined || (cardType === bank && field.channelNumber === channelNumber)),
  )
}
