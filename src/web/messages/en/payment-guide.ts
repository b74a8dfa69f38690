// Words of the payment guide, in English: the lender's wallet, any other, and the store, step by step.

export const paymentGuide = {
  title: 'How to pay',
  voice: 'How to pay with a repayment code',
  intro:
    'Each payment has its own code. You will find it on the payment page of your loan, with the amount and how long it is valid.',
  larger: 'Larger',
  tapNote: 'Tap a picture to make it larger.',
  back: 'Back to the steps',
  next: 'Next picture',
  help: 'Talk to us',
  proof: 'Keep the slip or the confirmation as proof of payment.',
  exact: 'Pay the amount shown next to the code. Any other amount also counts towards your loan.',
  mWallet: {
    note: 'bill payment in the app',
    steps: [
      {
        title: (wallet: string) => `Open ${wallet} and tap “Pay bills”`,
        text: 'Choose “Loans”.',
        picture: 'A phone with eight tiles, the one with a bill is marked',
      },
      {
        title: 'Type or paste the code',
        text: 'Paste it from the payment page, so that no digit is wrong.',
        picture: 'A phone with a long number in a field and a keypad below',
      },
      {
        title: 'Check the amount and confirm',
        text: 'It must be the amount on the payment page.',
        picture: 'A phone with a slip on it and a large tick',
      },
    ],
  },
  otherWallet: {
    title: 'Another wallet',
    note: 'most wallets pay bills by a code',
    steps: [
      {
        title: 'Open the wallet and look for “Bills”',
        text: 'Look for the name of the lender in the list, or for “Loans”.',
        picture: 'A phone with a list, one line of it is marked',
      },
      {
        title: 'Tap “Scan”, or type the code',
        text: 'On the same phone: save a picture of the QR code, then choose it from the gallery.',
        picture: 'A phone that holds a QR code in a frame',
      },
      {
        title: 'Check the amount and confirm',
        text: 'Keep the confirmation.',
        picture: 'A phone with a slip on it and a large tick',
      },
    ],
  },
  store: {
    title: 'In a store',
    note: 'cash at the counter',
    steps: [
      {
        title: 'Go to a partner store before the code expires',
        text: 'Say “bill payment” at the counter, or choose it at the kiosk.',
        picture: 'A store with an awning and an open door',
      },
      {
        title: 'Show the barcode',
        text: 'Or read the code to the cashier.',
        picture: 'A scanner over a phone that shows a barcode',
      },
      {
        title: 'Pay the amount and take the slip',
        text: 'The slip is your proof of payment.',
        picture: 'A counter with banknotes and a printed slip',
      },
    ],
  },
}
