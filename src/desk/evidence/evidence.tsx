// Downloads the evidence file of a borrower: what is in it, and the reason, which is kept.

import type { Got } from '../calls.ts'
import { screen, type Visit } from '../screen.ts'

type Data = Got<'readBorrower'>

export const evidence = screen<Data>({
  path: '/borrowers/:userId/evidence',
  right: 'evidence',
  tab: 'find',
  load: ({ call, params }) => call('readBorrower', { userId: params.userId ?? '' }),
  title: (_data, words) => words.evidence.title,
  View: Evidence,
})

function Evidence({ data, visit }: { data: Data; visit: Visit }) {
  const { evidence: words } = visit.words
  const place = `/borrowers/${encodeURIComponent(data.userId)}`
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.title}</h1>
          <p className="quiet">
            <a href={place}>
              <bdi>{data.name || data.userId}</bdi>
            </a>
          </p>
        </div>
      </div>
      <div className="part grid g2">
        <section className="stack">
          <h2>{words.holds}</h2>
          <ul>
            {words.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
        <section className="stack">
          <h2>{words.take}</h2>
          <p>{words.note}</p>
          <form method="get" action={`/desk${place}/evidence.zip`} className="stack">
            <div>
              <label htmlFor="reason">{words.reason}</label>
              <input className="box" id="reason" name="reason" required maxLength={500} autoComplete="off" />
            </div>
            <button type="submit" className="btn fill wide">
              {words.submit}
            </button>
          </form>
        </section>
      </div>
    </>
  )
}
