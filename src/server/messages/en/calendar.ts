// The due dates of a loan in a calendar, in English.

export const calendar = {
  name: (v: { lender: string }) => `${v.lender}: payments`,
  title: (v: { lender: string; amount: string }) => `${v.lender}: pay ${v.amount}`,
  text: (v: { n: number; count: number }) =>
    `Payment ${v.n}/${v.count}. A late charge or an earlier payment changes the amount: the app always shows what is due.`,
}
