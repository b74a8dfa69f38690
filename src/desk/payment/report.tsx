// One settlement report: its totals by bank account, and its lines by state, page by page.

import { reportStates } from '../../contracts/reconciliation.ts'
import { lowerEnd } from '../../words/range.ts'
import { inWords } from '../messages/words.ts'
import { type Answer, askedIn, type Got, screen, type Visit } from '../screen.ts'
import { Money, PageHead, Pages, type Shape, State } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { ownNumber } from './difference.tsx'

interface Report {
  readonly report: Got<'readReport'>
  readonly list: Got<'listReportLines'>
}
type Line = Report['list']['lines'][number]
type LineState = (typeof reportStates)[number]

const rowsShown = 100

const stateIn = (url: URL): LineState | null =>
  reportStates.find((one) => one === url.searchParams.get('state')) ?? null

async function load({ call, params, url }: Visit): Promise<Answer<Report>> {
  const reportId = params.reportId ?? ''
  const report = await call('readReport', { reportId })
  if (!report.ok) return report
  const state = stateIn(url)
  const list = await call('listReportLines', {
    reportId,
    ...(state && { state }),
    ...askedIn(url, 'after'),
    limit: rowsShown,
  })
  return list.ok ? { ok: true, data: { report: report.data, list: list.data } } : list
}

export const report = screen<Report>({
  path: '/payments/reports/:reportId',
  right: 'read',
  tab: 'payments',
  load,
  title: ({ report: { provider } }, words) => words.payments.one.title({ provider }),
  View: ReportPage,
})

const shapes: Readonly<Record<LineState, Shape>> = {
  matched: 'ok',
  amountDiffers: 'over',
  weMissIt: 'soon',
  theyMissIt: 'ask',
  noted: 'part',
}

function ReportPage({ data: { report: of, list }, visit }: { data: Report; visit: Visit }) {
  const { one: words, reports } = visit.words.payments
  const state = stateIn(visit.url)
  const address = (query: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams(query).toString()
    return visit.url.pathname + (text === '' ? '' : `?${text}`)
  }
  return (
    <>
      <PageHead
        title={words.head({
          provider: of.provider,
          days: reports.days({ from: lowerEnd(of.settledFrom, of.settledThrough), through: of.settledThrough }),
        })}
        lead={words.lead({
          lines: of.lines,
          fresh: !of.isWhole || of.newLines === of.lines ? null : of.newLines,
          at: of.importedAt,
        })}
        more={
          <>
            {!of.isWhole && (
              <p>
                {words.progress({ done: of.linesDone, lines: of.lines })}{' '}
                <a href={visit.url.pathname}>{words.lookAgain}</a>
              </p>
            )}
            {of.changedLines > 0 && <p>{words.changed({ n: of.changedLines })}</p>}
          </>
        }
      >
        <a className="btn" href="/payments">
          {visit.words.payments.title}
        </a>
      </PageHead>
      <div className="part">
        <Totals data={of} visit={visit} />
      </div>
      <nav className="part" aria-label={words.filter}>
        <div className="chips">
          <a href={address({})} aria-current={state === null ? 'true' : undefined}>
            {words.all}
          </a>
          {reportStates.map((one) => (
            <a key={one} href={address({ state: one })} aria-current={state === one ? 'true' : undefined}>
              <State of={shapes[one]}>{words.states[one]}</State> <span className="num">{list.counts[one] ?? 0}</span>
            </a>
          ))}
        </div>
      </nav>
      <div className="part">
        <Compared lines={list.lines} visit={visit} />
        <Pages next={list.next} visit={visit} />
      </div>
    </>
  )
}

function Totals({ data, visit }: { data: Report['report']; visit: Visit }) {
  const { totals: words } = visit.words.payments.one
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      isCaptionSeen
      scroll="scrolls"
      rows={data.totals}
      currency={({ currency }) => currency}
      columns={[
        { head: columns.account, kind: 'name', cell: ({ bankAccount }) => bankAccount },
        { head: columns.gross, kind: 'amount', cell: ({ grossMinor }) => grossMinor },
        { head: columns.fee, kind: 'amount', cell: ({ feeMinor }) => -feeMinor },
        {
          head: columns.net,
          kind: 'figure',
          cell: ({ netMinor, currency }) => (
            <b>
              <Money minor={netMinor} currency={currency} />
            </b>
          ),
        },
      ]}
    />
  )
}

const isOpen = ({ what }: Line): boolean => what === 'amountDiffers' || what === 'weMissIt' || what === 'theyMissIt'

/** What is missing on one of the two sides; null for what is cleared up. */
function gapOf(line: Line): number | null {
  const gap = isOpen(line) ? Math.abs(line.theirMinor ?? 0) - (line.ourMinor ?? 0) : 0
  return gap === 0 ? null : gap
}

function NumberOf({ line }: { line: Line }) {
  if (isOpen(line)) return <a href={`/payments/differences/${encodeURIComponent(line.id)}`}>{line.number}</a>
  if (line.subjectId === null) return line.number
  return <a href={`/find?${new URLSearchParams({ q: ownNumber(line.subjectId) })}`}>{line.number}</a>
}

function Compared({ lines, visit }: { lines: readonly Line[]; visit: Visit }) {
  const { one: words } = visit.words.payments
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      none={words.none}
      scroll="scrolls"
      byKeys
      rows={lines}
      currency={({ currency }) => currency}
      columns={[
        { head: columns.line, look: 'num', cell: ({ line }) => line },
        {
          head: columns.state,
          cell: ({ what, isCleared }) => (
            <>
              <State of={isCleared ? 'ok' : shapes[what]}>{words.states[what]}</State>
              {isCleared && <small className="quiet">{words.cleared}</small>}
            </>
          ),
        },
        { head: columns.kind, cell: ({ kind }) => inWords(words.kinds, kind) },
        { head: columns.number, kind: 'name', cell: (line) => <NumberOf line={line} /> },
        { head: columns.theirs, kind: 'amount', cell: ({ theirMinor }) => theirMinor },
        { head: columns.ours, kind: 'amount', cell: ({ ourMinor }) => ourMinor },
        { head: columns.gap, kind: 'amount', cell: gapOf },
      ]}
    />
  )
}
