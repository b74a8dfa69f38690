// Words of the complaint screens, in English: choosing what it is about, writing it, the list, the answer and its rating.

import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')

export const complaint = {
  title: 'Complaint',
  mine: 'My complaints',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days: number | null) =>
    days === null
      ? "We'll give you a number for it."
      : days === 1
        ? 'Our staff will read it and answer within 1 weekday.'
        : `Our staff will read it and answer within ${days} weekdays.`,

  entry: {
    order: 'Which loan',
    all: 'All',
    allTitle: 'Choose the loan',
    noOrder: 'You have no loan yet. You can tell us about anything else.',
    about: 'What it is about',
    notThisOrder: 'The selected order does not support sending collection types',
    more: 'What happened',
  },

  form: {
    about: 'What it is about',
    text: 'Tell us what happened',
    placeholder: 'In your own words',
    pictures: 'Pictures, if you have any',
    submit: 'Send',
    restored: 'What you wrote is still here.',
    waiting: 'A picture is still being sent.',
    unknown: 'Please choose again what it is about.',
    choose: 'Choose again',
  },

  sent: {
    title: 'We got your complaint',
    text: "We'll text you as soon as there is an answer.",
    number: 'Case number',
    answerBy: "We'll answer by",
    see: 'See my complaint',
    back: 'Back to complaints',
  },

  name: {
    title: 'Name',
    voice: 'What is your new name?',
    now: 'Name now',
    text: 'Our staff will check it against your document. Until then nothing changes.',
    label: 'New full name',
    hint: 'As on your identity document',
    pictures: 'Picture of your document',
    noPicture: 'Please add a picture of your document.',
    proof: 'An identity card, passport or marriage certificate with the new name.',
    waiting: 'A picture is still being sent.',
    submit: 'Send',
    sent: 'We are checking your new name',
    sentText: "We'll text you as soon as we have decided.",
    asked: 'New name',
    accepted: 'Your name is changed.',
    refused: 'We could not change your name last time.',
    why: 'See why',
    see: 'See the case',
    back: 'To my account',
  },

  slip: {
    title: "I paid but it isn't showing",
    reference: 'Number on your slip',
    referenceHint: 'It may be called reference, UTR or transaction number. The code you paid with works too.',
    picture: 'A picture of the slip, if you have one',
    promise: (days: number | null) =>
      days === null
        ? "We'll ask the payment company right away."
        : `We'll ask the payment company right away. If that doesn't help, our staff will look into it within ${days === 1 ? '1 weekday' : `${days} weekdays`}.`,
    waiting: 'A picture is still being sent.',
    submit: 'Send',
    others: 'Another loan',
    sentTitle: 'We are looking for your payment',
    sentText: "We'll text you as soon as it is on your loan. No need to pay again.",
    foundTitle: 'We found your payment',
    keepSlip: 'The day you paid is the day that counts. Please keep the slip until the payment is on your loan.',
    see: 'See the case',
    toLoan: 'Go to my loan',
    noLoan: 'You have no loan yet',
    noLoanText: 'Once a loan has been paid out to you, you can tell us here about a missing payment.',
    talk: 'Talk to us',
  },

  list: {
    title: 'My complaints',
    tabs: 'Complaints by state',
    none: 'Nothing here',
    noneText: 'If something is wrong, tell us.',
    write: 'Write a complaint',
    states: { open: 'Open', asked: 'We asked you', answered: 'Answered' },
  },

  details: {
    title: 'Online service',
    result: 'Process Result',
    wrote: (day: string) => `You wrote, ${written(day)}`,
    pictures: 'Pictures',
    /** Of a case that is open. */
    standing: ({ state, isReopened }: { state: string; isReopened: boolean }): string =>
      state === 'asked'
        ? 'We asked you something. Please answer below.'
        : isReopened
          ? 'Your complaint is open again. It has not been answered yet.'
          : 'We got your complaint. It has not been answered yet.',
    /** The first words of a case that is open. */
    willAnswer: (day: string) => `We’ll answer by ${written(day)}.`,
    answerIsLate: (day: string) => `We promised an answer by ${written(day)}. We are late, and we are sorry.`,
    lateText: 'Write to us again below, or go to the people named on this page. You don’t have to start over.',
    steps: { received: 'Received', read: 'Read', answer: 'Answer' },
    readBy: (day: string) => `by ${written(day)}`,
    finalBy: 'Final answer at the latest by',
    sent: 'Your message was sent.',
    thread: {
      title: 'What was said',
      you: 'You',
      us: 'Us',
      officer: (name: string) => `${name}, our staff`,
      above: 'The answer is above',
      kinds: {
        acknowledgement: 'Read your complaint',
        question: 'Asked you',
        answer: 'Answered',
        escalation: 'Passed it on',
        reply: 'Wrote',
        reopening: 'Opened it again',
      },
    },
    reply: { title: 'Add something', text: 'Your message', submit: 'Send' },
    reopen: {
      title: 'Not solved?',
      note: 'Tell us what is missing. We’ll reopen your complaint and answer again.',
      text: 'What is still wrong',
      submit: 'Reopen complaint',
    },
    number: 'Case number',
    notFound: "We can't find this complaint in your account.",
    toList: 'To my complaints',
    toOrder: 'Go to my loan',
    further: 'If that does not help',
  },

  rating: {
    title: 'Please rate this service',
    cancel: 'Cancel',
    submit: 'Send',
    missing: 'Silakan pilih',
    done: 'Successful demonstration！',
  },
}
