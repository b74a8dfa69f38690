// One-time codes: how long they are, how long they hold, how often they may be sent and guessed. Rules IDENTITY-9 and PAYMENT-17.

export const codeLength = 6
export const codeLifeMinutes = 10
/** Guesses at one code; the next guess is not looked at. */
export const triesForEachCode = 5
/** Wrong guesses for one phone in a day, over all its codes. */
export const wrongGuessesADay = 10
/** IDENTITY-9. */
export const resendDelaySeconds = 60

export const codePurposes = ['login', 'delete', 'register', 'payment'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** How many codes go out: against pumping, where somebody earns by messages that nobody reads. */
export interface CodeBudgets {
  readonly forEachPhoneADay: Readonly<Record<CodePurpose, number>>
  readonly forEachAddressADay: number
  readonly forEachDeviceADay: number
  /** Different numbers that differ in their last two digits only, in a day. */
  readonly neighboursADay: number
  /** After so many codes of one prefix in an hour, a tenth of them must have been used, or no more are sent. */
  readonly unprovenForEachPrefixAnHour: number
  /** The same over all prefixes. */
  readonly unprovenAnHour: number
}

export const codeBudgets: CodeBudgets = {
  // Whoever pays is signed in and owes the money: several payments a day are no abuse.
  forEachPhoneADay: { login: 5, delete: 5, register: 5, payment: 20 },
  forEachAddressADay: 20,
  forEachDeviceADay: 10,
  neighboursADay: 8,
  unprovenForEachPrefixAnHour: 40,
  unprovenAnHour: 150,
}

/** The demo sends nothing, and all its borrowers sit behind one address: only what is counted by number stays as it is. */
export const demoCodeBudgets: CodeBudgets = {
  ...codeBudgets,
  forEachAddressADay: 2_000,
  forEachDeviceADay: 1_000,
  neighboursADay: 100,
  unprovenForEachPrefixAnHour: 150,
}

/** Captchas: guesses at one picture, its life, and how long a solved one stands for its phone at registration. */
export const captchaTries = 3
export const captchaLifeSeconds = 180
export const solvedCaptchaLifeSeconds = 900
export const captchasAMinute = 30

/**
 * Different numbers that one device or address may ask about in a day and be told that they are registered. Beyond it the
 * answer is that of a new number, and only the owner of the phone learns more.
 */
export const numbersToldADay = { demo: 200, production: 3 } as const

/** Share of codes that must have been used for more to be sent once a budget's number is reached, as 1 in so many. */
export const provenOneIn = 10

/** Digits that make a prefix: operator and exchange, fine enough not to shut out a whole country. */
export const prefixDigits = 5

/** True while codes may go on: below `unproven` sent, or at least one in ten of them used. */
export function keepsSending(sent: number, used: number, unproven: number): boolean {
  return sent <= unproven || used * provenOneIn >= sent
}
