// The forms that move money, each with what its borrower sees before, what is tapped, and what goes to the API.

import type { MoneyPageName } from '../support/money-pages.ts'
import type { OpenScreen } from './money-screen.tsx'

export interface MoneyForm {
  readonly name: string
  readonly page: MoneyPageName
  /** Laid over the recorded view. */
  readonly changed?: Record<string, unknown>
  /** Words and amounts that stand there before anything is tapped. */
  readonly sees: readonly string[]
  /** From the open screen to the filled form. */
  readonly prepare?: (screen: OpenScreen) => void | Promise<void>
  /** The button that sends it. */
  readonly button: string
  readonly call: string
  /** What the call is given, among other things. */
  readonly sends: Record<string, unknown>
  /** What the idempotency key ends with, where one page has several forms of the same kind. */
  readonly keyEnd?: string
  readonly done: unknown
  /** Where it leads; null where the same screen is reloaded. */
  readonly leadsTo: string | null
}

const made = { ref: 'R1', payUrl: '/repaymentOfCode?ref=R1' }

/** Opens the sheet of ways to pay and takes the second. */
async function byWallet(screen: OpenScreen): Promise<void> {
  screen.tap('Payment Method')
  await screen.says('Please select your repayment method')
  screen.choose('M-Wallet')
}

const byCode = { button: 'Payment', call: 'createPayCode', done: made, leadsTo: '/repaymentOfCode?ref=R1' } as const
const channelNumber = 'm-wallet'
const card = {
  id: 'cardXKMN0WB2KWH9H4EQ',
  bankName: 'Bank of the Islands',
  maskedNumber: '•••• 4417',
  bankCode: 'BOTI',
}
const asked = { recordId: 'rec1', cardId: card.id, sentAtMs: 1, secondsLeft: 0, card }

export const moneyForms: readonly MoneyForm[] = [
  {
    name: 'the loan confirmation',
    page: 'confirm',
    sees: ['You get ₱4.750,00', 'You pay back ₱5.600,00', '125,9 % a year', '1.400,00', 'Continue as •••• 0001'],
    button: 'Loan Now',
    call: 'acceptOffer',
    sends: { productId: 'candor-cash', principalMinor: 500_000, termDays: 120, agreed: true },
    done: { orderId: 'L1', detailsUrl: '/loan-detail?orderId=L1' },
    leadsTo: '/loan-detail?orderId=L1',
  },
  {
    name: 'the alternate confirmation',
    page: 'confirm-classic',
    sees: ['₱5.000,00', '125,9 % a year'],
    prepare: (screen) => screen.tap('See the cost'),
    button: 'Loan Now',
    call: 'acceptClassicOffer',
    sends: { principalMinor: 500_000, termDays: 120, agreed: true },
    done: { orderId: 'L1', detailsUrl: '/loan-detail?orderId=L1' },
    leadsTo: '/loan-detail?orderId=L1',
  },
  {
    name: 'the withdrawal of an approved loan',
    page: 'withdraw',
    sees: ["You'll get ₱3.950,00 in your account •••• 4417, and pay back ₱4.648,00."],
    button: 'Withdraw Now',
    call: 'withdraw',
    sends: { productId: 'school-start' },
    done: null,
    leadsTo: null,
  },
  {
    name: 'a repayment by code',
    page: 'repay',
    sees: ['To pay now ₱1.400,00'],
    prepare: byWallet,
    ...byCode,
    sends: { amountMinor: 140_000, receivedMinor: 140_000, channelNumber },
  },
  {
    name: 'a rollover by code',
    page: 'rollover',
    sees: ['Rollover fee, to pay now ₱210,00', 'Your next payment date is 23 Dec 2026', '₱3.450,00'],
    prepare: byWallet,
    ...byCode,
    sends: { amountMinor: 21_000, channelNumber, nextDueDate: '2026-12-23', rollover: true },
  },
  {
    name: 'an early settlement by code',
    page: 'settle',
    sees: ['To close the loan today ₱2.555,00', 'You save ₱245,00'],
    prepare: byWallet,
    ...byCode,
    sends: { amountMinor: 255_500, channelNumber, purpose: 'settlement' },
  },
  {
    name: 'the exit in the cooling-off days by code',
    page: 'cooling-off',
    sees: ['To pay back today ₱4.757,08', '₱247,92'],
    prepare: byWallet,
    ...byCode,
    sends: { amountMinor: 475_708, channelNumber, purpose: 'coolingOff' },
  },
  {
    name: 'an own amount by code',
    page: 'pay-amount',
    sees: ['You pay ₱1.000,00', 'Payment 3: late charge', 'Left to pay afterwards ₱3.640,00'],
    prepare: byWallet,
    ...byCode,
    sends: { amountMinor: 100_000, channelNumber, purpose: 'partial' },
  },
  {
    name: 'a payment by card',
    page: 'payway',
    sees: ['You pay now ₱1.400,00', 'Bank of the Islands'],
    button: 'Payment',
    call: 'commitCardPayment',
    sends: { amountMinor: 140_000, cardId: card.id, bankCode: 'BOTI', resend: false },
    done: { codeNeeded: false, bankAsks: false, recordId: '' },
    leadsTo: '/borrowDetail',
  },
  {
    name: 'the code of a card payment',
    page: 'payway',
    changed: { asked, entering: true },
    sees: ['We have sent a code to your phone.', 'You pay now ₱1.400,00', 'Bank of the Islands •••• 4417'],
    prepare: (screen) => screen.type('code', '123456'),
    button: 'Confirm',
    call: 'confirmCardPayment',
    sends: { recordId: 'rec1', code: '123456' },
    done: { bankAsks: false },
    leadsTo: '/borrowDetail',
  },
  {
    name: 'a payment by wallet',
    page: 'wallet',
    sees: ['You pay now ₱1.400,00', "You're going to your wallet"],
    button: 'Open wallet',
    call: 'payByWallet',
    sends: { amountMinor: 140_000, receivedMinor: 280_000 },
    done: { url: '/demo/wallet/W1' },
    leadsTo: '/demo/wallet/W1',
  },
  {
    name: 'a credit asked back',
    page: 'credit',
    sees: ['Credit in your favour ₱150,00', 'RC-2026-0041'],
    button: 'Send it to my account',
    call: 'requestRefund',
    sends: { orderId: 'L202607217ZCJDBQKE88HJ' },
    done: null,
    leadsTo: null,
  },
  {
    name: 'a credit used for a loan that is late',
    page: 'credit',
    changed: {
      uses: {
        ...{ orderId: 'L202607217ZCJDBQKE88HJ', creditBalanceMinor: 15_000, uses: [], currencySymbol: '₱' },
        offers: [
          {
            ...{
              orderId: 'L2',
              productId: 'school-start',
              productName: 'School Start',
              offeredBy: 'late',
              until: null,
            },
            ...{ dueDate: '2026-11-18', daysLate: 3, dueMinor: 12_000 },
            ...{ amountMinor: 12_000, dueAfterMinor: 0, creditAfterMinor: 3_000 },
          },
        ],
      },
    },
    sees: ['School Start', '3 days late', 'From your credit', '₱120,00', 'Left to send back to you', '₱30,00'],
    button: 'Use my credit',
    call: 'spendCredit',
    keyEnd: '-L2',
    sends: { orderId: 'L202607217ZCJDBQKE88HJ', toOrderId: 'L2', amountMinor: 12_000 },
    done: null,
    leadsTo: null,
  },
  {
    name: 'a payment that is not shown',
    page: 'paid-not-shown',
    sees: ['Number on your slip', 'Candor Cash'],
    prepare: (screen) => screen.type('reference', 'UTR 4261'),
    button: 'Send',
    call: 'submitPaymentReference',
    sends: { reference: 'UTR 4261', images: '' },
    done: { caseId: 'C1' },
    leadsTo: null,
  },
  {
    name: 'the account for payouts',
    page: 'bind-account',
    sees: ["We'll send the money to this account only.", 'Account of ••••'],
    prepare: fillAccount,
    button: 'Next',
    call: 'saveAccount',
    sends: { bankCode: 'ISLANDS', accountNumber: '001234567890', accountName: 'Jose Reyes', cardType: '1' },
    done: null,
    leadsTo: null,
  },
]

/** A bank out of the list, its number and its holder. */
export async function fillAccount(screen: OpenScreen): Promise<void> {
  screen.answers('getAccountForm', { data: { items: screen.view.items } })
  screen.tap('Choose your bank')
  await screen.says('Bank of the Islands')
  screen.choose('Bank of the Islands')
  screen.tap('Confirm')
  screen.type('accountNumber', '001234567890')
  screen.type('accountName', 'Jose Reyes')
}
