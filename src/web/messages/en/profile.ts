// Words of the borrower's own pages, in English: account, papers, wishes, privacy, logins.

import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')

export const profile = {
  me: {
    title: 'My account',
    voice: (name: string) => (name === '' ? 'Your account' : name),
    phone: 'Phone number',
    email: 'E-mail',
    address: 'Home address',
    name: 'Name',
    since: 'With us since',
    loans: 'My loans',
    documents: 'Documents',
    documentsNote: 'Agreements, receipts, statements',
    account: 'Bank account',
    messages: 'Text messages',
    settings: 'Language and display',
    privacy: 'Privacy and my data',
    privacyNote: 'Consents, reminders, a copy of your data',
    logins: 'Where I am logged in',
    passkeys: 'Phone lock',
    cards: 'My cards',
    faq: 'Questions and answers',
    help: 'Talk to us',
    logout: 'Log out',
    deleteAccount: 'Delete account',
    again: 'You are logged in again.',
    againText: 'What you typed is still on the other page: close this one and continue there.',
  },

  contact: {
    none: 'none yet',
    notConfirmed: 'not confirmed yet',
    phoneChanged: 'Your phone number has been changed.',
    phoneChangedText: (phone: string) =>
      `From now on, log in with ${phone}; our messages go there too. You are logged out everywhere else.`,
    addressSaved: 'Your address is saved.',
    addressSavedText: 'We use it for letters, and for your next application.',
    emailRemoved: 'Your e-mail address is removed.',
  },

  phone: {
    title: 'Phone number',
    voice: 'What is your new number?',
    text: (phone: string) =>
      `Your current number is ${phone}. We'll text a code to it, and then one to the new number. Until then nothing changes.`,
    label: 'New phone number',
    send: 'Send code',
    oldVoice: 'Code sent to your current number',
    newVoice: 'Code sent to your new number',
    sentTo: (phone: string) => `We sent it to ${phone}.`,
    becomes: 'New number',
    code: 'Code from the message',
    sixDigits: 'Please enter the six digits of the code.',
    getCode: 'Get a new code',
    seconds: (count: number) => `${count} s`,
    cancel: 'Cancel',
    confirm: 'Confirm',
    never: 'We never ask for this code by phone. Anyone who does is not us.',
    lost: 'No longer have the old phone?',
    lostLock: 'Log in with your phone lock: then you need no code from the old phone',
    lostTalk: 'Write to us: our staff will help you',
    invalid: 'Please enter a valid phone number.',
  },

  email: {
    title: 'E-mail',
    voice: 'Where can we e-mail you?',
    text: 'We will send a link to the address. We’ll use it after you open the link.',
    now: 'Current address',
    pending: (email: string) => `We sent a link to ${email}.`,
    pendingText: 'Open it within 2 days. Until then nothing changes.',
    label: 'New e-mail address',
    send: 'Send link',
    remove: 'Remove my address',
    notOffered: "We don't send e-mail here, so we can't confirm an address. Everything is in the app.",
    invalid: 'Please enter a valid e-mail address.',
  },

  emailLink: {
    voice: 'Use this e\u2011mail address for your account?',
    text: 'If you did not ask for it, close this page.',
    submit: 'Yes, use it',
    done: 'Your e-mail address is confirmed.',
    noLink: 'This link is not complete, so nothing was changed.',
    home: 'Go to start page',
  },

  address: {
    title: 'Home address',
    voice: 'Where do you live?',
    text: 'For letters the law requires, and for your next application.',
    none: 'No address yet',
    noneText: 'We ask for it only when you apply for a loan.',
    toHome: 'Go to start page',
    save: 'Save',
  },

  documents: {
    title: 'Documents',
    voice: 'All documents of your loans, to read or save.',
    applied: (day: string) => `applied on ${written(day)}`,
    none: 'No documents yet',
    noneText: 'Once you agree to a loan, its documents will be here, word for word.',
    toHome: 'Go to start page',
    unreadable:
      'The law may require us to keep these documents. You can read them here as long as you have an account.',
  },

  settings: {
    title: 'Language and display',
    language: 'Language',
    languageText: 'For these pages and the messages we send you.',
    ground: 'Display',
    grounds: { phone: 'Same as phone', light: 'Light', dark: 'Dark' },
    save: 'Save',
    saved: 'Saved.',
    savedHere: 'Saved on this phone.',
    savedHereText: 'Our messages will stay in the old language for now: please save again later.',
    kept: 'Two small cookies remember this on this phone. They store nothing else.',
  },

  privacy: {
    title: 'Privacy and my data',
    consents: 'Consents you can withdraw',
    since: (moment: string) => `Since ${written(moment)}.`,
    withdraw: 'Withdraw consent',
    withdrawn: 'Consent withdrawn.',
    withdrawnText: 'This applies from now on.',
    reminders: 'Reminders are off.',
    remindersText: "We won't remind you of payments. Paying late still costs extra.",
    remindersOn: 'Send me reminders again',
    remindersAreOn: 'Reminders are on.',
    agreements: (count: number) => (count === 1 ? '1 document of a loan' : `${count} documents of your loans`),
    agreementsText:
      "These apply for as long as the loan runs. While you can still cancel a loan, you can do it on the loan's own page.",
    copy: 'A copy of your data',
    copyText:
      'Everything we have about you in one file, to read or take elsewhere. It is for you alone: keep it where nobody else can see it.',
    copyGet: 'Download the copy (JSON)',
    copyFailed: "We couldn't make the copy just now. Please try again in a moment.",
    request: {
      title: 'A question about your data?',
      text: (days: number) =>
        `Our staff will read it and answer within ${days === 1 ? '1 day' : `${days} days`}. You'll see the answer with your complaints, and get a message.`,
      noTime: "Our staff will read it. You'll see the answer with your complaints, and get a message.",
      what: 'What should we do?',
      kinds: {
        correct: 'Correct something that is wrong',
        restrict: 'Stop using my data for something',
        explain: 'Explain what you use my data for',
      },
      about: 'What is it about?',
      send: 'Send the request',
      noKind: 'Please choose what we should do.',
      noText: 'Please write what it is about.',
    },
    policy: 'Privacy policy',
    deleteAccount: 'Delete account',
    never: 'We never read your address book, and never tell your family, friends or employer about your loan.',
  },

  logins: {
    title: 'Where I am logged in',
    voice: (count: number) =>
      count === 1 ? 'You are logged in here only.' : `Your account is open in ${count} places.`,
    text: "Don't recognize one of them? Log it out and talk to us.",
    app: (name: string) => (name === '' ? 'App' : `App: ${name}`),
    browser: 'Browser',
    here: 'this one',
    since: (moment: string) => `Logged in on ${written(moment)}`,
    lastUsed: (moment: string) => `Last used ${written(moment)}`,
    endOthers: 'Log out everywhere else',
    endAll: 'Log out everywhere, here too',
    ended: (count: number) => (count === 1 ? 'One login has ended.' : `${count} logins have ended.`),
    endedText: 'What you saved and sent is still there.',
    idle: 'A browser logs out by itself after 15 minutes without use, an app after 12 hours.',
  },

  stop: {
    title: 'Reminders',
    voice: 'Stop text messages about payments that are due?',
    text: 'You will still see every due date in the app, and your loan stays as it is. You can turn reminders on again at any time.',
    submit: 'Stop reminders',
    done: 'Reminders are off.',
    doneText: 'Your due dates stay as they are. You can turn reminders on again under Text messages.',
    noLink: 'This link is not complete, so nothing was stopped.',
    settings: 'Go to my text messages',
  },
}
