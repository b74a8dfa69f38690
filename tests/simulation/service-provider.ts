// The provider of the service simulation: loses questions and answers, tells late, twice and in any order, signs what it says.

import { signatureHeader, signNotice } from '../../src/server/adapters/providers/http/signature.ts'
import type { PaymentProvider, ProviderPayment } from '../../src/server/ports/payment-channel.ts'
import type { PayoutProvider } from '../../src/server/ports/payout-provider.ts'
import type { Dice } from './dice.ts'
import type { ServiceHappening } from './service-happenings.ts'
import type { Tally } from './tally.ts'

interface Code {
  readonly ref: string
  readonly channel: string
  readonly amountMinor: number
  readonly currency: string
  readonly payments: ProviderPayment[]
}

interface HeldNotice {
  readonly channel: string
  readonly transactionId: string
  readonly body: Uint8Array
  readonly isPaid: boolean
  dueAt: number
}

export interface ServiceProvider {
  readonly payments: PaymentProvider
  readonly payouts: PayoutProvider
  /** Payouts made, by key: each once. */
  readonly sent: ReadonlyMap<string, number>
  /** Sends the money of some payout back; answers its key, or null where there is none. */
  bringBack(): string | null
  /** Takes money for a code of ours, and plans its notices. */
  pay(ref: string, amountMinor: number): void
  /** Delivers what is due. */
  deliver(): Promise<void>
}

/** Percent. */
const rates = { answerLost: 12, questionLost: 10, statusLost: 15, noticeLost: 30, doubled: 50, late: 35, takenBack: 10 }
const hourMs = 3_600_000

export interface ProviderMeans {
  readonly dice: Dice
  readonly tally: Tally<ServiceHappening>
  readonly now: () => Date
  readonly secret: string
  readonly verifyNotice: PaymentProvider['verifyNotice']
  /** Hands a notice to the lender: the status, or a crash. */
  readonly toLender: (channel: string, body: Uint8Array, headers: Record<string, string>) => Promise<number>
  /** Called for each payment that the lender answered with 200. */
  readonly acknowledged: (transactionId: string) => void
}

/** Makes the provider. Everything it does is thrown with its own dice. */
export function serviceProvider(means: ProviderMeans): ServiceProvider {
  const { dice, tally, now } = means
  const codes = new Map<string, Code>()
  const sent = new Map<string, number>()
  const returned = new Set<string>()
  let held: HeldNotice[] = []
  let numbers = 0
  const codeOf = ({ ref }: Code) => ({
    providerRef: `P-${ref}`,
    payCode: `C-${ref}`,
    qrText: null,
    pageUrl: null,
  })

  function tell(code: Code, payment: ProviderPayment, type: 'paid' | 'refunded', delayHours: number): void {
    numbers += 1
    const notice = { eventId: `E${numbers}`, type, reference: code.ref, ...payment }
    const body = new TextEncoder().encode(JSON.stringify(notice))
    const copies = dice.chance(rates.doubled) ? dice.between(2, 3) : 1
    if (copies > 1) tally.count('notice doubled')
    for (let copy = 0; copy < copies; copy += 1) {
      const dueAt = now().getTime() + (delayHours + copy * dice.between(0, 30)) * hourMs
      const { transactionId } = payment
      held.push({ channel: code.channel, transactionId, body, isPaid: type === 'paid', dueAt })
    }
  }

  return {
    sent,
    payments: {
      async createCode({ ref, channel, amountMinor, currency }) {
        if (dice.chance(rates.questionLost)) {
          tally.count('question lost')
          return { outcome: 'unknown' }
        }
        const code = codes.get(ref) ?? { ref, channel, amountMinor, currency, payments: [] }
        codes.set(ref, code)
        if (!dice.chance(rates.answerLost)) return { outcome: 'made', ...codeOf(code) }
        tally.count('answer lost')
        return { outcome: 'unknown' }
      },
      async queryStatus(ref) {
        if (dice.chance(rates.statusLost)) return { outcome: 'unknown' }
        const code = codes.get(ref)
        if (code === undefined) return { outcome: 'absent' }
        return { outcome: 'found', code: codeOf(code), payments: [...code.payments] }
      },
      async cancelCode() {
        tally.count('code cancelled')
      },
      verifyNotice: means.verifyNotice,
    },
    payouts: {
      name: 'sandbox',
      currencies: ['PHP', 'INR', 'IDR'],
      isResting: () => false,
      async payOut({ key }) {
        if (dice.chance(10)) return { state: 'unknown' }
        if (dice.chance(15) && !sent.has(key)) {
          tally.count('payout failed')
          return { state: 'failed', reference: `bank-${key}`, reason: 'accountClosed' }
        }
        if (!sent.has(key)) sent.set(key, 1)
        if (!dice.chance(25)) return { state: 'paid', reference: `bank-${key}` }
        tally.count('payout answer lost')
        return { state: 'unknown' }
      },
      async queryPayout(key) {
        if (dice.chance(15)) return { state: 'unknown' }
        if (returned.has(key)) return { state: 'returned', reference: `bank-${key}`, reason: 'accountClosed' }
        return sent.has(key) ? { state: 'paid', reference: `bank-${key}` } : { state: 'absent' }
      },
      readNotice: () => 'unreadable',
    },
    bringBack() {
      const kept = [...sent.keys()].filter((key) => !returned.has(key))
      if (kept.length === 0) return null
      // Mostly one of the last: a bank sends back what it has just received.
      const key = dice.pick(dice.chance(70) ? kept.slice(-2) : kept)
      returned.add(key)
      tally.count('payout returned')
      return key
    },
    pay(ref, amountMinor) {
      const code = codes.get(ref)
      if (code === undefined) return
      numbers += 1
      const { currency } = code
      const payment = { transactionId: `T${numbers}`, amountMinor, currency, paidAt: now().toISOString() }
      code.payments.push(payment)
      // A lost notice is never sent: only asking brings it to light.
      if (dice.chance(rates.noticeLost)) tally.count('notice lost')
      else if (dice.chance(rates.late)) {
        tally.count('notice late')
        tell(code, payment, 'paid', dice.between(1, 120))
      } else tell(code, payment, 'paid', 0)
      if (dice.chance(rates.takenBack)) {
        tally.count('money taken back')
        const parts =
          amountMinor > 1 && dice.chance(40)
            ? [Math.floor(amountMinor / 3), Math.ceil((amountMinor * 2) / 3)]
            : [amountMinor]
        if (parts.length > 1) tally.count('money taken back in parts')
        for (const part of parts) tell(code, { ...payment, amountMinor: part }, 'refunded', dice.between(0, 200))
      }
    },
    async deliver() {
      const at = now().getTime()
      const due = dice.shuffled(held.filter(({ dueAt }) => dueAt <= at))
      held = held.filter(({ dueAt }) => dueAt > at)
      for (const notice of due) {
        const headers = { [signatureHeader]: signNotice(means.secret, notice.body, now()) }
        const status = await means.toLender(notice.channel, notice.body, headers)
        if (status === 200) {
          if (notice.isPaid) means.acknowledged(notice.transactionId)
          continue
        }
        tally.count('notice repeated after a failure')
        held.push({ ...notice, dueAt: at + hourMs })
      }
    },
  }
}
