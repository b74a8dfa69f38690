// The effect of a proposal as it is signed: before and after in two columns, the change, and the ledger entries.

import { signed } from '../messages/names.ts'
import type { DeskWords } from '../messages/words.ts'
import { Lines, Money, MoneyCell, Scroll } from './parts.tsx'

interface Transfer {
  readonly debit: string
  readonly credit: string
  readonly amountMinor: number
}

/** A figure by its name, where there is one. */
function figure(of: unknown, name: string): number | null {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
  return typeof value === 'number' ? value : null
}

function textOf(of: unknown, name: string): string | null | undefined {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
  return value === null || typeof value === 'string' ? value : undefined
}

/** The rows in the order in which one reads them: parts, their sum, the whole. */
const rows = [
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
  return (
    <Scroll label={said.title} fits>
      <Lines
        caption={said.title}
        isCaptionSeen
        columns={[
          asOf,
          { name: said.before, kind: 'r' },
          { name: said.after, kind: 'r' },
          { name: said.change, kind: 'r' },
        ]}
      >
        <tbody>
          {rows.map((name) => {
            const [was, is] = [figure(before, name), figure(after, name)]
            if (was === null || is === null) return null
            return (
              <tr key={name} className={name === 'dueMinor' ? 'sum' : name === 'owedMinor' ? 'total' : undefined}>
                <th scope="row">{said.rows[name]}</th>
                <MoneyCell minor={was} currency={currency} />
                <td className="r ruled">
                  <Money minor={is} currency={currency} />
                </td>
                <td className="r ruled">
                  {was === is ? (
                    <span className="quiet">{said.same}</span>
                  ) : (
                    <Money minor={is - was} currency={currency} />
                  )}
                </td>
              </tr>
            )
          })}
          {wasLate !== null && isLate !== null && (
            <tr>
              <th scope="row">{said.daysLate}</th>
              <td className="r num">{wasLate}</td>
              <td className="r ruled num">{isLate}</td>
              <td className="r ruled">
                {wasLate === isLate ? (
                  <span className="quiet">{said.same}</span>
                ) : (
                  <span className="num">{signed(isLate - wasLate)}</span>
                )}
              </td>
            </tr>
          )}
          {isBlocked !== undefined && (
            <tr>
              <th scope="row">{said.blockedUntil}</th>
              <td className="r num">
                {wasBlocked === null || wasBlocked === undefined ? said.none : words.date(wasBlocked)}
              </td>
              <td className="r ruled num">{isBlocked === null ? said.none : words.date(isBlocked)}</td>
              <td className="r ruled" />
            </tr>
          )}
        </tbody>
      </Lines>
    </Scroll>
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
  const lines = transfers.flatMap(({ debit, credit, amountMinor }, place) => [
    { key: `${place}d`, account: debit, debit: amountMinor, credit: null },
    { key: `${place}c`, account: credit, debit: null, credit: amountMinor },
  ])
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{inside.account}</th>
          <th scope="col" className="r">
            {inside.debit}
          </th>
          <th scope="col" className="r">
            {inside.credit2}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{inside.accounts({ name: line.account })}</th>
            <td className="r">{line.debit !== null && <Money minor={line.debit} currency={currency} />}</td>
            <td className="r ruled">{line.credit !== null && <Money minor={line.credit} currency={currency} />}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{inside.both}</th>
          <MoneyCell minor={total} currency={currency} />
          <td className="r ruled">
            <Money minor={total} currency={currency} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
