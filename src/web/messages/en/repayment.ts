// Words of the paying screens, in English: what is to be paid, the rollover, the code and its steps, the guide.

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const repayment = {
  payingAs: (name: string) => `Paying as ${name}`,

  pay: {
    title: 'Repayment',
    toPayNow: 'To pay now',
    repaymentDate: 'Repayment date',
    method: 'Payment Method',
    hint: 'Please select your repayment method for payment',
    youPayNow: 'You pay now',
    submit: 'Payment',
    takes: (min: string, max: string) => `takes ${min} to ${max}`,
    noChannel: 'None of the ways to pay takes this amount. Please talk to us.',
    code: (channel: string) => `Your repayment code at ${channel}`,
    guide: 'How to pay',
    guideNote: 'Wallets and stores, step by step',
    changed: 'The amount on this page is the new one. Please look at it before you pay.',
    byCard: 'Pay with a saved card or a wallet',
    none: 'Which loan is to be paid?',
    noneText: 'This address names no loan. Open the payment from your loan.',
    toOrders: 'To my loans',
    toOrder: 'To this loan',
    talk: 'Talk to us',
  },

  rollover: {
    title: 'Rollover Repayment',
    payNow: 'Pay everything due now',
    payLater: 'Pay later, all together',
    feeNow: 'Rollover fee, to pay now',
    nextDate: (date: string) => `Your next payment date is ${date}`,
    moreThanNow: 'The rollover costs you more by',
    newTotal: 'New total, fee included',
    left: 'Rollovers left after this one',
    plan: 'Plan',
    planNote: (count: number) => `moved by ${days(count)}`,
    instead: 'Pay now and save the fee',
    agree: (count: number) =>
      `With this payment the plan moves by ${days(count)}. The fee does not lower what you owe.`,
  },

  code: {
    title: 'Repayment code',
    paidTitle: 'Paid',
    expiredTitle: 'Code expired',
    waiting: 'Waiting for your payment.',
    waitingText: 'When the money is here, this page says so by itself.',
    waitingAsk: 'Ask with the button below whether the money is here.',
    asking: 'We are asking for your code.',
    askingText: 'This can take a moment. No second code is made, nothing is charged.',
    paid: 'Your payment has arrived.',
    paidText: 'It is booked on your loan. No need to do anything more.',
    expired: 'This code has expired. Please do not pay with it any more.',
    expiredText: 'If you have paid already, no need to pay again: it is booked as soon as it arrives.',
    getNew: 'Get a new code',
    toOrder: 'To my loan',
    amount: 'Repayment amount',
    code: 'Repayment code',
    orType: 'Or type this code',
    how: {
      code: 'Type this code where you pay',
      qr: 'Scan this code with the wallet',
      barcode: 'Show this at the counter',
    },
    validUntil: 'Valid until',
    check: 'I have paid, check now',
    notYet: 'Nothing has arrived yet. It can take a few minutes.',
    offline: 'No connection.',
    offlineText: (time: string) => `What you see is from ${time}. We ask again by ourselves.`,
    offlineTextNoTime: 'What you see may have changed. We ask again by ourselves.',
    steps: 'How to pay',
    scanAndPay: 'Scan and pay',
    allSteps: 'All steps',
    allStepsNote: 'each way to pay with this code',
    showLarge: 'Show the barcode alone',
    scanToPay: 'Scan to pay',
    scanToPayText: 'Turn up the brightness and hold the phone to the scanner.',
    picture: 'Picture of how to pay with this code',
    unknown: 'We do not find this code among yours.',
    unknownText: 'It may belong to another login. Open the payment from your loan, or talk to us.',
    none: 'No code yet',
    noneText: 'Open the payment from your loan: the code is made there.',
    talk: 'Talk to us',
    falseLink: 'Do not pay by this link.',
    falseLinkText: (lender: string) =>
      `We cannot confirm that it comes from ${lender}, so no code is shown here. Open the payment from your loan.`,
    linkText: (lender: string) => `This code comes from a signed link of ${lender}.`,
    linkAmount: 'Pay exactly this amount.',
  },

  steps: {
    title: 'Repayment code',
    keep: 'Please keep the depositslip as proof of payment',
    contract: 'Contract No.',
    total: 'Total Payment',
    picture: 'Barcode or QR code',
    pictureNote: 'to be scanned',
  },

  guide: {
    title: 'How to pay',
    voice: 'Three ways to pay with a repayment code',
    intro:
      'Each payment has its own code. You find it on the payment page of your loan, with the amount and the time until which it is valid.',
    larger: 'larger',
    tapNote: 'Tap a picture to see it larger.',
    back: 'Back to the steps',
    next: 'Next picture',
    help: 'Talk to us',
    proof: 'Keep the slip or the confirmation as proof of payment.',
    exact: 'Pay the exact amount. Another amount cannot be booked by itself.',
    mWallet: {
      title: 'M-Wallet',
      note: 'bill payment in the app',
      steps: [
        {
          title: 'Open M-Wallet and tap “Pay bills”',
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
          title: 'Go to a store of your channel before the code expires',
          text: 'Say “bill payment” at the counter, or choose it at the kiosk.',
          picture: 'A store with an awning and an open door',
        },
        {
          title: 'Show the barcode',
          text: 'Or read the code to the cashier.',
          picture: 'A scanner over a phone that shows a barcode',
        },
        {
          title: 'Pay the exact amount and take the slip',
          text: 'The slip is your proof of payment.',
          picture: 'A counter with banknotes and a printed slip',
        },
      ],
    },
  },

  instruction: {
    title: 'Repayment code',
    without: 'Open the payment from your loan to get a code.',
  },
}
