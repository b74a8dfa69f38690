// Words of login, logout and account deletion, in English.

import { writtenWait } from '../../../core/waiting-time.ts'
import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')
const wait = writtenWait('en')

/** Said before a code is sent, and again where the server refuses. */
const whyNot =
  'If we deleted it now, you could not see or prove your payments. Once the loan is paid, you can delete the account here right away.'
const toOrder = 'Go to my loan'

export const identity = {
  phone: 'Phone number',
  phoneInvalid: 'Please enter a valid phone number.',
  getCode: 'Get code',
  getNewCode: 'Get a new code',
  seconds: (count: number) => `${count} s`,
  code: 'Code from the message',
  codeInvalid: 'Please enter the six digits of the code.',
  close: 'Close',

  passkey: {
    title: 'Phone lock',
    button: "Use this phone's lock",
    text: 'Use your fingerprint, face or screen lock instead of a texted code. It stays on your phone.',
    none: 'Phone lock isn’t set up on any phone yet.',
    some: 'These phones open your account.',
    phone: 'Phone',
    added: 'Added',
    lastUsed: 'Last used',
    never: 'not used yet',
    remove: 'Remove',
    saved: 'This phone is added. Next time you can log in by its lock.',
    removed: 'Removed. It no longer opens your account.',
    notHere: 'This browser cannot do that.',
    stopped: 'Nothing was done. You can try again.',
    add: 'Add this phone',
    again: 'Log in again',
    lost: 'Lost a phone? Remove it here. You can always log in by a code.',
  },

  login: {
    title: 'Log in',
    welcome: "Welcome. We'll text you a code.",
    sent: (seconds: number) => `Code sent. You can ask for a new one in ${wait(seconds)}.`,
    sentNow: 'Code sent. You can ask for a new one.',
    called: (seconds: number) => `We are calling you. You can ask for a new code in ${wait(seconds)}.`,
    callMe: 'Call me with the code',
    callText: 'No message? A voice will read you the code, twice.',
    never: 'We never ask for this code by phone. Anyone who does is not us.',
    newPhone: 'I have a new phone number',
    settings: 'Language and display',
    submit: 'Log in',
    missing: (count: number) =>
      count === 1 ? 'One digit of the code is missing.' : `${count} digits of the code are missing.`,
    longCode: (digits: number) => `This code is longer: please enter its ${digits} digits.`,
    noAccount: 'No account yet? Logging in creates one.',
    already: (name: string) => `You are logged in as ${name}.`,
    goOn: 'Continue',
  },

  logout: {
    title: 'Log out',
    voice: (name: string) => (name === '' ? 'Log out on this phone?' : `Log out ${name} on this phone?`),
    text: 'Nothing is lost. You can come back with a code at any time.',
    submit: 'Log out',
    stay: 'Stay',
    done: 'You are logged out.',
    doneText: 'Nobody else using this phone can see your loan.',
    again: 'Log in again',
  },

  delete: {
    title: 'Delete account',
    voice: 'Delete your account here, right away.',
    lead: "We'll send a code to your phone to check that it's you.",
    own: (name: string) => `It must be the phone number of this account: ${name}.`,
    sendCode: 'Send code',
    sentTitle: 'Verification code sent!',
    sentText: 'We texted it to this phone. It works for 10 minutes.',
    toCode: 'Enter the code',
    confirm: 'Confirm deletion',
    afterCode: 'You cannot undo this.',
    doneTitle: 'Your account has been deleted!',
    doneText: 'The records we must keep by law no longer carry your name.',
    doneVoice: 'Goodbye, and all the best.',
    toStart: 'Go to start page',

    what: 'What happens then',
    erased: 'Erased',
    erasedWhat: 'phone, name, bank account, pictures, complaints, sessions',
    kept: 'Kept as long as the law requires',
    keptWhat: 'agreements and payments, without your name',
    keptWhy: 'By law, lenders must keep their records. They show that a loan was paid, but not whose it was.',
    when: 'When',
    whenWhat: 'right away, once neither of us owes the other anything',

    keptBy: {
      debt: {
        title: 'You can’t delete it yet: a loan is still open.',
        text: whyNot,
        to: toOrder,
      },
      application: {
        title: 'You can’t delete it yet: we are deciding on a loan or paying it out.',
        text: 'Once that is done, you can come back here.',
        to: 'To my application',
      },
      credit: {
        title: 'You can’t delete it yet: we still owe you money.',
        text: 'You paid more than you owed. Ask us to send it back first.',
        to: 'Get my money back',
      },
    },
    refused: 'Not yet',
    payment: (place: string, day: string) => `Payment ${place}, due ${written(day)}`,
    late: 'Late charge',
    youStillOwe: 'You still owe',
    whyNot,
    repay: 'Repayment',
    toOrder,
    notMine: 'I do not owe this',
    talk: 'Talk to us',
  },
}
