// The events of a loan, oldest first; one at a time opened into what it paid and the entries it made, by an address of its own.

import { Fragment } from 'react'
import type { Got, Visit } from '../screen.ts'
import { Entries } from '../ui/effect.tsx'
import { Part, When } from '../ui/parts.tsx'
import { type Column, Lines, Rows, Spoken, Table } from '../ui/table.tsx'
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
  const columns = columnsOf(opened, visit)
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
        <Lines caption={words.events.title} scroll="fits" columns={columns}>
          <tbody>
            {data.events.map((event) => (
              <Fragment key={event.id}>
                <Rows
                  columns={columns}
                  rows={[{ ...event, n: all.events.indexOf(event) + 1 }]}
                  currency={data.currency}
                  byKeys
                  isOpen={event.id === opened}
                />
                {event.id === opened && <Inside event={event} currency={data.currency} visit={visit} />}
              </Fragment>
            ))}
          </tbody>
        </Lines>
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
    <Table
      caption={words.moved}
      isCaptionSeen
      scroll="fits"
      rows={rows}
      currency={data.currency}
      columns={[
        { head: words.posted, kind: 'day', cell: ({ postingDate }) => postingDate },
        { head: words.what, kind: 'name', cell: ({ kind }) => words.kind({ kind }) },
        { head: words.change, kind: 'amount', cell: ({ changeMinor }) => changeMinor },
        { head: words.stands, kind: 'amount', cell: ({ standsMinor }) => standsMinor },
      ]}
    />
  )
}

/** The day an event was posted; bold where that was later than the day from which it counts. */
function Posted({ postingDate, valueDate }: Pick<LoanEvent, 'postingDate' | 'valueDate'>) {
  const posted = <When at={postingDate} />
  return postingDate > valueDate ? <b>{posted}</b> : posted
}

function columnsOf(opened: string | null, visit: Visit): readonly Column<LoanEvent & { readonly n: number }>[] {
  const { events: words } = visit.words.loan
  return [
    { head: <Spoken>{words.number}</Spoken>, kind: 'mark', cell: ({ n }) => n },
    {
      head: words.counts,
      cell: (event) => (
        <>
          <When at={event.valueDate} />
          <small className="n quiet">
            {words.posted} <Posted {...event} />
          </small>
        </>
      ),
    },
    { head: words.posted, wide: true, cell: (event) => <Posted {...event} /> },
    {
      head: words.what,
      cell: ({ id, kind, counts }) => (
        <>
          <a href={opening(visit.url, id === opened ? null : id)} aria-expanded={id === opened}>
            {words.kind({ kind })}
          </a>{' '}
          {!counts && <span className="quiet">{words.left}</span>}
        </>
      ),
    },
    { head: words.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor || null },
  ]
}

interface InsideProps {
  readonly event: LoanEvent
  readonly currency: string
  readonly visit: Visit
}

/** The row below an opened event. */
function Inside({ event, currency, visit }: InsideProps) {
  const { words } = visit
  const { inside } = words.loan
  return (
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
  )
}

function Allocation({ event: { allocation, creditMinor }, currency, visit }: InsideProps) {
  const { parts, loan } = visit.words
  const { inside } = loan
  const paid = allocation.map(({ n, part, amountMinor }) => ({
    name: inside.of({ part: parts[part], n }),
    amountMinor,
  }))
  const credit = creditMinor === 0 ? [] : [{ name: inside.credit, amountMinor: creditMinor }]
  return (
    <Table
      caption={inside.allocation}
      isInner
      none={inside.noAllocation}
      rows={[...paid, ...credit]}
      currency={currency}
      columns={[
        { head: inside.part, kind: 'name', cell: ({ name }) => name },
        { head: loan.events.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
      ]}
    />
  )
}
