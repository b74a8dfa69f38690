// Which tests belong to which room, beside those that lie in its own folders: `npm run test:room <room>` runs them.

/** A part of a room whose tests take longer than a minute together: `npm run test:room payment/card`. */
interface PartTests {
  /** Test files and folders within `src/server/<room>`, by their beginning. */
  readonly files: readonly string[]
  /** Of the room's `service` and `browser`. */
  readonly service?: readonly string[]
  readonly browser?: readonly string[]
}

interface RoomTests {
  /** Folders of `src/core` that the room decides with, beside the one of its own name. */
  readonly core?: readonly string[]
  /** Files of `tests/service`: the room from outside, by its calls. */
  readonly service?: readonly string[]
  /** Files of `tests/e2e`, each with a part of the titles that are run every time; null: none, they take too long for that. */
  readonly browser?: Readonly<Record<string, string | null>>
  /** Each test on a database, each file of `service` and `browser` is in one of them. */
  readonly parts?: Readonly<Record<string, PartTests>>
}

/** The folders of a room, whose tests it runs all. The desk's pages that gather several rooms are those of the room `desk`. */
export function foldersOf(name: string): string[] {
  const core = [name, ...(roomTests[name]?.core ?? [])].map((folder) => `src/core/${folder}/`)
  return [
    ...core,
    `src/server/${name}/`,
    `src/web/screens/${name}/`,
    name === 'desk' ? 'src/desk/' : `src/desk/${name}/`,
  ]
}

/** The rooms of the server. */
export const roomTests: Readonly<Record<string, RoomTests>> = {
  accounting: { service: ['contract-desk-books'] },
  account: { core: ['loan', 'ledger', 'golden'], service: ['reopened'] },
  application: {
    service: ['contract-application', 'contract-desk-application', 'contract-desk-identity'],
    browser: {
      application: 'asks one question at a time',
      'desk-applications': 'asks a person to look again',
    },
  },
  batch: {},
  catalogue: { core: ['market'], browser: { 'late-table': null, prices: 'before any login', rates: null } },
  complaint: {
    service: ['contract-complaint', 'contract-case', 'contract-data-request', 'uploaded-files'],
    browser: {
      complaint: 'before the first page comes back',
      'complaint-answer': 'stands above what was asked',
      'desk-cases': 'is acknowledged and answered at the desk',
      'held-pictures': 'holds the complaint back',
      'paid-not-shown': 'the same slip again',
    },
  },
  desk: {
    service: [
      'contract-desk',
      'contract-desk-work',
      'contract-desk-complete',
      'contract-desk-find',
      'contract-desk-contacts',
      'contract-desk-contact-ledger',
      'contract-desk-collections',
      'contract-desk-bulk',
      'contract-desk-evidence',
      'contract-desk-lists',
      'contract-desk-return-question',
      'contract-desk-team',
    ],
    browser: { desk: 'signed by a second person', 'desk-hour': null, 'desk-pages': null },
  },
  documents: {
    browser: {
      papers: 'every payment has a receipt',
      'paper-links': 'made up opens nothing',
      'agreement-frame': 'closes the webview',
    },
  },
  export: { service: ['contract-export'] },
  home: {
    service: ['contract-home'],
    browser: { home: 'one line of four steps', news: 'shows by itself what was decided, without a tap' },
  },
  identity: {
    service: ['contract-account', 'contract-people'],
    browser: {
      login: 'opens the page that was wanted',
      'login-failed': 'repeats nothing',
      passkey: 'opens the account without a message',
      contact: 'is changed by a code to the old one',
      'delete-account': 'never stands in an address',
      idle: 'stays logged in by a tap',
    },
  },
  inbox: { service: ['contract-inbox'], browser: { inbox: 'old on the next look' } },
  offer: {
    service: ['contract-loan', 'contract-classic'],
    browser: {
      'loan-confirmation': 'before anything is agreed to',
      'confirm-classic': 'through its own call',
      'chosen-plan': 'and agreed to as chosen',
      'first-loan': null,
    },
  },
  officer: {
    core: ['identity'],
    service: ['officer-command', 'desk-provider', 'contract-desk-grants'],
    browser: { 'desk-login': 'without the lock gets nowhere' },
  },
  order: {
    service: ['agreed-pages', 'contract-hardship', 'contract-reminder', 'my-loans'],
    browser: {
      hardship: 'without a script',
      'order-details': 'says what comes next',
      'move-date': 'follow the day at once',
      credit: 'asked back once',
      reminders: 'stopped by the link',
    },
  },
  outbox: { browser: { push: 'leads to its screen' } },
  papers: {},
  payment: {
    service: [
      'contract-money',
      'contract-payway',
      'contract-desk-credit',
      'contract-repayment',
      'contract-suspense',
      'suspense-command',
    ],
    browser: {
      repayment: 'ten impatient taps',
      rollover: 'moves the plan',
      'closing-early': 'closes the loan',
      'own-amount': 'previewed as it is typed',
      'pay-code': 'a part that has come is said',
      'pay-code-asleep': null,
      'taken-back': null,
      payway: 'sent again as the same payment',
      'own-cards': 'named, paid with and removed',
      'card-at-bank': 'comes back to a loan that is paid',
      autopay: 'one tap stops it',
      'payment-guide': 'without a code',
      'while-checking': null,
      'money-pages': null,
    },
    parts: {
      code: {
        files: [
          ...['pay-code.', 'provider-faults.', 'other-amounts.', 'closing-quotes.', 'way-facts.', 'lowered-debt.'],
          'channels/',
          'code/',
          'intent/',
        ],
        service: ['contract-repayment'],
        browser: [
          'repayment',
          'rollover',
          'closing-early',
          'own-amount',
          'pay-code',
          'pay-code-asleep',
          'taken-back',
          'payment-guide',
          'money-pages',
        ],
      },
      card: { files: ['charge/', 'card/taken-back.'], browser: ['own-cards'] },
      payway: {
        files: ['card/payway.', 'card/races.', 'card/card-sequences.', 'card/bank-asks.'],
        service: ['contract-payway'],
        browser: ['payway', 'card-at-bank'],
      },
      autopay: { files: ['autopay/'], browser: ['autopay'] },
      notice: {
        files: ['booking/', 'heard/', 'odd-notices.', 'races.'],
        browser: ['while-checking'],
      },
      ledger: {
        files: ['credit/', 'embedded-notices.', 'lock-order.', 'refund.', 'returned/', 'came-back/', 'placing/'],
        service: ['contract-desk-credit', 'contract-money', 'contract-suspense', 'suspense-command'],
      },
    },
  },
  'payout-account': {
    service: ['contract-certify'],
    browser: { 'account-code': 'another code on request', 'bank-account': 'is told, and closes it' },
  },
  people: {},
  portfolio: { browser: { 'desk-portfolio': 'leads to its loans' } },
  profile: { service: ['contract-device', 'contract-profile'], browser: { me: 'says who it is' } },
  proposal: {
    service: ['contract-desk-decision', 'contract-desk-proposal', 'contract-desk-races', 'contract-desk-withdrawal'],
  },
  promise: { service: ['contract-promise'] },
  promotion: { service: ['contract-promotion'], browser: { promotion: 'leads to the app' } },
  reconciliation: { service: ['contract-desk-reports'] },
  service: {
    service: ['contract-support', 'contract-outcome'],
    browser: { 'customer-service': 'each with its link', faq: 'leads to where it can be done' },
  },
  partner: { service: ['contract-partner', 'partner-client'] },
  webhook: { service: ['contract-webhook'] },
}

/** Tests of no room: they go through all of them. */
export const houseTests: Required<Pick<RoomTests, 'service'>> & { readonly browser: readonly string[] } = {
  service: [
    'cells',
    'cells-desk',
    'cells-phone',
    'contract-demo',
    'contract-demo-return',
    'contract-refusals',
    'doctor-command',
    'doctor-database',
    'documented-commands',
    'drain',
    'embedded-durability',
    'end-with-runner',
    'every-request',
    'first-answer',
    'first-start',
    'invariants',
    'jobs-command',
    'lent-product',
    'one-at-a-time',
    'other-login',
    'own-lender',
    'postgres-restart',
    'provider-command',
    'redirects',
    'said-by-address',
    'seals-command',
    'several-processes',
    'shared-pages',
    'traced-pages',
    'unattended-page',
    'wire',
    'wrap-command',
  ],
  browser: [
    'bad-moments',
    'every-address',
    'every-screen',
    'files',
    'four-in-a-row',
    'installed-app',
    'keyboard',
    'kit',
    'languages',
    'legal',
    'marketing',
    'native-bridge',
    'own-lender',
    'hostile-texts',
    'waking',
    'waking-moments',
    'page-failure',
    'page-weight',
    'program-files',
    'read-ahead',
    'refusals',
    'stranger',
    'test-preview',
    'desk-typed',
    'typed-everywhere',
    'typed-values',
  ],
}
