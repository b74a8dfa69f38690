// The effect of a proposal as it is signed: before and after in two columns, the change, and the ledger entries.

import type { ReactNode } from 'react'
import { signed } from '../messages/names.ts'
import type { DeskWords } from '../messages/words.ts'
import { Money } from './parts.tsx'
import { Table } from './table.tsx'

interface Transfer {
  readonly debit: string
  readonly credit: string
  readonly amountMinor: number
}

function figure(of: unknown, name: string): number | null {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
  return typeof value === 'number' ? value : null
}

function textOf(of: unknown, name: string): string | null | undefined {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
  return value === null || typeof value === 'string' ? value : undefined
}

/** The rows in the order in which one reads them: parts, their sum, the whole. */
const figures = [
  'penaltyMinor',
  'feeMinor',
  'interestMinor',
  'principalMinor',
  'dueMinor',
  'outstandingPrincipalMinor',
  'creditMinor',
  'suspenseMinor',
  'owedMinor',
] as const

const looks: Partial<Record<(typeof figures)[number], 'sum' | 'total'>> = { dueMinor: 'sum', owedMinor: 'total' }

interface EffectProps {
  readonly effect: Readonly<Record<string, unknown>>
  readonly currency: string
  readonly words: DeskWords
}

export function EffectTable({ effect, currency, words }: EffectProps) {
  const { effect: said } = words.loan
  const { before, after } = effect
  const [wasLate, isLate] = [figure(before, 'daysPastDue'), figure(after, 'daysPastDue')]
  const [wasBlocked, isBlocked] = [textOf(before, 'blockedUntil'), textOf(after, 'blockedUntil')]
  const asOf = typeof effect.asOf === 'string' ? said.on({ day: effect.asOf }) : said.figure
  const change = (from: number, to: number, written: ReactNode) =>
    from === to ? <span className="quiet">{said.same}</span> : written
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  const blocked = (until: string | null | undefined) => (until == null ? said.none : words.date(until))
  const amounts = figures.flatMap((name) => {
    const [was, is] = [figure(before, name), figure(after, name)]
    if (was === null || is === null) return []
    return [{ name, look: looks[name], was: money(was), is: money(is), change: change(was, is, money(is - was)) }]
  })
  return (
    <Table
      caption={said.title}
      isCaptionSeen
      scroll="fits"
      rows={amounts}
      look={({ look }) => look}
      columns={[
        { head: asOf, kind: 'name', cell: ({ name }) => said.rows[name] },
        { head: said.before, kind: 'figure', cell: ({ was }) => was },
        { head: said.after, kind: 'figure', look: 'ruled', cell: ({ is }) => is },
        { head: said.change, kind: 'figure', look: 'ruled', cell: (row) => row.change },
      ]}
    >
      {wasLate !== null && isLate !== null && (
        <tr>
          <th scope="row">{said.daysLate}</th>
          <td className="r num">{wasLate}</td>
          <td className="r ruled num">{isLate}</td>
          <td className="r ruled">
            {change(wasLate, isLate, <span className="num">{signed(isLate - wasLate)}</span>)}
          </td>
        </tr>
      )}
      {isBlocked !== undefined && (
        <tr>
          <th scope="row">{said.blockedUntil}</th>
          <td className="r num">{blocked(wasBlocked)}</td>
          <td className="r ruled num">{blocked(isBlocked)}</td>
          <td className="r ruled" />
        </tr>
      )}
    </Table>
  )
}

/** The entries of an effect. */
export function EffectEntries({ effect, currency, words }: EffectProps) {
  const transfers = (Array.isArray(effect.transfers) ? effect.transfers : []) as readonly Transfer[]
  if (transfers.length === 0) return <p className="quiet">{words.loan.effect.nothing}</p>
  return <Entries caption={words.loan.effect.posted} transfers={transfers} currency={currency} words={words} />
}

/** Debit and credit, and the sum of both sides. */
export function Entries(props: {
  caption: string
  transfers: readonly Transfer[]
  currency: string
  words: DeskWords
}) {
  const { caption, transfers, currency, words } = props
  const { inside } = words.loan
  const total = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const lines = transfers.flatMap(({ debit, credit, amountMinor }) => [
    { account: debit, debit: amountMinor, credit: null },
    { account: credit, debit: null, credit: amountMinor },
  ])
  return (
    <Table
      caption={caption}
      isInner
      rows={[...lines, { account: null, debit: total, credit: total }]}
      look={({ account }) => (account === null ? 'total' : undefined)}
      currency={currency}
      columns={[
        {
          head: inside.account,
          kind: 'name',
          cell: ({ account }) => (account === null ? inside.both : inside.accounts({ name: account })),
        },
        { head: inside.debit, kind: 'amount', cell: ({ debit }) => debit },
        { head: inside.credit2, kind: 'amount', look: 'ruled', cell: ({ credit }) => credit },
      ]}
    />
  )
}
