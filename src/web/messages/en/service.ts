// Words of the customer service page, in English.

export const service = {
  title: 'Customer service',
  voice: 'Talk to us.',
  text: "Tell us early if you can't pay.",
  contact: 'How to reach us',
  telephone: 'Telephone',
  email: 'E-mail',
  whatsApp: 'WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  complain: 'Something is wrong with my loan',
  complainNote: (days: number) => (days === 1 ? 'Answered within 1 weekday' : `Answered within ${days} weekdays`),
  deleteAccount: 'Delete my account',
  settings: 'Language and display',
  never: 'We never ask for a code or a password, by phone or in a message.',

  faq: {
    title: 'Questions and answers',
    search: 'What would you like to know?',
    submit: 'Search',
    found: (count: number) => (count === 1 ? '1 answer fits.' : `${count} answers fit.`),
    none: 'Nothing fits.',
    noneText: 'Try another word, or ask us.',
    all: 'All questions',
    ask: 'Ask us',
  },
}
