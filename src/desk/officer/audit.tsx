// The audit: what officers did, newest first, by everybody or about one subject. Pages go by the number of the act.

import { inWords } from '../messages/words.ts'
import { type Got, screen, type Visit } from '../screen.ts'
import { Submit } from '../ui/form.tsx'
import { Lines, PageHead, Pages, Scroll, When } from '../ui/parts.tsx'
import { factsIn, factWords } from './facts-in.ts'

type Acts = Got<'readAudit'>

/** What the call takes at most. */
const subjectMax = 64

export const audit = screen<Acts>({
  path: '/audit',
  right: 'audit',
  tab: 'audit',
  load({ call, url }) {
    const subject = (url.searchParams.get('subject') ?? '').trim()
    const before = url.searchParams.get('after') ?? ''
    // The call takes no more, and every number is shorter: there are no acts on it.
    if (subject.length > subjectMax) return Promise.resolve({ ok: true, data: { acts: [], next: null } })
    return call('readAudit', { ...(subject && { subject }), ...(before && { before }), limit: 50 })
  },
  title: (_acts, words) => words.audit.title,
  View: Audit,
})

function Audit({ data: { acts, next }, visit }: { data: Acts; visit: Visit }) {
  const { audit: words } = visit.words
  const subject = (visit.url.searchParams.get('subject') ?? '').trim()
  const { at, who, act: what, ...others } = words.columns
  const narrowAway = (name: string) => ({ name, kind: 'wd' }) as const
  const { subject: onWhat, reason, more, from } = others
  const columns = [narrowAway(at), who, what, ...[onWhat, reason, more, from].map(narrowAway)]
  return (
    <>
      <PageHead title={words.head} lead={subject === '' ? words.lead : words.about({ subject })} />
      <div className="part">
        <form action="/audit" className="row">
          <div className="wide-box">
            <label htmlFor="subject">{words.subject}</label>
            <input className="box" id="subject" name="subject" defaultValue={subject} />
          </div>
          <Submit>{words.submit}</Submit>
          {subject !== '' && <a href="/audit">{words.all}</a>}
          <a href="/webhooks">{visit.words.webhooks.head}</a>
        </form>
      </div>
      <div className="part">
        {acts.length === 0 ? (
          <p className="quiet">{words.none}</p>
        ) : (
          <Scroll label={words.caption} fits>
            <Lines caption={words.caption} columns={columns}>
              <tbody>
                {acts.map((act) => (
                  <Row key={act.id} act={act} words={visit.words} />
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

/** One act. In a narrow window its time stands below the officer; its subject, reason and changes below its name. */
function Row({ act, words }: { act: Acts['acts'][number]; words: Visit['words'] }) {
  const { audit, roles } = words
  const subject = act.subject !== '' && <a href={`/audit?subject=${encodeURIComponent(act.subject)}`}>{act.subject}</a>
  const more = [act.before, act.after]
    .filter((part) => part !== null && part !== undefined)
    .map((part) => factsIn(part, factWords(act.act, words)))
    .join(' → ')
  return (
    <tr data-row="">
      <td className="wd">
        <When at={act.at} words={words} isExact />
      </td>
      <td>
        {act.officerId === null ? (
          audit.itself
        ) : (
          <>
            <a href={`/audit?subject=${encodeURIComponent(act.officerId)}`}>{act.officerName}</a>{' '}
            <span className="quiet">{roles[act.role as keyof typeof roles] ?? act.role}</span>
          </>
        )}
        <small className="n quiet">
          <When at={act.at} words={words} isExact />
        </small>
      </td>
      <td>
        {inWords(audit.acts, act.act)}
        <span className="n words">{subject}</span>
        <bdi className="n words">{act.reason}</bdi>
        <small className="n words quiet">{more}</small>
      </td>
      <td className="wd">{subject}</td>
      <td className="wd words">
        <bdi>{act.reason}</bdi>
      </td>
      <td className="wd words s">{more}</td>
      <td className="wd num quiet">{act.from}</td>
    </tr>
  )
}
