// Acts on many loans, the newest first.

import { type DeskWords, inWords } from '../messages/words.ts'
import { type Got, screen, type Visit } from '../screen.ts'
import { Lines, PageHead, Pages, State } from '../ui/parts.tsx'
import { ProposedCells } from '../ui/proposed.tsx'

type List = Got<'listBulk'>
const pageRows = 50

export const bulkList = screen<List>({
  path: '/bulk',
  right: 'read',
  tab: 'proposals',
  load({ call, url }) {
    const after = url.searchParams.get('after')
    return call('listBulk', { ...(after && { after }), limit: pageRows })
  },
  title: (_list, words) => words.bulk.title,
  View: Bulks,
})

function Bulks({ data: { bulks, next }, visit }: { data: List; visit: Visit }) {
  const { bulk: words } = visit.words
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="cols">
        <div className="part">
          {bulks.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <Lines
              caption={words.caption}
              columns={[
                words.columns.what,
                { name: words.columns.market, kind: 'wd' },
                { name: words.columns.loans, kind: 'r' },
                { name: words.columns.why, kind: 'wd' },
                { name: words.columns.by, kind: 'wd' },
                words.columns.state,
              ]}
            >
              <tbody>
                {bulks.map((one) => (
                  <tr key={one.id} data-row="">
                    <th scope="row">
                      <a href={`/bulk/${encodeURIComponent(one.id)}`}>{inWords(words.kinds, one.kind)}</a>
                      <small className="n quiet">{one.proposedBy.name}</small>
                    </th>
                    <td className="wd">{inWords(visit.words.markets, one.market)}</td>
                    <td className="r num">{one.loans.toLocaleString('en')}</td>
                    <ProposedCells of={one} words={visit.words} isWide />
                    <td>
                      <BulkState of={one.state} words={visit.words} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Lines>
          )}
          <Pages next={next} visit={visit} />
        </div>
      </div>
    </>
  )
}

type Bulk = Got<'readBulk'>['bulk']

const shapes = {
  counting: 'later',
  open: 'soon',
  running: 'soon',
  done: 'ok',
  stopped: 'no',
  rejected: 'no',
  expired: 'part',
} as const satisfies Record<Bulk['state'], string>

export function BulkState({ of, words, tag = false }: { of: Bulk['state']; words: DeskWords; tag?: boolean }) {
  return (
    <State of={shapes[of]} tag={tag}>
      {words.bulk.states[of]}
    </State>
  )
}
