// Words of the payment account form, in English. The fields themselves are named by the server.

export const payoutAccount = {
  title: 'Payment account information',
  lead: "We'll send the money to this account only. It must be in your own name.",
  accountOf: (name: string) => `Account of ${name}`,
  cardType: 'Card type',
  required: 'Please fill this in.',
  chooseOne: 'Please choose one.',
  onlyFor: (choice: string) => `Only for: ${choice}`,
  always: 'For every way of sending it',
  next: 'Next',
  keepsNumber: 'The number stays as it is unless you type a new one.',
  notForPaying: {
    title: 'This account is not for paying',
    text: 'We send money TO this account. If you save one here, your loans will be paid out to it. Nothing is taken from it.',
    pay: 'Pay my loan',
  },
  step: {
    voice: 'Is it really you?',
    text: (sentTo: string) =>
      sentTo === ''
        ? 'We have sent a code to your phone. Until you type it, your money goes to the old account.'
        : `We have sent a code to ${sentTo}. Until you type it, your money goes to the old account.`,
    label: 'Code from the message',
    sixDigits: 'Please enter the six digits of the code.',
    getCode: 'get code',
    seconds: (count: number) => `${count} s`,
    cancel: 'Cancel',
    confirm: 'Confirm',
    never: 'Not you? Then do nothing, and tell nobody the code.',
  },
  done: {
    /** Beside the account, where the offer stands again. */
    account: (account: string) => `Saved: ${account}`,
    voice: 'Your account is saved.',
    text: "From now on we'll send your money there.",
    back: 'Go to my loans',
    again: 'Change it again',
  },
}
