// Words of the complaint screens, in English: choosing what it is about, writing it, the list, the answer and its rating.

export const complaint = {
  title: 'Complaint',
  mine: 'My complaints',
  problemTitle: 'Complaint',

  entry: {
    order: 'Which loan',
    all: 'All',
    allTitle: 'Choose the loan',
    noOrder: 'You have no loan yet. You can tell us about anything else.',
    about: 'What it is about',
    notThisOrder: 'The selected order does not support sending collection types',
    more: 'What happened',
    promise: 'A person reads it and answers within 3 weekdays.',
  },

  form: {
    about: 'What it is about',
    text: 'Tell us what happened',
    placeholder: 'In your own words',
    person: 'A person reads it.',
    pictures: 'Pictures, if you have any',
    promise: 'You get an answer within 3 weekdays.',
    submit: 'Send',
    restored: 'We kept what you had written.',
    waiting: 'A picture is still on its way.',
    unknown: 'Please choose again what it is about.',
    choose: 'Choose again',
  },

  sent: {
    title: 'We have it',
    text: 'Your complaint has arrived.',
    number: 'Case number',
    answerBy: 'You get an answer by',
    see: 'See my complaint',
    back: 'Back to complaints',
  },

  slip: {
    title: 'I paid, it is not shown',
    reference: 'Number on your slip',
    referenceHint: 'It is called reference, UTR or transaction number. The code you paid does as well.',
    picture: 'A picture of the slip, if you have one',
    promise: 'We ask the payment company at once. If that does not help, a person looks within 3 weekdays.',
    waiting: 'A picture is still on its way.',
    submit: 'Send',
    others: 'Another loan',
    sentTitle: 'We are looking for your payment',
    sentText: 'We tell you by text message as soon as it is on your loan. No need to pay again.',
    foundTitle: 'We found your payment',
    keepSlip: 'The day on which you paid is the day that counts. Please keep the slip until then.',
    see: 'See the case',
    toLoan: 'To my loan',
    noLoan: 'You have no loan yet',
    noLoanText: 'Once a loan was paid out to you, you can tell us here of a payment that is missing.',
  },

  list: {
    title: 'My complaints',
    tabs: 'Complaints by state',
    none: 'Nothing here',
    noneText: 'If something is wrong, tell us. A person reads it.',
    write: 'Write a complaint',
  },

  details: {
    title: 'Online service',
    result: 'Process Result',
    wrote: (day: string) => `You wrote, ${day}`,
    pictures: 'Pictures',
    open: 'A person is reading your complaint.',
    number: 'Case number',
    answerBy: 'You get an answer by',
    notFound: 'We do not find this complaint among yours.',
    toList: 'To my complaints',
    toOrder: 'To the loan that it is about',
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
