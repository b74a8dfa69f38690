// Words of the public site, in English: home, about, reviews, the forms, and what stands under every page.

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const marketing = {
  nav: {
    label: 'Main',
    home: 'Home',
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
      `${lender} lends for months, not for days. Every cost is on the screen before you agree, and nothing is charged that was not.`,
    card: 'An open passbook with every payment ticked and the sum ruled twice',
    about: 'Who we are, what we promise, and how to reach a person.',
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
    seeCost: 'See what a loan costs',
  },

  example: {
    title: 'An honest example',
    aside: (product: string) => `${product}, our usual first loan`,
    youGet: 'You get',
    youPayBack: 'You pay back',
    interest: (termDays: number) => `Interest, ${days(termDays)}`,
    totalCost: 'The loan costs you',
    payments: (count: number, everyDays: number | null) =>
      count === 1
        ? 'One payment at the end'
        : everyDays === null
          ? `${count} payments`
          : `${count} payments, every ${days(everyDays)}`,
    lastPayment: 'The last payment',
    aprYear: 'APR',
    aprMonth: 'Effective rate per month, all costs',
    late: (daysLate: number) => `${days(daysLate)} late with one payment`,
    more: 'more',
    honest: 'That is expensive for a long time and can be fair for a short one. If you can wait or ask family, do.',
    exact: 'Counted today, by the same engine that makes your offer.',
    own: 'See your own offer',
  },

  how: {
    title: 'How it goes',
    steps: (decisionDays: number, fundingMinDays: number, fundingMaxDays: number) => [
      { title: 'You apply', note: 'a telephone number, an account in your name' },
      { title: 'We decide', note: `within ${days(decisionDays)}, with the reason` },
      { title: 'You see every cost', note: 'and agree, or do not' },
      { title: 'The money arrives', note: `in ${fundingMinDays} to ${days(fundingMaxDays)}` },
    ],
  },

  who: {
    title: 'Who we are',
    text: (lender: string) =>
      `${lender} is a lender, not a broker. The money is ours, the decision is ours, and a person of ours answers when you write.`,
    more: 'Read about us',
    reviews: 'What borrowers say',
  },

  news: {
    label: 'News by e-mail',
    placeholder: 'you@example.com',
    submit: 'Subscribe',
    hint: 'Once a month at most. Write to us, and it ends.',
    done: 'Success!',
    doneText: 'We have your address.',
  },

  about: {
    title: 'About us',
    mission: {
      heading: 'Our mission',
      text: (lender: string) => [
        'A short loan is dear everywhere. What makes it dangerous is not knowing how dear.',
        `${lender} was founded to put the whole price on one page: what arrives, what goes back, what lies between, and what one late day costs. Whoever reads it can say yes, and can say no.`,
      ],
    },
    advantages: {
      heading: 'What you can count on',
      items: [
        'The figures of the offer, the contract, the plan and the receipt come from one engine. They cannot differ.',
        'A payment counts on the day on which you paid, even when we hear of it later.',
        'Your address book, your messages and your photographs are none of our business. We do not ask for them.',
        'Nobody learns from us that you borrowed.',
        'A complaint is read by a person, and answered within three weekdays.',
      ],
    },
    team: {
      heading: 'The team',
      text: [
        'Clerks who answer, engineers who count, and an officer for complaints who is paid the same whatever the answer.',
        'We earn when loans are paid back on time, and lose when they are not. So we would rather refuse you than sink you.',
      ],
    },
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
    doneText: 'We read it, and call you when you asked us something.',
  },

  policy: {
    title: 'Privacy Agreement',
    frame: 'The text of the privacy policy',
    alone: 'Open the text by itself',
  },

  reviews: {
    title: 'User Reviews',
    text: 'Cards that borrowers sent back with their last payment. These are samples: a lender shows its own here.',
    picture: (stars: number, quote: string, by: string) => `Sample card, ${stars} of 5 stars: “${quote}” ${by}`,
    sample: 'sample',
    cards: [
      {
        stars: 5,
        lines: ['I knew the sum before I', 'signed. It was the sum', 'that I paid.'],
        by: 'A market trader',
      },
      {
        stars: 4,
        lines: ['Dear, and they say so.', 'The roof is dry, the loan', 'is closed.'],
        by: 'A house painter',
      },
      {
        stars: 5,
        lines: ['I paid at night. Next day', 'it counted from the night,', 'not from the morning.'],
        by: 'A nurse',
      },
      {
        stars: 4,
        lines: ['They said no, and why.', 'Two months later they', 'said yes.'],
        by: 'A driver',
      },
    ],
  },

  /** For whoever came by a link of the old app. */
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
