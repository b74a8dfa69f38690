// What an adapter has to do at a lender's real test account: the questions of its ports, asked in an order that leaves nothing open.

import { randomBytes } from 'node:crypto'
import type { Currency } from '../../../core/market/market.ts'
import type { CheckedPerson } from '../../ports/outside-check.ts'
import type { PayCodeMade } from '../../ports/payment-channel.ts'
import type { PayoutTarget } from '../../ports/payout-provider.ts'
import type { ConnectedProvider } from './provider.ts'

/** What is tried: a port without its part here is left out. */
export interface LiveWish {
  readonly currency: Currency
  /** `at` of a channel, as channels.json has it. */
  readonly at: string | null
  readonly amountMinor: number
  readonly payoutTo: PayoutTarget | null
  /** A number that gets a text. */
  readonly phone: string | null
  /** A card that is charged: the token by which the provider knows it. */
  readonly card: string | null
  /** A phone that shows a message: what the lender's app calls it. */
  readonly pushTo: string | null
  /** Whom an identity service and a credit bureau are asked about: the provider's test data. */
  readonly person: CheckedPerson | null
}

export interface LiveStep {
  readonly what: string
  /** Null where it is as it has to be; else what was answered. */
  readonly wrong: string | null
}

type Check = readonly [what: string, isRight: () => Promise<true | unknown>]

const minuteMs = 60_000
const codeLivesMinutes = 30
const dayMs = 86_400_000
const settledDays = 7

/**
 * Runs the checks one after the other, and goes on after a failure. `stranger` is the same account asked with another credential.
 * These are the rows of the conformance suites that an account can show; what it cannot be made to do (a lost answer, a fault, a
 * payment, a signed notice) is shown by those suites with a stand-in.
 */
export async function checkLive(
  provider: ConnectedProvider,
  stranger: ConnectedProvider,
  wish: LiveWish,
): Promise<readonly LiveStep[]> {
  const steps: LiveStep[] = []
  for (const [what, isRight] of [
    ...codeChecks(provider, stranger, wish),
    ...payoutChecks(provider, stranger, wish),
    ...cardChecks(provider, stranger, wish),
    ...settlementChecks(provider, stranger),
    ...messageChecks(provider, stranger, wish),
    ...pushChecks(provider, stranger, wish),
    ...personChecks(provider, stranger, wish),
  ]) {
    const answer = await isRight()
    steps.push({ what, wrong: answer === true ? null : JSON.stringify(answer) })
  }
  return steps
}

/**
 * The settings of a caller whom the account does not know: one sign of each credential is another, behind its prefix. Secrets of more
 * than one part keep their form.
 */
export function strangeSettings(
  credential: string,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const altered = (part: string): string => {
    const middle = Math.floor(part.length * 0.75)
    return part.slice(0, middle) + (part[middle] === 'a' ? 'b' : 'a') + part.slice(middle + 1)
  }
  return { ...environment, [credential]: (environment[credential] ?? '').split(',').map(altered).join(',') }
}

/** An unsigned notice, which must be refused. */
const unsigned = new TextEncoder().encode('{"id":"check"}')
const isNothing = (reading: unknown): true | unknown =>
  reading === 'badSignature' || reading === 'unreadable' || reading === 'ignored' || reading

const freshRef = (): string => `check-${randomBytes(8).toString('hex')}`

function codeChecks(
  { payments }: ConnectedProvider,
  stranger: ConnectedProvider,
  { at, amountMinor, currency }: LiveWish,
): readonly Check[] {
  if (payments === undefined || at === null) return []
  const ref = freshRef()
  const expiresAt = new Date(Date.now() + codeLivesMinutes * minuteMs)
  const request = { ref, channel: 'check', at, amountMinor, currency, expiresAt, returnUrl: '/' }
  /** All that tells one code from another. */
  const shownBy = ({ providerRef, payCode, qrText }: PayCodeMade) => JSON.stringify([providerRef, payCode, qrText])
  let first = ''
  return [
    [
      'a code is made',
      async () => {
        const answer = await payments.createCode(request)
        if (answer.outcome === 'made') first = shownBy(answer)
        return answer.outcome === 'made' || answer
      },
    ],
    [
      'the same reference gets the same code',
      async () => {
        const answer = await payments.createCode(request)
        return (answer.outcome === 'made' && shownBy(answer) === first) || answer
      },
    ],
    [
      'the code is found by our reference, unpaid',
      async () => {
        const answer = await payments.queryStatus(ref, '/')
        return (answer.outcome === 'found' && answer.payments.length === 0) || answer
      },
    ],
    [
      'a reference that was never used is absent',
      async () => {
        const answer = await payments.queryStatus(freshRef(), '/')
        return answer.outcome === 'absent' || answer
      },
    ],
    [
      'the code is withdrawn, and one that never was without a complaint',
      async () => {
        await payments.cancelCode(ref)
        await payments.cancelCode(freshRef())
        return true
      },
    ],
    [
      'one reference asked for twice at the same time gets one code',
      async () => {
        const twice = { ...request, ref: freshRef() }
        const answers = await Promise.all([payments.createCode(twice), payments.createCode(twice)])
        await payments.cancelCode(twice.ref)
        const codes = answers.map((answer) => (answer.outcome === 'made' ? shownBy(answer) : answer))
        return codes[0] === codes[1] || codes
      },
    ],
    [
      'a stranger gets no code',
      async () => {
        const answer = await stranger.payments?.createCode({ ...request, ref: freshRef() })
        return answer?.outcome === 'refused' || answer
      },
    ],
    [
      'a notice that nobody signed counts for nothing',
      async () => isNothing(payments.verifyNotice(unsigned, {}, new Date())),
    ],
  ]
}

function payoutChecks(
  { payouts }: ConnectedProvider,
  stranger: ConnectedProvider,
  { payoutTo, amountMinor, currency }: LiveWish,
): readonly Check[] {
  if (payouts === undefined || payoutTo === null) return []
  const key = freshRef()
  const request = { key, amountMinor, currency, account: payoutTo }
  return [
    [
      'a key that was never used is absent',
      async () => {
        const answer = await payouts.queryPayout(key)
        return answer.state === 'absent' || answer
      },
    ],
    [
      'a payout is taken',
      async () => {
        const answer = await payouts.payOut(request)
        return answer.state === 'sent' || answer.state === 'paid' || answer
      },
    ],
    [
      'the same key again is no refusal',
      async () => {
        const answer = await payouts.payOut(request)
        return !['refused', 'notSent'].includes(answer.state) || answer
      },
    ],
    [
      'the payout is found by its key',
      async () => {
        const answer = await payouts.queryPayout(key)
        return !['absent', 'unknown'].includes(answer.state) || answer
      },
    ],
    [
      'its bank is one of those that it sends to, where it lists them',
      async () => {
        const banks = await payouts.listBanks?.(currency)
        if (banks === undefined) return true
        return (banks.outcome === 'listed' && banks.codes.includes(payoutTo.bankCode)) || banks
      },
    ],
    [
      'a stranger sends nothing',
      async () => {
        const answer = await stranger.payouts?.payOut({ ...request, key: freshRef() })
        return answer?.state === 'refused' || answer
      },
    ],
    [
      'a notice that nobody signed counts for nothing',
      async () => isNothing(payouts.readNotice(unsigned, {}, new Date())),
    ],
  ]
}

function cardChecks(
  { cards }: ConnectedProvider,
  stranger: ConnectedProvider,
  { card, amountMinor, currency }: LiveWish,
): readonly Check[] {
  if (cards === undefined || card === null) return []
  const key = freshRef()
  const request = { key, cardToken: card, amountMinor, currency, unattended: false, returnUrl: null }
  let first = ''
  return [
    [
      'a key that was never used is absent',
      async () => {
        const answer = await cards.queryCharge(key, card)
        return answer.outcome === 'absent' || answer
      },
    ],
    [
      'the card is charged',
      async () => {
        const answer = await cards.charge(request)
        first = JSON.stringify(answer)
        return answer.outcome === 'paid' || answer
      },
    ],
    [
      'the same key again is the same charge',
      async () => {
        const answer = await cards.charge(request)
        return JSON.stringify(answer) === first || answer
      },
    ],
    [
      'the charge is found by its key',
      async () => {
        const answer = await cards.queryCharge(key, card)
        return JSON.stringify(answer) === first || answer
      },
    ],
    [
      'a stranger charges nothing',
      async () => {
        const answer = await stranger.cards?.charge({ ...request, key: freshRef() })
        return answer?.outcome === 'refused' || answer
      },
    ],
  ]
}

function settlementChecks({ settlements }: ConnectedProvider, stranger: ConnectedProvider): readonly Check[] {
  if (settlements === undefined) return []
  const to = new Date()
  const from = new Date(to.getTime() - settledDays * dayMs)
  return [
    [
      'what was settled in a week is listed: every line once, and each adds up',
      async () => {
        const list = await settlements.list(from, to)
        if (list.outcome !== 'listed') return list
        const odd = list.lines.filter(({ grossMinor, feeMinor, netMinor }) => netMinor !== grossMinor - feeMinor)
        return (odd.length === 0 && new Set(list.lines.map(({ id }) => id)).size === list.lines.length) || odd
      },
    ],
    [
      'a stranger is told nothing of it',
      async () => {
        const list = await stranger.settlements?.list(from, to)
        return list?.outcome === 'unknown' || list
      },
    ],
  ]
}

function pushChecks({ push }: ConnectedProvider, stranger: ConnectedProvider, { pushTo }: LiveWish): readonly Check[] {
  if (push === undefined || pushTo === null) return []
  const message = {
    messageId: freshRef(),
    to: pushTo,
    title: 'A test',
    body: 'A test of your app',
    link: 'https://loans.example/',
  }
  const isTaken = async () => {
    const answer = await push.send(message)
    return answer.outcome === 'taken' || answer.outcome === 'shown' || answer
  }
  return [
    ['a message for the phone is taken', isTaken],
    ['the same number is taken again: see that the phone has shown one', isTaken],
    [
      'a stranger shows nothing',
      async () => {
        const answer = await stranger.push?.send({ ...message, messageId: freshRef() })
        return answer?.outcome === 'refused' || answer
      },
    ],
    [
      'a receipt that nobody signed counts for nothing',
      async () => isNothing(push.readReceipt(unsigned, {}, new Date())),
    ],
  ]
}

function messageChecks(
  { messages }: ConnectedProvider,
  stranger: ConnectedProvider,
  { phone }: LiveWish,
): readonly Check[] {
  if (messages === undefined || phone === null) return []
  const message = { to: phone, text: 'A test of your provider', spoken: false }
  return [
    [
      'a text is taken',
      async () => {
        const answer = await messages.send({ ...message, id: freshRef() })
        return answer.outcome === 'taken' || answer
      },
    ],
    [
      'a stranger sends nothing, and the refusal says neither number nor text',
      async () => {
        const answer = await stranger.messages?.send({ ...message, id: freshRef() })
        const told = JSON.stringify(answer)
        return (answer?.outcome === 'refused' && !told.includes(phone) && !told.includes(message.text)) || answer
      },
    ],
    [
      'a receipt that nobody signed counts for nothing',
      async () => isNothing(messages.readReceipt(unsigned, {}, 'id=check')),
    ],
  ]
}

function personChecks(
  { identity, bureau }: ConnectedProvider,
  stranger: ConnectedProvider,
  { person }: LiveWish,
): readonly Check[] {
  if (person === null) return []
  return [identity, bureau].flatMap((port): readonly Check[] => {
    if (port === undefined) return []
    const what = port === identity ? 'an identity' : 'a credit bureau'
    const ref = freshRef()
    return [
      [
        `${what} is asked and answers`,
        async () => {
          const answer = await port.check({ ref, person })
          return answer.outcome === 'found' || answer
        },
      ],
      [
        `${what} is asked once by the same reference`,
        async () => {
          const { outcome } = await port.check({ ref, person })
          return outcome === 'found' || outcome === 'lost' || { outcome }
        },
      ],
      [
        `${what} tells a stranger nothing`,
        async () => {
          const answer = await (port === identity ? stranger.identity : stranger.bureau)?.check({
            ref: freshRef(),
            person,
          })
          return answer?.outcome === 'refused' || answer?.outcome === 'unknown' || answer
        },
      ],
    ]
  })
}
