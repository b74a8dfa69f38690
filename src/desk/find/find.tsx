// The search: one box for any number or name that a caller may give. A complete number with one result opens its page at once.

import { plainText } from '../../core/plain-text.ts'
import { type Answer, type Got, screen, type Visit } from '../screen.ts'
import { Submit } from '../ui/form.tsx'
import { PageHead } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

interface Search {
  readonly q: string
  readonly isTooLong: boolean
  readonly found: Got<'find'>['found']
}
type Found = Search['found'][number]

/** What the call takes at most. */
const longest = 80

async function load({ url, call }: Visit): Promise<Answer<Search>> {
  const q = (url.searchParams.get('q') ?? '').trim()
  if (q === '') return { ok: true, data: { q, isTooLong: false, found: [] } }
  // Pasted text may hold tabs and line ends; the call takes one line.
  const line = q.replaceAll(/\p{Cc}+/gu, ' ')
  if (line.length > longest) return { ok: true, data: { q: line, isTooLong: true, found: [] } }
  const answer = await call('find', { q: line })
  return answer.ok ? { ok: true, data: { q: line, isTooLong: false, found: answer.data.found } } : answer
}

export const find = screen<Search>({
  path: '/find',
  right: 'read',
  tab: 'find',
  load,
  title: (_search, words) => words.find.title,
  View: Find,
})

function Find({ data: { q, found, isTooLong }, visit }: { data: Search; visit: Visit }) {
  const { find: words } = visit.words
  const head = q === '' ? words.head : words.found({ n: found.length, q: plainText(q) })
  return (
    <>
      <PageHead title={isTooLong ? words.tooLong : head} lead={words.lead} />
      <div className="cols">
        <div className="part">
          <search aria-label={words.submit}>
            <form action="/find" className="row">
              <label className="hide" htmlFor="q">
                {words.label}
              </label>
              <input className="box wide-box" id="q" name="q" type="search" defaultValue={q} />
              <Submit look="fill">{words.submit}</Submit>
            </form>
          </search>
          {q !== '' && !isTooLong && found.length === 0 && <p>{words.nothing}</p>}
          {found.length > 0 && (
            <Table
              caption={words.caption}
              byKeys
              rows={found}
              columns={[
                {
                  head: words.columns.what,
                  kind: 'name',
                  cell: (one) => (
                    <a href={placeOf(one)}>
                      <bdi>{one.label}</bdi>
                    </a>
                  ),
                },
                { head: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
                { head: words.columns.leads, kind: 'figure', cell: (one) => <Leads of={one} visit={visit} /> },
              ]}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** The borrower whom what was found belongs to. */
function Leads({ of: { kind, userId }, visit }: { of: Found; visit: Visit }) {
  const { find: words } = visit.words
  if (userId === null) return <span className="quiet">{words.inSuspense}</span>
  return kind !== 'borrower' && <a href={`/borrowers/${encodeURIComponent(userId)}`}>{words.toBorrower}</a>
}

function placeOf({ kind, id, userId, orderId, caseId }: Found): string {
  if (caseId !== null) return `/cases/${encodeURIComponent(caseId)}`
  if (orderId !== null) return `/loans/${encodeURIComponent(orderId)}`
  if (kind === 'payment' && userId === null) return `/suspense/${encodeURIComponent(id)}`
  return `/borrowers/${encodeURIComponent(userId ?? '')}`
}
