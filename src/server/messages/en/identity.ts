// Words of login, launch and account deletion, in English.

export const identity = {
  sms: {
    passkey: ({ lender }: { lender: string }) =>
      `${lender}: your account can now be opened with a phone's own lock. Not you? Log in, remove it under My account, and tell us.`,
    login: ({ lender, code, minutes }: CodeValues) =>
      `${code} is your code to log in to ${lender}. It works for ${minutes} minutes. Never share it with anyone.`,
    /** Spoken by a call: the digits one by one, twice. */
    voice: ({ lender, code }: CodeValues) => {
      const spoken = [...code].join(', ')
      return `Hello. Your code to log in to ${lender} is: ${spoken}. Once more: ${spoken}. Never share it with anyone.`
    },
    delete: ({ lender, code, minutes }: CodeValues) =>
      `${code} is your code to delete your ${lender} account. It works for ${minutes} minutes. If you did not ask for it, do nothing.`,
    register: ({ lender, code, minutes }: CodeValues) =>
      `${code} is your code to register with ${lender}. It works for ${minutes} minutes. Never share it with anyone.`,
    phoneOld: ({ lender, code, minutes }: CodeValues) =>
      `${code} is your code to change the phone number of your ${lender} account. It works for ${minutes} minutes. Not you? Tell nobody the code, and call us.`,
    phoneNew: ({ lender, code, minutes }: CodeValues) =>
      `${code} is your code to use this number with ${lender}. It works for ${minutes} minutes. If you did not ask for it, do nothing.`,
    phoneChanged: ({ lender, support }: { lender: string; support: string }) =>
      `${lender}: your account has a new phone number, and this one no longer opens it. Not you? Call ${support} at once.`,
  },
  emailMail: {
    subject: (v: { lender: string }) => `Confirm your e-mail address for ${v.lender}`,
    text: (v: { lender: string; link: string; days: number }) =>
      `Open this link to use this address for your account at ${v.lender}:\n\n${v.link}\n\nIt works for ${v.days} days. If you did not ask for it, do nothing.\n`,
  },
}

export interface CodeValues {
  readonly lender: string
  readonly code: string
  readonly minutes: number
}
