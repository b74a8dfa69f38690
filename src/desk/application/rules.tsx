// Each rule of a decision with its input, its limit and its result; and what the applicant stated.

import type { ReactNode } from 'react'
import { inWords } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { Facts, Money, outcomeShapes, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

type Application = Got<'readApplicationReview'>
type Stated = NonNullable<Application['facts']>
type Limits = NonNullable<Application['limits']>
type Words = Visit['words']['applications']['facts']

interface Seen {
  readonly facts: Stated
  readonly limits: Limits
  readonly data: Application
  readonly words: Words
}

/** The input and the limit of each rule of the product. A rule of an outside scoring service has neither here. */
const seenBy: Readonly<Record<string, (seen: Seen) => readonly [saw: ReactNode, limit: ReactNode]>> = {
  oldEnough: ({ facts, limits, words }) => [
    facts.ageYears === null ? words.unknown : words.years({ n: facts.ageYears }),
    words.atLeast({ text: words.years({ n: limits.minAgeYears }) }),
  ],
  notBlocked: ({ words }) => ['', words.none],
  amountOffered: ({ facts, data, words }) => [
    <Money key="saw" minor={data.amountMinor} currency={data.currency} />,
    facts.range === null ? (
      words.none
    ) : (
      <>
        <Money minor={facts.range.minMinor} currency={data.currency} />
        {' – '}
        <Money minor={facts.range.maxMinor} currency={data.currency} />
      </>
    ),
  ],
  noLatePayment: ({ facts, limits, words }) => [
    words.days({ n: facts.worstDaysPastDue }),
    words.atMost({ text: words.days({ n: limits.daysPastDueAtMost }) }),
  ],
  neverVeryLate: ({ facts, limits, words }) => [
    words.days({ n: facts.worstDaysLateBefore }),
    words.atMost({ text: words.days({ n: limits.daysLateBeforeAtMost }) }),
  ],
  fewLoans: ({ facts, limits, words }) => [
    String(facts.otherOpenLoans),
    words.atMost({ text: String(limits.otherOpenLoansAtMost) }),
  ],
  affordable: ({ facts, limits, words }) => {
    const { paymentsOfIncomeBpsAtMost: most, referredAboveBps: margin } = limits
    const limit = words.atMost({ text: percentOf(most, words) })
    return [
      facts.shareBps === null ? words.noIncome : percentOf(facts.shareBps, words),
      margin === 0 ? limit : `${limit}, ${words.toPerson({ percent: percentOf(most + margin, words) })}`,
    ]
  },
  identityConfirmed: ({ facts: { identity }, limits, words }) => [
    identity === null ? '' : withReasons(words.identity[identity.outcome], identity.reasons, words),
    limits.checks === null ? '' : words.decideNoMatch[limits.checks.identityNoMatch],
  ],
  scoreEnough: (seen) => {
    const { limits, words } = seen
    const saw = toldBy(seen, ({ score }) => score ?? words.noScore)
    if (limits.checks === null) return [saw, '']
    const { scoreAtLeast: least, noFile } = limits.checks
    return [
      saw,
      [...(least === null ? [] : [words.atLeast({ text: String(least) })]), words.decideNoFile[noFile]].join(', '),
    ]
  },
  fewLoansElsewhere: (seen) => [
    toldBy(seen, ({ openLoans }) => openLoans ?? seen.words.unknown),
    atMostOf(seen.limits.checks?.openLoansAtMost, seen.words, String),
  ],
  notLateElsewhere: (seen) => [
    toldBy(seen, ({ worstArrearsDays: days }) => (days === null ? seen.words.unknown : seen.words.days({ n: days }))),
    atMostOf(seen.limits.checks?.arrearsDaysAtMost, seen.words, (n) => seen.words.days({ n })),
  ],
}

/** Of basis points, with one decimal where it has one. */
function percentOf(bps: number, words: Words): string {
  return words.percent({ percent: (bps / 100).toFixed(1).replace(/\.0$/, '') })
}

function atMostOf(limit: number | null | undefined, words: Words, text: (n: number) => string): string {
  return limit == null ? '' : words.atMost({ text: text(limit) })
}

/** One figure as the credit bureau reported it, or why there is none. */
function toldBy(
  { facts: { bureau }, words }: Seen,
  figure: (of: NonNullable<Stated['bureau']>) => ReactNode,
): ReactNode {
  if (bureau === null) return ''
  if (bureau.outcome === 'file') return figure(bureau)
  const { reasons } = bureau
  return bureau.outcome === 'noFile' ? words.noFile : withReasons(words.cannotTell, reasons, words)
}

function withReasons(said: string, reasons: readonly string[], words: Words): string {
  return [said, ...reasons.map((reason) => inWords(words.checkReasons, reason))].join(': ')
}

export function RulesTable({ data, visit }: { data: Application; visit: Visit }) {
  const { facts: words } = visit.words.applications
  const { facts, limits } = data
  const { columns } = words
  const rows = data.rules.map((one) => {
    const see = facts === null || limits === null ? undefined : seenBy[one.rule]?.({ facts, limits, data, words })
    const [saw, limit] = see ?? ['', '']
    return { ...one, saw, limit }
  })
  return (
    <>
      <Table
        caption={words.caption}
        rows={rows}
        columns={[
          {
            head: columns.rule,
            kind: 'name',
            cell: ({ rule, limit }) => (
              <>
                {inWords(words.rules, rule)}
                <small className="n quiet">{limit}</small>
              </>
            ),
          },
          {
            head: columns.saw,
            look: ({ saw }) => (typeof saw === 'string' && !/\d/.test(saw) ? undefined : 'num'),
            cell: ({ saw }) => saw,
          },
          { head: columns.limit, wide: true, look: 'num', cell: ({ limit }) => limit },
          {
            head: columns.said,
            cell: ({ outcome, isFirm }) => (
              <>
                <State of={outcomeShapes[outcome]}>{words.outcomes[outcome]}</State>
                {isFirm && outcome !== 'passed' && <small className="quiet"> {words.firm}</small>}
              </>
            ),
          },
        ]}
      />
      <p className="quiet s">{facts === null ? words.gone : words.as}</p>
      {limits?.version != null && (
        <p className="quiet s">
          {words.limits} <span className="num">{limits.version}</span>
        </p>
      )}
    </>
  )
}

export function Told({ data: { facts, currency, termDays, instalments }, visit }: { data: Application; visit: Visit }) {
  const { told: words } = visit.words.applications
  if (facts === null) return null
  if (facts.shareBps === null && facts.workKind === null) return <p className="quiet">{words.none}</p>
  const money = (minor: number | null) => (minor === null ? words.masked : <Money minor={minor} currency={currency} />)
  const inWords = (list: Readonly<Record<string, string>>, code: string | null) =>
    code === null ? '' : (list[code] ?? code)
  const rows = [
    { name: words.income, value: money(facts.incomeMinor) },
    { name: words.otherPayments, value: money(facts.otherPaymentsMinor) },
    { name: words.heaviest, value: money(facts.heaviestMonthMinor) },
    { name: words.work, value: inWords(words.works, facts.workKind) },
    { name: words.employer, value: facts.employer === null ? '' : <bdi>{facts.employer}</bdi> },
    { name: words.purpose, value: inWords(words.purposes, facts.purpose) },
    { name: words.dependants, value: facts.dependants ?? '' },
    {
      name: words.term,
      value: termDays === null || instalments === null ? '' : words.termOf({ days: termDays, payments: instalments }),
    },
  ]
  return <Facts of={rows.filter(({ value }) => value !== '')} />
}

/** Which outside services were asked, by which consent, and when each answered. */
export function Asked({ data: { checks }, visit }: { data: Application; visit: Visit }) {
  const { asked: words } = visit.words.applications
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      rows={checks}
      columns={[
        {
          head: columns.who,
          kind: 'name',
          cell: ({ kind, provider, reference, theirReference }) => (
            <>
              {words.kinds[kind]}
              <small className="quiet words">
                {' '}
                {provider} <bdi>{theirReference === '' ? reference : theirReference}</bdi>
              </small>
            </>
          ),
        },
        { head: columns.agreed, kind: 'day', wide: true, cell: ({ agreedAt }) => agreedAt },
        {
          head: columns.answered,
          cell: ({ askedAt, answeredAt: at }) => (at === null ? words.since({ at: askedAt }) : <When at={at} />),
        },
      ]}
    />
  )
}
