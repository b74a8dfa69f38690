// Words of a borrower's own account, in English.

export const profile = {
  consents: {
    ofLoan: (v: { orderId: string }) => `Loan ${v.orderId}`,
    reminders: {
      title: 'Reminders by message',
      explanation: 'A short message before a payment is due, and when it is late.',
    },
    phoneMessages: {
      title: 'Messages on your phone',
      explanation: 'The app shows that there is news: never amounts or names.',
    },
    newsByEmail: { title: 'News by e-mail', explanation: 'Offers and news to the address you gave us.' },
    location: {
      title: 'Where your phone was',
      explanation: 'The area, asked once. If you withdraw consent, we erase it at once.',
    },
    deviceInfo: {
      title: 'Which system your phone runs',
      explanation: 'System and main version. If you withdraw consent, we erase them at once.',
    },
  },
  /** What a copy of the data does not carry, and why. */
  leftOut: {
    accountNumber: {
      what: 'The numbers of your bank account, cards and identity document, except their last digits',
      why: 'Nobody who finds this file on your phone should be able to read them. We keep them encrypted.',
    },
    secrets: {
      what: 'Codes, links and the keys that keep you logged in',
      why: 'We keep them only in a form that cannot be read back.',
    },
    books: {
      what: 'The double-entry books',
      why: 'They show the same payments and charges again, as entries in our accounts.',
    },
    limits: {
      what: 'Counters against misuse',
      why: 'They name nobody, and we erase them after a few days.',
    },
  },
}
