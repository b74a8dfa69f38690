// Words of customer service and the marketing site's forms, in English.

export const service = {
  fields: { email: 'E-mail', name: 'Name', phone: 'Telephone', text: 'Suggestion' },
  /** Follows ‘within’. */
  weekdays: (days: number) => (days === 1 ? '1 weekday' : `${days} weekdays`),
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }: { lender: string }) => `Please confirm: news from ${lender}`,
    text: ({ lender, confirm, stop, days }: { lender: string; confirm: string; stop: string; days: number }) =>
      `Somebody, probably you, asked for news from ${lender} at this address. Confirm it here within ${days} days:\n${confirm}\n\nWithout that you will hear nothing from us. To end the news at any time:\n${stop}`,
  },
}
