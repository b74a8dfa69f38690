// What a question or an answer may name in braces.

/** What a question or an answer may name in braces: who the lender is, and its general terms. */
export const faqFillings = [
  'lender',
  'phone',
  'email',
  'age',
  'decision',
  'funding',
  'fundingMost',
  'notice',
  'early',
] as const
