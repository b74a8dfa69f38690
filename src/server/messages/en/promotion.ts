// Words of the promotion landing pages, in English, by the key that a template names.

export const promotion = {
  templates: {
    plain: {
      title: 'A loan you can see through',
      text: 'Every cost is on the screen before you agree. We charge nothing else.',
      buttonText: 'Apply now',
      agreementTitle: 'Registration agreement',
    },
    returning: {
      title: 'Good to see you again',
      text: 'You know how it works: the whole cost first, then your decision.',
      buttonText: 'Apply again',
      agreementTitle: 'Registration agreement',
    },
  },
  rate: ({ rate }: { rate: string }) => `Interest from ${rate}. Fees are shown before you agree.`,
  sms: {
    alreadyRegistered: ({ lender }: { lender: string }) =>
      `You already have an account with ${lender}. Please download the app and log in.`,
  },
}
