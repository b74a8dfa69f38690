// Words of the payout account form, in English.

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
}
