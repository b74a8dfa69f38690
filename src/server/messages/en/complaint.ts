// Words of complaints, in English: what they can be about, the tabs, how to take it further.

import type { CaseSubType, CaseType } from '../../../core/complaint/complaint-types.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

export const complaint = {
  types: {
    collection: 'Collection',
    repayment: 'Repayment',
    charges: 'Charges and terms',
    payout: 'Payout',
    account: 'Account and data',
    app: 'The app',
    other: 'Something else',
    data: 'My data',
  } satisfies Record<CaseType, string> as Readonly<Record<CaseType, string>>,
  subTypes: {
    calledTooOften: 'Called too often',
    calledAtWrongTime: 'Called early, late or on a holiday',
    calledOthers: 'Called my family, friends or work',
    threatened: 'Threatened or insulted',
    saidSomethingFalse: 'Said something false',
    paidAlready: 'Called although I have paid',
    otherConduct: 'Something else about collection',
    correct: 'To be corrected',
    restrict: 'A use to be stopped',
    explain: 'To be explained',
  } satisfies Record<CaseSubType, string> as Readonly<Record<CaseSubType, string>>,
  tabs: { all: 'All', open: 'Open', answered: 'Answered' },
  status: {
    inReview: 'In review',
    declined: 'Declined',
    approved: 'Approved',
    active: 'Active',
    due: 'Due',
    overdue: 'Overdue',
    settled: 'Settled',
  } satisfies Record<OrderStatus, string> as Readonly<Record<OrderStatus, string>>,
  details: { amount: 'Loan amount', orderNumber: 'Order', appliedOn: 'Applied on' },
  escalation: {
    again: 'Not satisfied? Write to us',
    officer: 'Not satisfied? Write to our grievance officer',
    phone: 'Or call',
    regulator: 'After that you can turn to',
  },
  claim: {
    content: ({ reference }: { reference: string }) => `I paid but it isn't showing. Reference: ${reference}`,
    answer: ({ amount, day, number }: { amount: string; day: string; number: string }) =>
      `We found your payment of ${amount} from ${written(day)} (number ${number}). It is on your loan and counts from the day you paid.`,
    smsMatched: ({ lender, amount, caseNumber }: { lender: string; amount: string; caseNumber: string }) =>
      `${lender}: we found your payment of ${amount}. It is on your loan, and case ${caseNumber} is closed.`,
  },
  nameChange: {
    proof: 'Picture of your document',
    content: ({ name }: { name: string }) => `Please change my name to: ${name}`,
    accepted: ({ name }: { name: string }) =>
      `Your name is ${name} from now on. Documents that you already agreed to keep the name of their day.`,
    refused: ({ reason }: { reason: string }) => `We could not change your name. ${reason}`,
    smsOpened: ({ lender, caseNumber, support }: { lender: string; caseNumber: string; support: string }) =>
      `${lender}: we got your request for a new name (${caseNumber}). Wasn't you? Call ${support}.`,
    smsDecided: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: we decided on your new name (${caseNumber}). Open the app to read more.`,
  },
  said: {
    takenDown:
      'We wrote this down for you as you told us. Read it above, and write below if something is missing or different.',
    acknowledgement: 'We have read your complaint and are looking into it.',
    escalation: ({ regulator, day }: { regulator: string; day: string }) =>
      `We passed your complaint to ${regulator} on ${written(day)}. They may contact you.`,
    reopening: 'We opened your complaint again and will look into it once more.',
  },
  templates: {
    askForSlip:
      'Please send us a picture of your payment slip. The number, the amount and the day should be easy to read.',
    askForDetails: 'Please tell us more: when did it happen, and who was involved?',
    corrected: 'You are right, and we are sorry. We have corrected it.',
    asAgreed:
      'We have checked your loan. The amount is what was agreed in your contract. We are happy to explain it to you.',
  },
  /** Of requests about one's data. */
  data: {
    opened: ({ lender, caseNumber, answerBy }: { lender: string; caseNumber: string; answerBy: string | null }) =>
      answerBy === null
        ? `${lender}: we got your request about your data (${caseNumber}).`
        : `${lender}: we got your request about your data (${caseNumber}). We'll answer by ${written(answerBy)}.`,
    answered: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: we have answered your request about your data (${caseNumber}). Open the app to read it.`,
    news: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: there is news about your request about your data (${caseNumber}). Open the app to read it.`,
    said: {
      acknowledgement: 'We have read your request and are looking into it.',
      reopening: 'We opened your request again and will look into it once more.',
    },
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }: { lender: string; caseNumber: string; answerBy: string | null }) =>
      answerBy === null
        ? `${lender}: we got your complaint ${caseNumber}.`
        : `${lender}: we got your complaint ${caseNumber}. We'll answer by ${written(answerBy)}.`,
    answer: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: your complaint ${caseNumber} has been answered. Open the app to read it.`,
    acknowledgement: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: we are looking into your complaint ${caseNumber}.`,
    question: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: we have a question about your complaint ${caseNumber}. Open the app to answer.`,
    escalation: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: we passed your complaint ${caseNumber} on. Open the app to read more.`,
    reopening: ({ lender, caseNumber }: { lender: string; caseNumber: string }) =>
      `${lender}: we opened your complaint ${caseNumber} again. Open the app to read more.`,
  },
}
