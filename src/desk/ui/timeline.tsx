// Contacts that officers noted and messages that were sent, in one list, the newest first.

import { inWords, rulesIn } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { Part, State, When } from './parts.tsx'

type Entry = Got<'readBorrower'>['timeline'][number]

/** The borrower's hour, with its day only where that is another one than the lender's. Both: `2026-10-19 09:10:00`. */
const hourThere = (at: string, borrowersAt: string): string =>
  borrowersAt.slice(0, 10) === at.slice(0, 10) ? borrowersAt.slice(11, 16) : borrowersAt

/** CONTACT-5. */
export function Timeline({ entries, visit }: { entries: readonly Entry[]; visit: Visit }) {
  const { timeline: words } = visit.words.contacts
  return (
    <Part id="contacts" title={words.title}>
      {entries.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="thread">
        {entries.map((entry) => (
          <li key={entry.id} id={`contact-${entry.id}`}>
            <div className="quiet s">
              <When at={entry.at} />
              <br />
              {entry.borrowersAt !== null && (
                <>
                  {words.borrowers({ at: hourThere(entry.at, entry.borrowersAt) })}
                  <br />
                </>
              )}
              {entry.kind === 'message' ? words.message : visit.words.borrower.by({ name: entry.by })}
              {entry.notedAt !== null && (
                <>
                  <br />
                  {words.noted({ at: entry.notedAt })}
                </>
              )}
            </div>
            <div>
              <p>
                <b>{headOf(entry, visit)}</b>{' '}
                {entry.against !== null && (
                  <State of="over">
                    {words.against({ rule: rulesIn(visit.words, [entry.against, ...entry.againstAlso]) })}
                  </State>
                )}
              </p>
              <p className="words" dir="auto">
                {textOf(entry, visit)}
              </p>
              {entry.orderId !== null && (
                <p className="s">
                  <a href={`/loans/${encodeURIComponent(entry.orderId)}`}>{words.loan}</a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** How, who began it, and what came of it. */
function headOf({ kind, channel, direction, outcome, withWhom }: Entry, { words }: Visit): string {
  const { channels, directions, timeline, outcome: said } = words.contacts
  if (kind === 'message') return `${channels[channel]}: ${inWords(words.borrower.messages.states, outcome)}`
  const whom = withWhom === '' ? '' : `, ${timeline.withWhom({ name: withWhom })}`
  return `${channels[channel]}. ${directions[direction]}${whom}: ${said({ code: outcome })}`
}

function textOf({ kind, text }: Entry, { words }: Visit): string {
  if (text !== '') return text
  return kind === 'message' ? words.borrower.messages.code : words.contacts.timeline.erased
}
