// What the forms of a loan's page do: work an act out, or propose it.

import type { Refused } from '../calls.ts'
import type { Act, Posted, Visit } from '../screen.ts'
import { typedMinor } from '../ui/money.tsx'

const parts = ['penalty', 'fee', 'interest', 'principal'] as const
const tries = ['payment', 'waiver', 'hardship'] as const
const kinds = ['waiver', 'hardship', 'refund'] as const

function badAmount(visit: Visit): Refused {
  const message = visit.words.problem.amount
  return { ok: false, status: 400, code: 'badInput', message, fields: ['amount'], more: {} }
}

/** What the fields of a form say, those that are empty left out; null for an amount that is none. */
function figures(posted: Posted) {
  const typed = posted.given('amount')
  const amountMinor = typed === undefined ? undefined : typedMinor(typed, posted.text('currency'))
  if (amountMinor === null) return null
  const part = parts.find((one) => one === posted.text('part'))
  return {
    ...(amountMinor !== undefined && { amountMinor }),
    ...(part && { part }),
    ...Object.fromEntries(
      ['valueDate', 'fromDate', 'toDate'].flatMap((name) => {
        const day = posted.given(name)
        return day === undefined ? [] : [[name, day]]
      }),
    ),
  }
}

const whatIf: Act = async (posted, visit) => {
  const said = figures(posted)
  if (said === null) return badAmount(visit)
  const kind = tries.find((one) => one === posted.text('kind')) ?? 'payment'
  const answer = await visit.call('whatIf', { orderId: visit.params.orderId ?? '', kind, ...said })
  return answer.ok ? { ok: true, shown: answer.data.effect } : answer
}

/** A refusal with its reason in words. */
function explained(refused: Refused, visit: Visit): Refused {
  const { why } = refused.more as { why?: string }
  return why === undefined
    ? refused
    : { ...refused, message: `${refused.message} ${visit.words.loan.propose.why(why)}` }
}

const propose: Act = async (posted, visit) => {
  const kind = kinds.find((one) => one === posted.text('about'))
  const said = figures(posted)
  if (kind === undefined || said === null) return badAmount(visit)
  const input = { kind, orderId: visit.params.orderId ?? '', reason: posted.text('reason'), ...said }
  const answer = await visit.call('propose', input, posted.key)
  if (!answer.ok) return explained(answer, visit)
  return { to: `/proposals/${encodeURIComponent(answer.data.id)}`, said: 'proposed' }
}

/** A payment is named by its event, which is the provider's transaction: the search knows its id. */
const takeBack: Act = async (posted, visit) => {
  const found = await visit.call('find', { q: posted.text('event') })
  if (!found.ok) return found
  const payment = found.data.found.find(({ kind }) => kind === 'payment')
  if (payment === undefined) {
    const message = visit.words.loan.propose.noPayment
    return { ok: false, status: 404, code: 'notFound', message, fields: ['event'], more: {} }
  }
  const input = { kind: 'reversal' as const, paymentId: payment.id, reason: posted.text('reason') }
  const answer = await visit.call('propose', input, posted.key)
  if (!answer.ok) return explained(answer, visit)
  return { to: `/proposals/${encodeURIComponent(answer.data.id)}`, said: 'proposed' }
}

export const loanActs: Readonly<Record<string, Act>> = { whatIf, propose, takeBack }
