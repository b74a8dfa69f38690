// The audit: what officers did, newest first, by everybody or about one subject. Pages go by the number of the act.

import { inWords } from '../messages/words.ts'
import { type Got, screen, type Visit } from '../screen.ts'
import { Submit } from '../ui/form.tsx'
import { PageHead, Pages, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
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
  const { columns } = words
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
        <Table
          caption={words.caption}
          none={words.none}
          scroll="fits"
          byKeys
          rows={acts.map((one) => ({ ...one, on: <Subject of={one} />, changes: changesOf(one, visit.words) }))}
          columns={[
            { head: columns.at, wide: true, cell: ({ at }) => <When at={at} isExact /> },
            {
              head: columns.who,
              // In a narrow window its time stands below the officer; its subject, reason and changes below its name.
              cell: (one) => (
                <>
                  <Who of={one} words={visit.words} />
                  <small className="n quiet">
                    <When at={one.at} isExact />
                  </small>
                </>
              ),
            },
            {
              head: columns.act,
              cell: ({ act, on, reason, changes }) => (
                <>
                  {inWords(words.acts, act)}
                  <span className="n words">{on}</span>
                  <bdi className="n words">{reason}</bdi>
                  <small className="n words quiet">{changes}</small>
                </>
              ),
            },
            { head: columns.subject, wide: true, cell: ({ on }) => on },
            { head: columns.reason, wide: true, look: 'words', cell: ({ reason }) => <bdi>{reason}</bdi> },
            { head: columns.more, wide: true, look: 'words s', cell: ({ changes }) => changes },
            { head: columns.from, wide: true, look: 'num quiet', cell: ({ from }) => from },
          ]}
        />
        <Pages next={next} visit={visit} />
      </div>
    </>
  )
}

type Done = Acts['acts'][number]

function Subject({ of: { subject } }: { of: Done }) {
  return subject !== '' && <a href={`/audit?subject=${encodeURIComponent(subject)}`}>{subject}</a>
}

function Who({ of: { officerId, officerName, role }, words: { audit, roles } }: { of: Done; words: Visit['words'] }) {
  if (officerId === null) return audit.itself
  return (
    <>
      <a href={`/audit?subject=${encodeURIComponent(officerId)}`}>{officerName}</a>{' '}
      <span className="quiet">{roles[role as keyof typeof roles] ?? role}</span>
    </>
  )
}

function changesOf({ act, before, after }: Done, words: Visit['words']): string {
  return [before, after]
    .filter((part) => part !== null && part !== undefined)
    .map((part) => factsIn(part, factWords(act, words)))
    .join(' → ')
}
