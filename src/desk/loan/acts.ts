// What the forms of a loan's page do: preview the effect of an act, or propose it.

import {
  type Act,
  type Got,
  notThere,
  type Posted,
  type Refused,
  type Sent,
  type Visit,
  wrongInput,
} from '../screen.ts'
import { typedDay } from '../ui/day.tsx'
import { takeNextLate } from '../ui/next-late.ts'
import { noteContact } from '../ui/note-contact.tsx'
import { typedMinor } from '../ui/parts.tsx'
import { declineHelp } from './help.tsx'
import { notePromise, takePromiseBack } from './promises.tsx'

const parts = ['penalty', 'fee', 'interest', 'principal'] as const
const tries = ['payment', 'waiver', 'hardship'] as const
const abouts = ['waiver', 'hardship', 'plan', 'refund', 'creditOffer', 'writeOff'] as const
type About = (typeof abouts)[number]

const badAmount = ({ words }: Visit): Refused => wrongInput(words.problem.amount, 'amount')

/** What the fields of a form say, those that are empty left out; null for an amount that is none. */
function figures(posted: Posted) {
  const typed = posted.given('amount')
  const amountMinor = typed === undefined ? undefined : typedMinor(typed, posted.text('market'))
  if (amountMinor === null) return null
  const part = parts.find((one) => one === posted.text('part'))
  return {
    ...(amountMinor !== undefined && { amountMinor }),
    ...(part && { part }),
    ...Object.fromEntries(
      ['valueDate', 'fromDate', 'toDate'].flatMap((name) => {
        const day = typedDay(posted, name)
        return day === undefined ? [] : [[name, day]]
      }),
    ),
  }
}

const whatIf: Act = async (posted, visit) => {
  const kind = tries.find((one) => one === posted.text('kind')) ?? 'payment'
  // The field of the amount is not shown for a holiday: what was typed there before does not count.
  const said = figures(kind === 'hardship' ? { ...posted, given: without(posted, 'amount') } : posted)
  if (said === null) return badAmount(visit)
  const answer = await visit.call('whatIf', { orderId: visit.params.orderId ?? '', kind, ...said })
  return answer.ok ? { ok: true, shown: answer.data.effect } : answer
}

function without(posted: Posted, field: string): Posted['given'] {
  return (name) => (name === field ? undefined : posted.given(name))
}

/** The due dates of a form that differ from those that it was shown with: `1=2026-10-20,2=2026-11-20`; null for none. */
function newDates(posted: Posted): string | null {
  const shown = posted.text('dates').split(',')
  const moved = shown.flatMap((pair) => {
    const [n = '', was] = pair.split('=')
    const typed = typedDay(posted, `due-${n}`)
    return typed === undefined || typed === was ? [] : [`${n}=${typed}`]
  })
  return moved.length === 0 ? null : moved.join(',')
}

/** Leads to the proposal with its outcome: a small sum is posted at once where the role may do that alone. */
function made({ id, state }: Got<'propose'>) {
  return { to: `/proposals/${encodeURIComponent(id)}`, said: state === 'approved' ? 'alone' : 'proposed' }
}

/** What each form proposes for the loan; a refusal where it was not filled in. */
const proposed: Readonly<Record<About, (posted: Posted, visit: Visit, common: Common) => Sent<'propose'> | Refused>> = {
  waiver(posted, visit, common) {
    const amountMinor = typedAmount(posted)
    const part = parts.find((one) => one === posted.text('part'))
    if (amountMinor === null || part === undefined) return badAmount(visit)
    return { kind: 'waiver', ...common, part, amountMinor }
  },
  refund(posted, visit, common) {
    const amountMinor = typedAmount(posted)
    return amountMinor === null ? badAmount(visit) : { kind: 'refund', ...common, amountMinor }
  },
  creditOffer(posted, visit, common) {
    const amountMinor = typedAmount(posted)
    if (amountMinor === null) return badAmount(visit)
    return { kind: 'creditOffer', ...common, toOrderId: posted.text('toOrderId').trim(), amountMinor }
  },
  hardship: (posted, _visit, common) => ({ kind: 'hardship', ...common, ...pauseOf(posted) }),
  plan(posted, visit, common) {
    const plan = newDates(posted)
    if (plan === null) return wrongInput(visit.words.loan.propose.noDate, 'plan')
    return { kind: 'hardship', ...common, ...pauseOf(posted), plan }
  },
  writeOff: (_posted, _visit, common) => ({ kind: 'writeOff', ...common }),
}

interface Common {
  readonly orderId: string
  readonly reason: string
}

const typedAmount = (posted: Posted): number | null => typedMinor(posted.text('amount'), posted.text('market'))
const pauseOf = (posted: Posted) => ({
  fromDate: typedDay(posted, 'fromDate') ?? '',
  toDate: typedDay(posted, 'toDate') ?? '',
})

const propose: Act = async (posted, visit) => {
  const about = abouts.find((one) => one === posted.text('about'))
  if (about === undefined) return badAmount(visit)
  const common = { orderId: visit.params.orderId ?? '', reason: posted.text('reason') }
  const input = proposed[about](posted, visit, common)
  if ('ok' in input) return input
  const answer = await visit.call('propose', input, posted.key)
  if (answer.ok) return made(answer.data)
  if (about === 'creditOffer' && answer.code === 'notFound')
    return { ...answer, message: visit.words.loan.propose.wrongLoan, fields: ['toOrderId'] }
  return answer.fields.includes('plan') ? { ...answer, message: visit.words.loan.propose.wrongDates } : answer
}

/** A payment is named by its event, which is the provider's transaction: the search knows its id. */
const takeBack: Act = async (posted, visit) => {
  const found = await visit.call('find', { q: posted.text('event') })
  if (!found.ok) return found
  // Two providers may use the same transaction id: take the payment of this loan.
  const payment = found.data.found.find(({ kind, orderId }) => kind === 'payment' && orderId === visit.params.orderId)
  if (payment === undefined) return notThere(visit.words.loan.propose.noPayment, 'event')
  const input = { kind: 'reversal' as const, paymentId: payment.id, reason: posted.text('reason') }
  const answer = await visit.call('propose', input, posted.key)
  return answer.ok ? made(answer.data) : answer
}

export const loanActs: Readonly<Record<string, Act>> = {
  whatIf,
  propose,
  takeBack,
  decline: declineHelp,
  promise: notePromise,
  noteContact,
  nextLate: takeNextLate,
  withdrawPromise: takePromiseBack,
}
