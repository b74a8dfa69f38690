// Payments: money in suspense, what providers report as settled, and the ledger's balances. Imports settlement reports.

import type { WorkKind } from '../../core/desk/work-clock.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { lowerEnd } from '../../words/range.ts'
import { inWords } from '../messages/words.ts'
import { type Act, type Answer, askedIn, type Got, screen, type Visit, wrongInput } from '../screen.ts'
import { ActForm, ChoiceField, Submit, triedBy } from '../ui/form.tsx'
import { Clock, dayOf, Links, Money, PageHead, Pages, Part, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { PlaceForms, placeActs } from './place-forms.tsx'

interface Payments {
  readonly work: Got<'listWork'>
  readonly reports: Got<'listReports'>
}

const rowsShown = 50
const reportsShown = 20
/** What else waits and is about money on its way; each has its place on the work list. */
const otherKinds: readonly WorkKind[] = [
  'paymentReturn',
  'settlement',
  'paymentClaim',
  'payoutName',
  'payoutFailed',
  'refundFailed',
  'sentBack',
]

async function load({ call, url }: Visit): Promise<Answer<Payments>> {
  const work = await call('listWork', { kind: 'suspense', limit: rowsShown })
  if (!work.ok) return work
  const reports = await call('listReports', { limit: reportsShown, ...askedIn(url, 'after') })
  return reports.ok ? { ok: true, data: { work: work.data, reports: reports.data } } : reports
}

const importAct: Act = async (posted, { call, words }) => {
  const [small] = posted.files.filter(({ field, bytes }) => field === 'file' && bytes.length > 0)
  // Bytes that are not UTF-8 become replacement characters, which the parser of reports refuses.
  const file = posted.upload('file') ?? (small === undefined ? null : new TextDecoder().decode(small.bytes))
  if (file === null) return wrongInput(words.payments.report.noFile, 'file')
  const answer = await call('importReport', { provider: posted.text('provider'), file }, posted.key)
  if (!answer.ok) return answer
  const { id, isNew, isWhole } = answer.data
  const said = !isNew ? 'importedBefore' : isWhole ? 'imported' : 'importedPart'
  return { to: `/payments/reports/${encodeURIComponent(id)}`, said }
}

export const payments = screen<Payments>({
  path: '/payments',
  right: 'read',
  tab: 'payments',
  load,
  title: (_data, words) => words.payments.title,
  View: PaymentsPage,
  acts: { ...placeActs, import: importAct },
})

function PaymentsPage({ data: { work, reports }, visit }: { data: Payments; visit: Visit }) {
  const { payments: words } = visit.words
  const suspense = work.counts.find(({ kind }) => kind === 'suspense')
  const oldest = work.items.map(({ since }) => since).sort()[0]
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={words.head({ n: suspense?.waiting ?? 0, hasMore: suspense?.hasMore ?? false })}
          lead={oldest === undefined ? words.lead : words.oldest({ day: dayOf(oldest) })}
        />
        <div className="part">
          <Waiting data={work} visit={visit} />
          {work.next !== null && <a href="/?kind=suspense">{words.suspense.more}</a>}
        </div>
        <div className="part">
          <Reports data={reports} visit={visit} />
          <Pages next={reports.next} visit={visit} />
        </div>
      </div>
      <aside className="stub" aria-label={words.report.title}>
        <ImportReport providers={reports.providers} visit={visit} />
        <Others work={work} visit={visit} />
        {reports.accounts.length > 0 && <Accounts data={reports} visit={visit} />}
      </aside>
    </div>
  )
}

function Waiting({ data, visit }: { data: Payments['work']; visit: Visit }) {
  const { work, payments } = visit.words
  const { suspense: words } = payments
  const currencies = [...new Set(data.items.map(({ currency }) => currency ?? ''))]
  return (
    <Table
      caption={words.caption}
      none={words.none}
      scroll="fits"
      byKeys
      rows={data.items}
      currency={({ currency }) => currency ?? ''}
      columns={[
        { head: words.columns.clock, cell: ({ minutesLeft }) => <Clock minutesLeft={minutesLeft} /> },
        {
          head: words.columns.why,
          kind: 'name',
          cell: ({ id, what, since }) => (
            <>
              <a href={`/suspense/${encodeURIComponent(id)}`}>{inWords(work.reasons, what)}</a>{' '}
              <small className="quiet">
                <When at={dayOf(since)} />
              </small>
            </>
          ),
        },
        {
          head: words.columns.owner,
          wide: true,
          cell: ({ owner }) => owner?.name ?? <span className="quiet">{work.nobody}</span>,
        },
        {
          head: words.columns.amount,
          kind: 'amount',
          cell: ({ amountMinor, currency }) => (currency === null ? null : amountMinor),
        },
        // A form has no room in a narrow window: the payment's own page has both.
        {
          head: words.columns.act,
          wide: true,
          cell: ({ id }) => mayDo(visit.me.role, 'proposePayment') && <Place id={id} visit={visit} />,
        },
      ]}
    >
      {data.next === null &&
        currencies.map((currency) => (
          <tr key={currency} className="total">
            <th scope="row" colSpan={2}>
              {work.plural.suspense}
            </th>
            <td className="wd" />
            <td className="r">
              <Money
                minor={data.items
                  .filter((item) => item.currency === currency)
                  .reduce((sum, item) => sum + (item.amountMinor ?? 0), 0)}
                currency={currency}
              />
            </td>
            <td className="wd" />
          </tr>
        ))}
    </Table>
  )
}

/** Proposes where one payment belongs. */
function Place({ id, visit }: { id: string; visit: Visit }) {
  const { suspense } = visit.words.payments
  const isOpen = ['place', 'back'].some((name) => triedBy(visit, name, id) !== null)
  return (
    <details open={isOpen}>
      <summary aria-label={suspense.proposeOf({ id })}>{suspense.propose}</summary>
      <p>
        <a href={`/suspense/${encodeURIComponent(id)}`}>{suspense.candidates}</a>
      </p>
      <PlaceForms visit={visit} about={id} />
    </details>
  )
}

function Others({ work, visit }: { work: Payments['work']; visit: Visit }) {
  const { work: names, payments: words } = visit.words
  const found = work.counts.filter(({ kind, waiting }) => otherKinds.includes(kind) && waiting > 0)
  return (
    <Part title={words.other.title}>
      {found.length === 0 && <p className="quiet s">{words.other.none}</p>}
      <Links
        to={found.map(({ kind, waiting }) => ({
          href: `/?kind=${kind}`,
          label: (
            <>
              <span>{names.plural[kind]}</span>
              <span className="num">{waiting}</span>
            </>
          ),
        }))}
      />
    </Part>
  )
}

const act = 'import'

function ImportReport({ providers, visit }: { providers: readonly string[]; visit: Visit }) {
  const { report: words } = visit.words.payments
  const isWrong = visit.tried?.act === act && visit.tried.refused?.fields.includes('file')
  return (
    <Part stack id="report" title={words.title}>
      {!mayDo(visit.me.role, 'proposePayment') ? (
        <p className="quiet s">{words.notYours}</p>
      ) : providers.length === 0 ? (
        <p className="quiet s">{words.noProvider}</p>
      ) : (
        <ActForm act={act} visit={visit} className="stack" files at="report">
          <p className="quiet s">{words.note}</p>
          <ChoiceField
            name="provider"
            label={words.provider}
            options={providers.map((name) => ({ value: name, label: name }))}
          />
          <div>
            <label htmlFor="report-file">{words.file}</label>
            <input
              className="box"
              id="report-file"
              type="file"
              name="file"
              accept=".csv,text/csv,text/plain"
              required
              {...(isWrong ? { 'aria-invalid': true } : {})}
            />
          </div>
          <Submit look="wide">{words.submit}</Submit>
        </ActForm>
      )}
    </Part>
  )
}

// The imported settlement reports with their totals, and the ledger's balances by provider and bank.
type Reported = Got<'listReports'>

function Reports({ data, visit }: { data: Reported; visit: Visit }) {
  const { reports: words } = visit.words.payments
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      isCaptionSeen
      none={words.none}
      scroll="scrolls"
      byKeys
      rows={data.reports.map((one) => ({ ...one, open: one.amountDiffers + one.weMissIt }))}
      columns={[
        {
          head: columns.provider,
          kind: 'name',
          cell: ({ id, provider }) => <a href={`/payments/reports/${encodeURIComponent(id)}`}>{provider}</a>,
        },
        {
          head: columns.days,
          look: 'num',
          cell: ({ settledFrom, settledThrough }) =>
            words.days({ from: lowerEnd(settledFrom, settledThrough), through: settledThrough }),
        },
        { head: columns.lines, kind: 'count', cell: ({ lines }) => lines },
        { head: columns.matched, kind: 'count', cell: ({ matched }) => matched },
        { head: columns.open, cell: ({ open }) => <State of={open > 0 ? 'over' : 'ok'}>{String(open)}</State> },
        {
          head: columns.net,
          kind: 'figure',
          cell: ({ totals }) =>
            netsOf(totals).map(([currency, minor]) => (
              <div key={currency}>
                <Money minor={minor} currency={currency} />
              </div>
            )),
        },
        { head: columns.at, kind: 'day', cell: ({ importedAt }) => importedAt },
      ]}
    />
  )
}

function netsOf(totals: Reported['reports'][number]['totals']): [string, number][] {
  const nets = new Map<string, number>()
  for (const { currency, netMinor } of totals) nets.set(currency, (nets.get(currency) ?? 0) + netMinor)
  return [...nets]
}

function Accounts({ data, visit }: { data: Reported; visit: Visit }) {
  const { accounts: words } = visit.words.payments
  return (
    <section className="part">
      <Table
        caption={words.caption}
        isCaptionSeen
        rows={data.accounts}
        currency={({ currency }) => currency}
        columns={[
          { head: words.columns.account, kind: 'name', cell: ({ account }) => accountName(account, words.kinds) },
          { head: words.columns.balance, kind: 'amount', cell: ({ balanceMinor }) => balanceMinor },
        ]}
      />
      <p className="quiet s">{words.note}</p>
    </section>
  )
}

/** `bank:Harbour Savings` is 'Bank, Harbour Savings'. */
function accountName(account: string, kinds: Readonly<Record<string, string>>): string {
  const [kind = '', name = ''] = account.split(/:(.*)/s)
  return [inWords(kinds, kind), name].filter((part) => part !== '').join(', ')
}
