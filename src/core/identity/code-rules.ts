// One-time codes: how long they are, how long they hold, how often they may be sent and guessed. Rules IDENTITY-9 and PAYMENT-17.

export const codeLength = 6
export const codeLifeMinutes = 10
/** Maximum guesses at one code; further guesses are refused unchecked. */
export const triesForEachCode = 5
/** Wrong guesses of one asker for one phone in a day, over all its codes. */
export const wrongGuessesADay = 10
/** Wrong guesses of all unknown askers for one phone in a day. Then a login takes a long code. */
export const wrongGuessesOfStrangersADay = 20
/** IDENTITY-9. */
export const resendDelaySeconds = 60

export const codePurposes = ['login', 'delete', 'register', 'payment', 'account', 'phone'] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * The code of a login whose phone has no guesses or no short codes left for this asker: the holder of the phone can type it
 * from anywhere, and cannot be guessed or blocked. Decision 0013 has the sum.
 */
export const longCode = { length: 10, lifeMinutes: 120, tries: 10_000 } as const

/** Limits on sent codes, against SMS pumping: fraudsters who earn by messages to numbers of their own. */
export interface CodeBudgets {
  /** Codes of one asker to one phone. */
  readonly forEachPhoneADay: Readonly<Record<CodePurpose, number>>
  /** Codes of all unknown askers to one phone, for each purpose. */
  readonly ofStrangersForEachPhoneADay: number
  readonly forEachAddressADay: number
  readonly forEachDeviceADay: number
  /** Different numbers that differ in their last two digits only, in a day. */
  readonly neighboursADay: number
  /** After so many codes to one prefix in an hour, more are sent only if a tenth of them was used. */
  readonly unprovenForEachPrefixAnHour: number
  /** The same for the codes that one network asks for. */
  readonly unprovenForEachAddressAnHour: number
  /** After so many codes to numbers without an account, over all prefixes, one more is sent every {@link paceSeconds}. */
  readonly unprovenAnHour: number
}

export const codeBudgets: CodeBudgets = {
  // A payer is logged in and owes the money: several payments a day are not abuse.
  forEachPhoneADay: { login: 5, delete: 5, register: 5, payment: 20, account: 10, phone: 10 },
  ofStrangersForEachPhoneADay: 10,
  forEachAddressADay: 20,
  forEachDeviceADay: 10,
  neighboursADay: 8,
  unprovenForEachPrefixAnHour: 40,
  unprovenForEachAddressAnHour: 10,
  unprovenAnHour: 150,
}

/** The demo sends no messages, and all its borrowers share one address: only the limits per phone number stay as they are. */
export const demoCodeBudgets: CodeBudgets = {
  ...codeBudgets,
  forEachAddressADay: 2_000,
  forEachDeviceADay: 1_000,
  neighboursADay: 100,
  unprovenForEachPrefixAnHour: 150,
  unprovenForEachAddressAnHour: 1_000,
}

/** An IPv6 /48 has so many times the limit of one of its /64. */
export const wideNetworkFactor = 4
/** Between two codes to numbers without an account, once {@link CodeBudgets.unprovenAnHour} is reached. */
export const paceSeconds = 120

/** Captchas: guesses per picture, lifetime, and how long a solved one is valid for its phone number. */
export const captchaTries = 3
export const captchaLifeSeconds = 180
export const solvedCaptchaLifeSeconds = 900
export const captchasAMinute = 30

/**
 * How many registered numbers one device or address may learn of in a day. Beyond the limit the answer is that of a new
 * number, and only the owner of the phone learns more.
 */
export const numbersToldADay = { demo: 200, production: 3 } as const

/** Share of codes that must have been used for more to be sent once a budget's number is reached, as 1 in so many. */
const provenOneIn = 10

/** Length of a prefix in digits: operator and exchange, so that a limit never blocks a whole country. */
export const prefixDigits = 5

/** True while more codes may be sent: fewer than `unproven` were sent, or at least one in ten was used. */
export function keepsSending(sent: number, used: number, unproven: number): boolean {
  return sent <= unproven || used * provenOneIn >= sent
}
