// Words of the inbox, in English.

export const inbox = {
  title: 'Messages',
  fresh: 'New',
  earlier: 'Earlier',
  markRead: 'Mark all as read',
  none: 'Nothing here yet.',
  noneText: 'Decisions, receipts, reminders and our answers will be here, each with its date.',
  texted: (phone: string) => `We text the most important ones to ${phone}. You can always read them here.`,
  choose: 'Choose what we text you',
  notDelivered: "The text about this didn't arrive.",
  shownOnPhone: 'Shown on your phone by the app.',
  notShownOnPhone: "Your phone didn't show this.",
  lost: (phone: string) => `A text message to ${phone} didn't arrive.`,
  lostText: 'Everything we texted is here too. If the number has changed, tell us.',
  tell: 'Talk to us',

  texts: {
    title: 'Text messages',
    voice: 'Choose what we text you.',
    text: 'Everything is in your messages here, whether we text it or not.',
    choose: 'Your choice',
    kinds: {
      receipts: 'Receipts',
      reminders: 'Reminders',
      codes: 'Codes',
      security: 'Changes to your account',
      loan: 'Your loan',
      cases: 'Your complaints',
    },
    receiptsNote: 'When a payment arrives as agreed.',
    remindersNote: (most: number) =>
      `Before and after a due date, ${most} times a week at most. Paying late costs extra, with or without a reminder.`,
    always: 'Always sent',
    because: {
      youAsk: 'Codes you asked for.',
      safety: 'So that you know if somebody else tries it.',
      contract:
        'Decisions, money sent or returned, and payments that differ from the plan. Your agreement says we must tell you.',
      law: 'The law says we must answer every complaint.',
    },
    night: (from: string, to: string) => `Except for codes and warnings, we never text between ${from} and ${to}.`,
    save: 'Save',
    saved: 'Saved.',

    email: {
      title: 'By e-mail',
      text: 'Only news that you asked for, and never about your loan. You can stop it under Privacy and my data.',
    },
    inText: 'By text',
    phone: {
      title: 'On this phone',
      text: 'The app can show on your phone that there is news. It never shows amounts or names.',
      textAlso: "What you must not miss will come as a text if your phone doesn't show it.",
      kinds: 'On your phone',
      loanNote: 'Decisions, money sent or returned.',
      casesNote: 'When we answer.',
      turnOn: 'Show messages on this phone',
      asking: 'One moment…',
      noAnswer: "The app didn't answer. Please allow messages in the settings of your phone and try again.",
      turnOff: 'Stop showing them',
      isOn: 'Messages are shown on your phone.',
      isOff: 'Messages are no longer shown on your phone.',
    },
  },
}
