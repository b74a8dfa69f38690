// Words of customer service and the marketing site's forms, in English.

const spanOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const service = {
  fields: { email: 'E-mail', name: 'Name', phone: 'Telephone', text: 'Suggestion' },
  /** Follows ‘within’. */
  weekdays: (days: number) => (days === 1 ? '1 weekday' : `${days} weekdays`),
  days: spanOf,
  /** How soon the money arrives: follows ‘will be in your account’. */
  funding: (from: number, to: number) =>
    from === 0 ? `within ${spanOf(to)}` : `in ${from === to ? '' : `${from} to `}${spanOf(to)}`,
  /** From when a loan can be repaid early: follows ‘Yes,’. `share`: of the term; null where it counts for nothing. */
  early: (share: string | null, afterDays: number) =>
    [
      share === null ? '' : `once ${share} of the term has passed`,
      afterDays === 0 ? '' : `at least ${spanOf(afterDays)} after the payout`,
    ]
      .filter((part) => part !== '')
      .join(' and ') || 'at any time',
  earlyInOffer: 'from the day that your offer names',
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }: { lender: string }) => `Please confirm: news from ${lender}`,
    text: ({ lender, confirm, stop, days }: { lender: string; confirm: string; stop: string; days: number }) =>
      `Somebody, probably you, asked for news from ${lender} at this address. Confirm it here within ${days} days:\n${confirm}\n\nWithout that you will hear nothing from us. To end the news at any time:\n${stop}`,
  },
}
