// What officers did, newest first: of everybody, or about one subject. Pages go by number.

import type { Got } from '../calls.ts'
import { inWords } from '../messages/words.ts'
import { screen, type Visit } from '../screen.ts'
import { Lines } from '../ui/lines.tsx'
import { Pages } from '../ui/pages.tsx'
import { Scroll } from '../ui/scroll.tsx'

type Acts = Got<'readAudit'>

export const audit = screen<Acts>({
  path: '/audit',
  right: 'audit',
  tab: 'audit',
  load({ call, url }) {
    const subject = (url.searchParams.get('subject') ?? '').trim()
    const before = url.searchParams.get('after') ?? ''
    return call('readAudit', { ...(subject && { subject }), ...(before && { before }), limit: 50 })
  },
  title: (_acts, words) => words.audit.title,
  View: Audit,
})

function Audit({ data: { acts, next }, visit }: { data: Acts; visit: Visit }) {
  const { audit: words, roles } = visit.words
  const subject = (visit.url.searchParams.get('subject') ?? '').trim()
  const columns = ['at', 'who', 'act', 'subject', 'reason', 'more', 'from'] as const
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.head}</h1>
          <p className="quiet">{subject === '' ? words.lead : words.about(subject)}</p>
        </div>
      </div>
      <div className="part">
        <form action="/audit" className="row">
          <div className="wide-box">
            <label htmlFor="subject">{words.subject}</label>
            <input className="box" id="subject" name="subject" maxLength={64} defaultValue={subject} />
          </div>
          <button type="submit" className="btn">
            {words.submit}
          </button>
          {subject !== '' && <a href="/audit">{words.all}</a>}
        </form>
      </div>
      <div className="part">
        {acts.length === 0 ? (
          <p className="quiet">{words.none}</p>
        ) : (
          <Scroll label={words.caption}>
            <Lines caption={words.caption} columns={columns.map((name) => words.columns[name])}>
              <tbody>
                {acts.map((act) => (
                  <tr key={act.id} data-row="">
                    <td className="num">{act.at}</td>
                    <td>
                      {act.officerId === null ? (
                        words.itself
                      ) : (
                        <>
                          <a href={`/audit?subject=${encodeURIComponent(act.officerId)}`}>{act.officerName}</a>{' '}
                          <span className="quiet">{roles[act.role as keyof typeof roles] ?? act.role}</span>
                        </>
                      )}
                    </td>
                    <td>{inWords(words.acts, act.act)}</td>
                    <td>
                      {act.subject !== '' && (
                        <a href={`/audit?subject=${encodeURIComponent(act.subject)}`}>{act.subject}</a>
                      )}
                    </td>
                    <td className="words">
                      <bdi>{act.reason}</bdi>
                    </td>
                    <td className="words s">
                      {[act.before, act.after]
                        .filter((part) => part !== null && part !== undefined)
                        .map((part) => JSON.stringify(part))
                        .join(' → ')}
                    </td>
                    <td className="num quiet">{act.from}</td>
                  </tr>
                ))}
              </tbody>
            </Lines>
          </Scroll>
        )}
        <Pages next={next} visit={visit} />
      </div>
    </>
  )
}
