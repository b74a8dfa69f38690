// Whether the borrower may be called about a payment now, or contacted otherwise, and from when where not.

import { rulesIn, stopsOf } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { Fact, Part } from '../ui/lines.tsx'

/** Nothing once the account is deleted. */
export function Contact({
  data: { contact, byChannel },
  visit,
}: {
  data: Pick<Got<'readBorrower'>, 'contact' | 'byChannel'>
  visit: Visit
}) {
  if (contact === null) return null
  const { contact: words, byChannel: noted } = visit.words.borrower
  const { contacts } = visit.words
  const facts = [
    [words.hours, words.range({ from: contact.from, to: contact.to, time: contact.time })],
    [words.day, words.of({ count: contact.inADay, most: contact.dayAtMost })],
    [words.week, words.of({ count: contact.inAWeek, most: contact.weekAtMost })],
  ]
  return (
    <Part title={words.title}>
      <p>
        <b>{contact.because === null ? words.yes : words.no}</b>{' '}
        {stopsOf(contact)
          .map((stop) => words.because[stop])
          .join(' ')}{' '}
        {contact.mayFrom === null ? '' : words.from({ at: contact.mayFrom })}
      </p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} num>
            {value}
          </Fact>
        ))}
      </dl>
      <details>
        <summary>{words.channels}</summary>
        <dl className="facts">
          {contact.channels.map(({ channel, mayFrom, ...stopped }) => (
            <Fact key={channel} name={contacts.channels[channel]}>
              {stopped.because === null ? contacts.may : rulesIn(visit.words, stopsOf(stopped))}
              {mayFrom !== null && `, ${contacts.mayFrom({ at: mayFrom })}`}
            </Fact>
          ))}
        </dl>
      </details>
      <p className="quiet s">{words.note}</p>
      <h2>{noted.title}</h2>
      {byChannel.length === 0 && <p className="quiet">{noted.none}</p>}
      <dl className="facts">
        {byChannel.map(({ channel, contacts: count, lastAt }) => (
          <Fact key={channel} name={contacts.channels[channel]} num>
            {noted.last({ count, at: lastAt })}
          </Fact>
        ))}
      </dl>
    </Part>
  )
}
