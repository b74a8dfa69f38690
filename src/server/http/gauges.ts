// The gauges of what all processes on one database share. One process tells them, so adding up and `max()` over processes are both right.

import { Gauge, type Registry } from 'prom-client'
import type { QueueState } from '../jobs/queue.ts'

/** What waits for a person of one kind: all of it, what is soon due, and what is over time. */
interface WorkState {
  readonly kind: string
  readonly waiting: number
  readonly soon: number
  readonly over: number
}

/** How much more a currency has in suspense by the ledger than by the work list, minor units; 0 where all of it is somebody's work. */
interface SuspenseState {
  readonly currency: string
  readonly ledgerMinor: number
  readonly listedMinor: number
}

/** A sum of the last hour, minor units; `by` is the channel of a payment, or the provider of a payout. */
export interface MovedMoney {
  readonly direction: 'in' | 'out'
  readonly by: string
  readonly currency: string
  readonly amountMinor: number
  readonly count: number
}

export interface LoginCount {
  readonly kind: string
  readonly count: number
}

export interface CodeCount {
  readonly purpose: string
  readonly state: string
  readonly count: number
}

export interface LoanCount {
  readonly market: string
  readonly bucket: string
  readonly count: number
}

export interface HeldMoney {
  readonly currency: string
  readonly amountMinor: number
}

export interface OperatorFigures {
  readonly money: readonly MovedMoney[]
  readonly logins: readonly LoginCount[]
  /** Codes that were written in the last hour, by purpose and by what became of the message. */
  readonly codes: readonly CodeCount[]
  /** Loans at the end of the last day that was counted, by market and bucket. */
  readonly loans: readonly LoanCount[]
  readonly suspense: readonly HeldMoney[]
  /** For how long the oldest entry of the ledger waits for its seal; 0 where none waits. */
  readonly unsealedSeconds: number
}

/** What all processes on one database share at this moment; empty in all of them but one, so that it is told once. */
export interface SharedState {
  readonly queue: readonly QueueState[]
  readonly work?: readonly WorkState[]
  readonly suspense?: readonly SuspenseState[]
  /** How many processes live, by role. */
  readonly processes?: ReadonlyMap<string, number>
  /** Null while the database is away, and in all processes but one. */
  readonly figures?: OperatorFigures | null
}

type Labels = Readonly<Record<string, string>>

/** Adds the gauges to the registry, and answers what sets them to a state: what is not in it is not told. */
export function sharedGauges(registry: Registry): (state: SharedState) => void {
  const gauge = (name: string, labelNames: readonly string[], help: string) => {
    const made = new Gauge({
      name: `candor_${name}`,
      help: `${help} Of all processes on one database together, told by one of them: take max() over processes.`,
      labelNames: [...labelNames],
      registers: [registry],
    })
    return (rows: readonly (readonly [Labels, number])[]): void => {
      made.reset()
      // Without labels a reset gauge says 0, which would be a figure.
      if (labelNames.length === 0 && rows.length === 0) made.set(Number.NaN)
      for (const [labels, value] of rows) made.set({ ...labels }, value)
    }
  }
  const jobs = gauge('jobs', ['topic', 'state'], 'Jobs that wait, those that are due, and those given up, by topic.')
  const oldest = gauge('job_oldest_due_seconds', ['topic'], 'For how long the oldest job that is due has been so.')
  const work = gauge(
    'desk_work',
    ['kind', 'state'],
    'What waits for a person at the desk, what of it has a third of its time left or less, and what is over time, by kind.',
  )
  const difference = gauge(
    'suspense_difference',
    ['currency'],
    'Minor units by which what the ledger holds in suspense differs from the work list: any value but 0 is an alarm.',
  )
  const processes = gauge('processes', ['role'], 'Processes that live, by role.')
  const money = gauge(
    'money_hour_minor',
    ['direction', 'by', 'currency'],
    'Minor units of the last hour: in, by channel of the payment, and out, by provider of the payout.',
  )
  const moves = gauge('money_hour_count', ['direction', 'by', 'currency'], 'Payments and payouts of the last hour.')
  const logins = gauge('logins_hour', ['kind'], 'Sessions that borrowers opened in the last hour.')
  const codes = gauge('codes_hour', ['purpose', 'state'], 'Codes of the last hour, by what became of the message.')
  const loans = gauge('loans', ['market', 'bucket'], 'Loans at the end of the last day counted, by how late they are.')
  const suspense = gauge('suspense_minor', ['currency'], 'Minor units that the ledger holds in suspense.')
  const seal = gauge('ledger_unsealed_seconds', [], 'For how long the oldest entry of the ledger waits for its seal.')
  return ({ queue, work: waiting = [], suspense: differences = [], processes: living = new Map(), figures = null }) => {
    jobs(queue.flatMap(({ topic, oldestSeconds: _, ...counts }) => ofStates({ topic }, counts)))
    oldest(queue.map(({ topic, oldestSeconds }) => [{ topic }, oldestSeconds]))
    work(waiting.flatMap(({ kind, waiting: all, soon, over }) => ofStates({ kind }, { waiting: all, soon, over })))
    difference(differences.map((one) => [{ currency: one.currency }, one.ledgerMinor - one.listedMinor]))
    processes([...living].map(([role, count]) => [{ role }, count]))
    const moved = figures?.money ?? []
    const labels = ({ direction, by, currency }: (typeof moved)[number]) => ({ direction, by, currency })
    money(moved.map((one) => [labels(one), one.amountMinor]))
    moves(moved.map((one) => [labels(one), one.count]))
    logins((figures?.logins ?? []).map(({ count, ...of }) => [of, count]))
    codes((figures?.codes ?? []).map(({ count, ...of }) => [of, count]))
    loans((figures?.loans ?? []).map(({ count, ...of }) => [of, count]))
    suspense((figures?.suspense ?? []).map(({ currency, amountMinor }) => [{ currency }, amountMinor]))
    seal(figures === null ? [] : [[{}, figures.unsealedSeconds]])
  }
}

const ofStates = (labels: Labels, counts: Readonly<Record<string, number>>): [Labels, number][] =>
  Object.entries(counts).map(([state, count]) => [{ ...labels, state }, count])
