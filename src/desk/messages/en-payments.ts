// Words of payments in English: money in suspense, and what providers say they settled.

import type { PlaceReason } from '../../core/payment/place-candidates.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')
const number = (n: number) => n.toLocaleString('en')

export const paymentWords = {
  title: 'Payments',
  head: (n: number, hasMore: boolean) => {
    if (n === 0) return 'No payment is in suspense.'
    return `${n === 1 ? 'One payment is' : `${number(n)}${hasMore ? ' or more' : ''} payments are`} in suspense.`
  },
  oldest: (day: string) => `The oldest came on ${written(day)}. A second person signs where each one goes.`,
  lead: 'What comes without a known reference waits here until somebody says where it belongs.',
  other: {
    title: 'Also about money',
    none: 'No claim, payout or refund waits.',
  },
  suspense: {
    caption: 'Payments in suspense',
    none: 'Nothing waits.',
    columns: { clock: 'Clock', amount: 'Amount', why: 'Why it waits', owner: 'Owner', act: 'Next step' },
    propose: 'Place it or send it back',
    proposeOf: (id: string) => `Place it or send it back: payment ${id}`,
    candidates: 'Loans it may belong to',
    more: 'All of them on the work list',
  },
  report: {
    title: 'Import a settlement report',
    note: 'The provider’s CSV file, up to a million lines and 256 MB. One mistake in it, and nothing of it counts. The same file twice changes nothing.',
    provider: 'Provider',
    file: 'File',
    submit: 'Import it',
    noFile: 'Please choose a file that is not empty.',
    noProvider: 'The lender’s data has no mapping of a report (reports.json). Then no file can be read.',
    notYours: 'Only officers for payments and managers import reports.',
  },
  reports: {
    caption: 'Settlement reports, the newest first',
    none: 'No report was imported yet.',
    columns: {
      provider: 'Provider',
      days: 'Settled',
      lines: 'Lines',
      matched: 'Matched',
      open: 'Differ',
      net: 'Net',
      at: 'Imported',
    },
    days: (from: string, through: string) =>
      from === through ? written(from) : `${written(from)} to ${written(through)}`,
  },
  accounts: {
    caption: 'In the ledger, by provider and bank',
    note: 'A provider’s clearing account is the sum of what differs: 0 when all is well.',
    columns: { account: 'Account', balance: 'Balance' },
    name: (account: string) => {
      const [kind = '', name = ''] = account.split(/:(.*)/s)
      const kinds: Readonly<Record<string, string>> = {
        providerClearing: 'Clearing',
        providerFees: 'Fees',
        bank: 'Bank',
        bankTransit: 'On the way to a bank',
      }
      return [kinds[kind] ?? kind, name].filter((part) => part !== '').join(', ')
    },
  },
  one: {
    title: (provider: string) => `Settlement report of ${provider}`,
    head: (provider: string, days: string) => `${provider}, settled ${days}`,
    lead: (lines: number, fresh: number, at: string) =>
      `${lines === 1 ? 'One line' : `${number(lines)} lines`}${fresh === lines ? '' : `, ${number(fresh)} of them new`}. Imported ${written(at)}.`,
    progress: (done: number, lines: number) =>
      `${number(done)} of ${number(lines)} lines are compared so far. The rest follows by itself; what no report has is looked for at the end.`,
    lookAgain: 'Look again',
    changed: (n: number) =>
      n === 1
        ? 'One line was left out: another report says something else of it. Ask the provider.'
        : `${number(n)} lines were left out: another report says something else of them. Ask the provider.`,
    filter: 'How lines stand',
    all: 'All lines',
    states: {
      matched: 'Matched',
      amountDiffers: 'Amount differs',
      weMissIt: 'We miss it',
      theyMissIt: 'They miss it',
      noted: 'Fees and transfers',
    },
    totals: {
      caption: 'What the new lines come to',
      columns: { account: 'Bank account', gross: 'Gross', fee: 'Fees', net: 'Net' },
    },
    caption: 'Lines of the report',
    none: 'No line stands like this.',
    columns: {
      line: 'Line',
      state: 'State',
      kind: 'Kind',
      number: 'Their number',
      theirs: 'Theirs',
      ours: 'Ours',
      gap: 'Gap',
    },
    kinds: {
      payment: 'Payment',
      paymentReturn: 'Payment returned',
      payout: 'Payout',
      payoutReturn: 'Payout returned',
      ownTransfer: 'Own transfer',
      fee: 'Fee',
    } as Readonly<Record<string, string>>,
    cleared: 'cleared up',
  },
  difference: {
    title: 'A settlement difference',
    head: {
      amountDiffers: 'The amount differs from ours.',
      weMissIt: 'It is in the report, but unknown to us.',
      theyMissIt: 'It is in our books, but in no report.',
    },
    next: {
      amountDiffers: 'Ask the provider which amount is right. If ours is wrong, propose the correction on the loan.',
      weMissIt: 'We have asked the provider about it. What it confirms is booked by itself, or put in suspense.',
      theyMissIt: 'Ask the provider when it settles this. A later report that has it ends this by itself.',
    },
    facts: 'What each side says',
    fields: {
      provider: 'Provider',
      kind: 'Kind',
      number: 'Their number',
      reference: 'Reference',
      line: 'Line of the report',
      theirs: 'Theirs',
      ours: 'Ours',
    },
    nothing: 'nothing',
    report: 'The report',
    find: 'Find its payment',
    clear: 'Mark as cleared up',
    clearNote: 'Posts nothing. Money that has to move is a proposal, signed by somebody else.',
    reason: 'How it was cleared up',
    done: 'It was cleared up.',
  },
}

export const suspenseWords = {
  title: 'A payment in suspense',
  lead: (id: string) =>
    `Payment ${id}. Its loan is not known: find whose it is, or send it back. A second person signs.`,
  over: {
    loan: (id: string) => `Payment ${id}. It has its place on a loan.`,
    returned: (id: string) => `Payment ${id}. It went back to the payer.`,
  },
  facts: {
    amount: 'Amount',
    paidAt: 'Paid',
    channel: 'Channel',
    text: 'What the payer wrote',
    noText: 'Nothing',
  },
  returned: {
    title: 'Taken back, and not settled',
    take: 'Propose to take it off the loan',
    bear: 'Propose that the lender bears it',
    notes: {
      take: 'The loan keeps only what is left of the payment, by the day on which it was paid. The borrower is told.',
      bear: 'The loan stays as it is.',
    },
  },
  byHand: 'Another loan, or back to the payer',
  candidates: {
    title: 'Loans it may belong to',
    none: 'No open loan fits its code, phone, name or amount.',
    caption: 'Loans that the payment may belong to, the likeliest first',
    columns: { loan: 'Loan', why: 'Why', act: 'Propose' },
    reasons: {
      namesTheLoan: 'it names this loan',
      code: 'it has a code of this loan',
      claim: 'the borrower reported this payment as missing',
      phone: 'it has the borrower’s phone',
      nearlyTheLoan: 'it nearly names this loan',
      nearlyACode: 'its code is nearly one of this loan',
      nearlyAClaim: 'the borrower reported a nearly equal number as missing',
      name: 'it has the borrower’s name',
      askedAmount: 'a code asked for this amount in the 30 days before',
      dueAmount: 'this amount is due',
    } satisfies Record<PlaceReason, string>,
    propose: 'Propose this loan',
    reason: (why: string) => `The payment fits: ${why}.`,
  },
  loan: 'The loan',
  place: 'Propose to place it',
  orderId: 'Order of the loan',
  back: 'Propose to send it back',
  reason: 'Why',
  find: 'Find the borrower',
  notYours: 'Only officers for payments and managers propose where it goes.',
}
