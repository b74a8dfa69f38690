// One settlement report: its totals by bank account, and its lines by state, page by page.

import { reportStates } from '../../contracts/reconciliation.ts'
import { lowerEnd } from '../../words/range.ts'
import { inWords } from '../messages/words.ts'
import { type Answer, type Got, screen, type Visit } from '../screen.ts'
import { Money, MoneyCell, Pages, Scroll, type Shape, State } from '../ui/parts.tsx'
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
  const [state, after] = [stateIn(url), url.searchParams.get('after')]
  const list = await call('listReportLines', {
    reportId,
    ...(state && { state }),
    ...(after && { after }),
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
      <div className="top">
        <div>
          <h1 className="voice">
            {words.head({
              provider: of.provider,
              days: reports.days({ from: lowerEnd(of.settledFrom, of.settledThrough), through: of.settledThrough }),
            })}
          </h1>
          <p className="quiet">
            {words.lead({
              lines: of.lines,
              fresh: !of.isWhole || of.newLines === of.lines ? null : of.newLines,
              at: of.importedAt,
            })}
          </p>
          {!of.isWhole && (
            <p>
              {words.progress({ done: of.linesDone, lines: of.lines })}{' '}
              <a href={visit.url.pathname}>{words.lookAgain}</a>
            </p>
          )}
          {of.changedLines > 0 && <p>{words.changed({ n: of.changedLines })}</p>}
        </div>
        <a className="btn" href="/payments">
          {visit.words.payments.title}
        </a>
      </div>
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
        {list.lines.length === 0 ? <p className="quiet">{words.none}</p> : <Lines lines={list.lines} visit={visit} />}
        <Pages next={list.next} visit={visit} />
      </div>
    </>
  )
}

function Totals({ data, visit }: { data: Report['report']; visit: Visit }) {
  const { totals: words } = visit.words.payments.one
  return (
    <Scroll label={words.caption}>
      <table className="lines">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.account}</th>
            {(['gross', 'fee', 'net'] as const).map((name) => (
              <th key={name} scope="col" className="r">
                {words.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.totals.map(({ bankAccount, currency, grossMinor, feeMinor, netMinor }) => (
            <tr key={`${bankAccount} ${currency}`}>
              <th scope="row">{bankAccount}</th>
              <MoneyCell minor={grossMinor} currency={currency} />
              <MoneyCell minor={-feeMinor} currency={currency} />
              <td className="r">
                <b>
                  <Money minor={netMinor} currency={currency} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function Lines({ lines, visit }: { lines: readonly Line[]; visit: Visit }) {
  const { one: words } = visit.words.payments
  const { columns } = words
  return (
    <Scroll label={words.caption}>
      <table className="lines">
        <caption className="hide">{words.caption}</caption>
        <thead>
          <tr>
            {(['line', 'state', 'kind', 'number'] as const).map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
            {(['theirs', 'ours', 'gap'] as const).map((name) => (
              <th key={name} scope="col" className="r">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} visit={visit} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function Row({ line, visit }: { line: Line; visit: Visit }) {
  const { one: words } = visit.words.payments
  const { what, theirMinor, ourMinor, currency } = line
  const isOpen = what === 'amountDiffers' || what === 'weMissIt' || what === 'theyMissIt'
  const theirs = Math.abs(theirMinor ?? 0)
  const gap = isOpen ? theirs - (ourMinor ?? 0) : 0
  return (
    <tr data-row="">
      <td className="num">{line.line}</td>
      <td>
        <State of={line.isCleared ? 'ok' : shapes[what]}>{words.states[what]}</State>
        {line.isCleared && <small className="quiet">{words.cleared}</small>}
      </td>
      <td>{inWords(words.kinds, line.kind)}</td>
      <th scope="row">
        {isOpen ? (
          <a href={`/payments/differences/${encodeURIComponent(line.id)}`}>{line.number}</a>
        ) : line.subjectId !== null ? (
          <a href={`/find?${new URLSearchParams({ q: ownNumber(line.subjectId) })}`}>{line.number}</a>
        ) : (
          line.number
        )}
      </th>
      <td className="r">{theirMinor !== null && <Money minor={theirMinor} currency={currency} />}</td>
      <td className="r">{ourMinor !== null && <Money minor={ourMinor} currency={currency} />}</td>
      <td className="r">{gap !== 0 && <Money minor={gap} currency={currency} />}</td>
    </tr>
  )
}
