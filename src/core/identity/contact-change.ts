// When a new phone number or e-mail address counts: how long its proof may take, and how often one may be asked for.

/** A new number waits so long for its codes. */
export const phoneChangeMinutes = 30
/** The link to a new e-mail address holds so long. */
export const emailLinkDays = 2
/** New numbers, and new addresses, of one borrower in a day: a session is no means to send messages to strangers. */
export const contactChangesADay = 5

/** `ask`: which number. `old`: the code that went to the number so far. `new`: the code that went to the new one. */
export const phoneSteps = ['ask', 'old', 'new'] as const
export type PhoneStep = (typeof phoneSteps)[number]

/** What is asked next. Null: nothing is under way. */
export function phoneStep(change: { readonly provedAt: Date | null } | null): PhoneStep {
  if (change === null) return 'ask'
  return change.provedAt === null ? 'old' : 'new'
}

/** A name, an at sign and a domain with a dot: only a message to it shows whether it exists. */
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,185}\.[^\s@.<>"(),:;\\[\]]{2,63}$/u

/** The address without blanks around it; null where it is none. */
export function readEmail(typed: string): string | null {
  const email = typed.normalize('NFC').trim()
  return EMAIL.test(email) ? email : null
}

/** `m•••@mail.example`: enough for its owner to recognise, too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email][0]}•••${email.slice(at)}`
}
