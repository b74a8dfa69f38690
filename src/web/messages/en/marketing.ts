// Words of the public site, in English: home, about, reviews, the forms, and what stands under every page.

import { days, withinDays } from './days.ts'

export const marketing = {
  nav: {
    label: 'Main',
    home: 'Home',
    compare: 'Compare loans',
    policy: 'Privacy Agreement',
    loanTerms: 'Loan terms and conditions',
    reviews: 'User Reviews',
    about: 'About us',
    enter: 'Log in',
  },

  /** What search engines and shared links show. */
  share: {
    home: (lender: string) => `${lender}: a loan you can read to the last line`,
    homeText: (lender: string) =>
      `${lender} lends for months, not for days. Every cost is on the screen before you agree, and we charge nothing else.`,
    card: 'An open passbook with every payment ticked and the sum ruled twice',
    about: 'Who we are and how to reach us.',
    policy: 'What we know about you, what for, and how you can stop it.',
    loanTerms: 'Terms, dates, early repayment and what being late costs, each figure on one page.',
    reviews: 'What borrowers say about borrowing here.',
  },

  hero: {
    scene: 'An open passbook on a desk, with glasses and a cup',
    title: 'A loan you can read to the last line.',
    forDays: (from: number, to: number) => `for ${from} to ${to} days.`,
    to: 'to',
    promise: 'Every cost is on the screen before you agree.',
  },

  how: {
    title: 'How it works',
    steps: (decisionDays: number, fundingMinDays: number, fundingMaxDays: number) => [
      { title: 'You apply', note: 'a phone number, an account in your name' },
      { title: 'We decide', note: `within ${days(decisionDays)}, with the reason` },
      { title: 'You see every cost', note: 'then you decide' },
      { title: 'The money arrives', note: withinDays(fundingMinDays, fundingMaxDays) },
    ],
  },

  who: {
    title: 'Who we are',
    more: 'Read about us',
    reviews: 'What borrowers say',
  },

  news: {
    label: 'News by e-mail',
    placeholder: 'you@example.com',
    submit: 'Subscribe',
    hint: (aMonth: number, byLink: boolean) => {
      const often = aMonth === 1 ? 'Once a month at most.' : `${aMonth} times a month at most.`
      return `${often} ${byLink ? 'We will e-mail you a link: news comes only once you have opened it.' : 'Write to us to stop.'}`
    },
    done: 'Success!',
    doneText: 'We have your address.',
    linkSent: 'We have sent you a link. Please open it: we send news only after that.',
  },

  newsLink: {
    title: 'News by e-mail',
    home: 'Go to start page',
    noLink: 'This link is not complete, so nothing was changed.',
    confirm: {
      voice: 'Shall we send news to this address?',
      text: 'You can end it at any time by the link in each e-mail.',
      submit: 'Yes, send me news',
      done: 'Thank you. We will send you news.',
    },
    stop: {
      voice: 'Stop the news to this address?',
      text: 'Nothing else changes, and your loans stay as they are.',
      submit: 'Stop the news',
      done: 'We will send no more news.',
    },
  },

  about: {
    title: 'About us',
    mission: 'Our mission',
    advantages: 'What you can count on',
    team: 'The team',
    contact: {
      heading: 'Contact',
      phone: 'Telephone',
      email: 'Support e-mail',
      address: 'Address',
      registration: 'Registration',
    },
  },

  contactForm: {
    title: 'Write to us',
    name: 'Name',
    telephone: 'Telephone',
    suggestion: 'Suggestion',
    submit: 'Send',
    incomplete: 'Please provide complete information!',
    done: 'Success!',
    doneText: 'We have your message.',
  },

  policy: {
    title: 'Privacy Agreement',
    frame: 'The text of the privacy policy',
    alone: 'Open the text full screen',
  },

  reviews: {
    title: 'User Reviews',
    text: 'What borrowers wrote to us.',
    samples: 'These are samples: a lender shows its own here.',
    picture: (stars: number, quote: string, by: string) => `${stars} of 5 stars: “${quote}” ${by}`,
    samplePicture: (stars: number, quote: string, by: string) => `Sample card, ${stars} of 5 stars: “${quote}” ${by}`,
    sample: 'sample',
  },

  /** For visitors who came by a link of the old app. */
  oldLinks: {
    title: 'Did an old link bring you here?',
    borrowDetail: 'Your loan',
    addnormalcard: 'Bank account',
    alipayrepayment: 'Pay by wallet',
    downloadTemplate: 'Get the app',
    agreementTemplate: 'Agreement',
  },

  end: {
    registered: (number: string) => `Registered lender ${number}`,
    copyright: (year: number, lender: string) => `© ${year} ${lender}`,
    languages: 'Language',
    help: 'Customer service',
    deleteAccount: 'Delete account',
  },
}
