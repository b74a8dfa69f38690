// What happened with a borrower: contacts and messages, notes of officers, and the sessions of the borrower.

import type { Got, Visit } from '../screen.ts'
import { Fact, Part } from '../ui/lines.tsx'
import { When } from '../ui/marks.tsx'
import { Timeline } from '../ui/timeline.tsx'

type Data = Pick<Got<'readBorrower'>, 'notes' | 'changes' | 'timeline' | 'sessions'>

export function Lists({ data, visit }: { data: Data; visit: Visit }) {
  const { borrower: words } = visit.words
  return (
    <>
      <Timeline entries={data.timeline} visit={visit} />
      <Part id="notes" title={words.notes.title}>
        {data.notes.length === 0 && <p className="quiet">{words.notes.none}</p>}
        <ul className="thread">
          {data.notes.map((note) => (
            <li key={note.id}>
              <div className="quiet s">
                <When at={note.at} words={visit.words} />
                <br />
                {words.by({ name: note.by })}
              </div>
              <p className="words" dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.changes.title}>
        {data.changes.length === 0 && <p className="quiet">{words.changes.none}</p>}
        <dl className="facts">
          {data.changes.map(({ kind, at, caseId }) => (
            <Fact key={`${kind}${at}`} name={words.changes.kinds[kind]}>
              <When at={at} words={visit.words} />
              {`, `}
              {caseId === null ? (
                words.changes.proofs[kind]
              ) : (
                <a href={`/cases/${encodeURIComponent(caseId)}`}>{words.changes.proofs[kind]}</a>
              )}
            </Fact>
          ))}
        </dl>
      </Part>
      <Part title={words.sessions.title}>
        {data.sessions.length === 0 && <p className="quiet">{words.sessions.none}</p>}
        <dl className="facts">
          {data.sessions.map((session) => (
            <div key={`${session.createdAt}${session.kind}`}>
              <dt>
                <bdi>{`${words.sessions.kind({ kind: session.kind })} ${session.app}`}</bdi>
              </dt>
              <dd>
                {words.sessions.since} <When at={session.createdAt} words={visit.words} />
                {`, ${words.sessions.seen} `}
                <When at={session.lastSeenAt} words={visit.words} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  )
}
