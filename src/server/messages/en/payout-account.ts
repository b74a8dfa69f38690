// Words of the payout account form, in English.

import type { CodeValues } from './identity.ts'

/** The account that a message names: its number by the end. */
export interface AccountValues {
  readonly bank: string
  readonly account: string
}

export const payoutAccount = {
  cardType: { title: 'Account type', bank: 'Bank account', wallet: 'E-wallet' },
  channelNumber: {
    title: 'How we send it',
    placeholder: 'Choose a way',
    instant: 'Straight to the account',
    counter: 'Pick up at a branch',
  },
  bankCode: { title: 'Bank', placeholder: 'Choose your bank' },
  accountNumber: { title: 'Account number', placeholder: 'Digits only' },
  accountName: { title: 'Name on the account', placeholder: 'As the bank writes it' },
  branch: { title: 'Branch', placeholder: 'Name of the branch' },
  city: { title: 'City', placeholder: 'Choose the city of the branch' },
  walletCode: { title: 'E-wallet', placeholder: 'Choose your e-wallet' },
  walletNumber: { title: 'Wallet number', placeholder: 'The phone number of the wallet' },
  birthDay: { title: 'Date of birth', placeholder: 'As registered with the wallet' },
  /** How many digits a number has, where a bank has more than one length. */
  digitRange: ({ least, most }: { least: number; most: number }) => `${least} to ${most}`,
  sms: {
    changeCode: ({ lender, code, minutes, bank, account }: CodeValues & AccountValues) =>
      `${code} is your code to get your ${lender} loans paid to ${bank} ${account}. It works for ${minutes} minutes. Not you? Tell nobody the code.`,
    /** To the phone of the account before: read by a person who may not have asked for it. */
    changed: ({ lender, bank, account, support }: AccountValues & { lender: string; support: string }) =>
      `${lender}: your loans will now be paid to ${bank} ${account}. If this was not you, call us at once: ${support}`,
  },
}
