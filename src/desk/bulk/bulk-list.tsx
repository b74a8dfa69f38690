// Acts on many loans, the newest first.

import { type DeskWords, inWords } from '../messages/words.ts'
import { askedIn, type Got, screen, type Visit } from '../screen.ts'
import { Paged, PageHead, State } from '../ui/parts.tsx'
import { proposedBy, shortReason } from '../ui/proposed.tsx'
import { Table } from '../ui/table.tsx'

type List = Got<'listBulk'>
const pageRows = 50

export const bulkList = screen<List>({
  path: '/bulk',
  right: 'read',
  tab: 'proposals',
  load: ({ call, url }) => call('listBulk', { ...askedIn(url, 'after'), limit: pageRows }),
  title: (_list, words) => words.bulk.title,
  View: Bulks,
})

function Bulks({ data: { bulks, next }, visit }: { data: List; visit: Visit }) {
  const { bulk: words } = visit.words
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Paged next={next} visit={visit}>
        <Table
          caption={words.caption}
          none={words.none}
          byKeys
          rows={bulks}
          columns={[
            {
              head: words.columns.what,
              kind: 'name',
              cell: ({ id, kind, proposedBy }) => (
                <>
                  <a href={`/bulk/${encodeURIComponent(id)}`}>{inWords(words.kinds, kind)}</a>
                  <small className="n quiet">{proposedBy.name}</small>
                </>
              ),
            },
            { head: words.columns.market, wide: true, cell: ({ market }) => inWords(visit.words.markets, market) },
            { head: words.columns.loans, kind: 'count', cell: ({ loans }) => loans.toLocaleString('en') },
            { head: words.columns.why, wide: true, look: 'words', cell: shortReason },
            { head: words.columns.by, wide: true, cell: proposedBy },
            { head: words.columns.state, cell: ({ state }) => <BulkState of={state} words={visit.words} /> },
          ]}
        />
      </Paged>
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
