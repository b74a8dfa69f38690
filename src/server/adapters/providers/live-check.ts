// What an adapter has to do at a lender's real test account: the questions of its ports, asked in an order that leaves nothing open.

import { randomBytes } from 'node:crypto'
import type { Currency } from '../../../core/market/market.ts'
import type { CheckedPerson } from '../outside-check.ts'
import type { PayoutTarget } from '../payout-provider.ts'
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

/** Runs the checks one after the other, and goes on after a failure. */
export async function checkLive(provider: ConnectedProvider, wish: LiveWish): Promise<readonly LiveStep[]> {
  const steps: LiveStep[] = []
  for (const [what, isRight] of [
    ...codeChecks(provider, wish),
    ...payoutChecks(provider, wish),
    ...cardChecks(provider, wish),
    ...messageChecks(provider, wish),
    ...pushChecks(provider, wish),
    ...personChecks(provider, wish),
  ]) {
    const answer = await isRight()
    steps.push({ what, wrong: answer === true ? null : JSON.stringify(answer) })
  }
  return steps
}

const freshRef = (): string => `check-${randomBytes(8).toString('hex')}`

function codeChecks({ payments }: ConnectedProvider, { at, amountMinor, currency }: LiveWish): readonly Check[] {
  if (payments === undefined || at === null) return []
  const ref = freshRef()
  const expiresAt = new Date(Date.now() + codeLivesMinutes * minuteMs)
  const request = { ref, channel: 'check', at, amountMinor, currency, expiresAt, returnUrl: '/' }
  let payCode = ''
  return [
    [
      'a code is made',
      async () => {
        const answer = await payments.createCode(request)
        if (answer.outcome === 'made') payCode = answer.payCode
        return answer.outcome === 'made' || answer
      },
    ],
    [
      'the same reference gets the same code',
      async () => {
        const answer = await payments.createCode(request)
        return (answer.outcome === 'made' && answer.payCode === payCode) || answer
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
      'the code is withdrawn',
      async () => {
        await payments.cancelCode(ref)
        return true
      },
    ],
  ]
}

function payoutChecks({ payouts }: ConnectedProvider, { payoutTo, amountMinor, currency }: LiveWish): readonly Check[] {
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
  ]
}

function cardChecks({ cards }: ConnectedProvider, { card, amountMinor, currency }: LiveWish): readonly Check[] {
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
  ]
}

function pushChecks({ push }: ConnectedProvider, { pushTo }: LiveWish): readonly Check[] {
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
  ]
}

function messageChecks({ messages }: ConnectedProvider, { phone }: LiveWish): readonly Check[] {
  if (messages === undefined || phone === null) return []
  return [
    [
      'a text is taken',
      async () => {
        const answer = await messages.send({
          id: freshRef(),
          to: phone,
          text: 'A test of your provider',
          spoken: false,
        })
        return answer.outcome === 'taken' || answer
      },
    ],
  ]
}

function personChecks({ identity, bureau }: ConnectedProvider, { person }: LiveWish): readonly Check[] {
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
    ]
  })
}
