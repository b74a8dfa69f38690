// The events of a loan, oldest first; one at a time opened into what it paid and the entries it made, by an address of its own.

import type { Got, Visit } from '../screen.ts'
import { Entries } from '../ui/effect.tsx'
import { Lines, Money, MoneyCell, Part, Scroll, When } from '../ui/parts.tsx'
import { aboutIn, leadingTo, movedOf, moves } from './figure-events.ts'
import type { FigurePart } from './touches.ts'

type Loan = Pick<Got<'readLoan'>, 'events' | 'otherEntries' | 'currency' | 'instalments'>
type LoanEvent = Loan['events'][number]

/** The page with this event opened; without one, closed. */
function opening(url: URL, id: string | null): string {
  const query = new URLSearchParams(url.search)
  query.delete('said')
  query.delete('event')
  if (id !== null) query.set('event', id)
  return `${url.pathname}?${query}#events`
}

export function Events({ data: all, visit }: { data: Loan; visit: Visit }) {
  const { loan: words } = visit.words
  const opened = visit.url.searchParams.get('event')
  const about = aboutIn(visit.url)
  const data = { ...all, events: all.events.filter((event) => about === null || moves(event, about)) }
  return (
    <Part id="events" title={words.events.title}>
      {about !== null && (
        <p>
          {'part' in about
            ? words.events.about({ part: visit.words.parts[about.part] })
            : words.events.ofPayment({ n: about.n })}{' '}
          <a href={leadingTo(visit.url, {})}>{words.events.all}</a>
        </p>
      )}
      {data.events.length === 0 ? (
        <p className="quiet">{about === null ? words.events.none : words.events.noneOfIt}</p>
      ) : (
        <Scroll label={words.events.title} fits>
          <table className="lines">
            <caption className="hide">{words.events.title}</caption>
            <thead>
              <tr>
                <th className="mark" scope="col">
                  <span className="hide">{words.events.number}</span>
                </th>
                <th scope="col">{words.events.counts}</th>
                <th scope="col" className="wd">
                  {words.events.posted}
                </th>
                <th scope="col">{words.events.what}</th>
                <th scope="col" className="r">
                  {words.events.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.events.map((event) => {
                const row = { event, n: all.events.indexOf(event) + 1, currency: data.currency, visit }
                return event.id === opened ? (
                  <OpenRow key={event.id} {...row} />
                ) : (
                  <Row key={event.id} {...row} isOpen={false} />
                )
              })}
            </tbody>
          </table>
        </Scroll>
      )}
      {about !== null && 'part' in about && <Moved data={all} part={about.part} visit={visit} />}
      <details>
        <summary>{words.inside.other}</summary>
        {all.otherEntries.map((entry) => (
          <Entries
            key={entry.id}
            caption={`${words.events.kind({ kind: entry.kind })}. ${words.inside.entries({ id: entry.id, on: entry.postingDate })}`}
            transfers={entry.transfers}
            currency={data.currency}
            words={visit.words}
          />
        ))}
      </details>
    </Part>
  )
}

/** Every entry that moved a part, with the balance of the part after each. */
function Moved({ data, part, visit }: { data: Loan; part: FigurePart; visit: Visit }) {
  const { events: words } = visit.words.loan
  const rows = movedOf(data, part)
  if (rows.length === 0) return null
  return (
    <Scroll label={words.moved} fits>
      <Lines
        caption={words.moved}
        isCaptionSeen
        columns={[words.posted, words.what, { name: words.change, kind: 'r' }, { name: words.stands, kind: 'r' }]}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <When at={row.postingDate} words={visit.words} />
              </td>
              <th scope="row">{words.kind({ kind: row.kind })}</th>
              <MoneyCell minor={row.changeMinor} currency={data.currency} />
              <MoneyCell minor={row.standsMinor} currency={data.currency} />
            </tr>
          ))}
        </tbody>
      </Lines>
    </Scroll>
  )
}

interface RowProps {
  readonly event: LoanEvent
  readonly n: number
  readonly currency: string
  readonly visit: Visit
  readonly isOpen: boolean
}

function Row({ event, n, currency, visit, isOpen }: RowProps) {
  const { events: words } = visit.words.loan
  const isLate = event.postingDate > event.valueDate
  const posted = <When at={event.postingDate} words={visit.words} />
  const told = isLate ? <b>{posted}</b> : posted
  return (
    <tr data-row="" aria-current={isOpen ? 'true' : undefined}>
      <td className="mark">{n}</td>
      <td>
        <When at={event.valueDate} words={visit.words} />
        <small className="n quiet">
          {words.posted} {told}
        </small>
      </td>
      <td className="wd">{told}</td>
      <td>
        <a href={opening(visit.url, isOpen ? null : event.id)} aria-expanded={isOpen}>
          {words.kind({ kind: event.kind })}
        </a>{' '}
        {!event.counts && <span className="quiet">{words.left}</span>}
      </td>
      <td className="r">{event.amountMinor !== 0 && <Money minor={event.amountMinor} currency={currency} />}</td>
    </tr>
  )
}

function OpenRow(props: Omit<RowProps, 'isOpen'>) {
  const { event, currency, visit } = props
  const { words } = visit
  const { inside } = words.loan
  return (
    <>
      <Row {...props} isOpen />
      <tr>
        <td className="mark" />
        <td colSpan={4} className="in">
          <div className="grid g2">
            <Allocation event={event} currency={currency} visit={visit} />
            <div className="stack">
              {event.entries.length === 0 && <p className="quiet">{inside.noEntries}</p>}
              {event.entries.map((entry) => (
                <Entries
                  key={entry.id}
                  caption={inside.entries({ id: entry.id, on: entry.postingDate })}
                  transfers={entry.transfers}
                  currency={currency}
                  words={words}
                />
              ))}
            </div>
          </div>
        </td>
      </tr>
    </>
  )
}

function Allocation({ event, currency, visit }: Pick<RowProps, 'event' | 'currency' | 'visit'>) {
  const { parts, loan } = visit.words
  if (event.allocation.length === 0 && event.creditMinor === 0)
    return <p className="quiet">{loan.inside.noAllocation}</p>
  return (
    <table>
      <caption>{loan.inside.allocation}</caption>
      <thead>
        <tr>
          <th scope="col">{loan.inside.part}</th>
          <th scope="col" className="r">
            {loan.events.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {event.allocation.map(({ n, part, amountMinor }) => (
          <tr key={`${n}${part}`}>
            <th scope="row">{loan.inside.of({ part: parts[part], n })}</th>
            <MoneyCell minor={amountMinor} currency={currency} />
          </tr>
        ))}
        {event.creditMinor !== 0 && (
          <tr>
            <th scope="row">{loan.inside.credit}</th>
            <MoneyCell minor={event.creditMinor} currency={currency} />
          </tr>
        )}
      </tbody>
    </table>
  )
}
