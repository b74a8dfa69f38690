// The imported settlement reports with their totals, and the ledger's balances by provider and bank.

import { lowerEnd } from '../../words/range.ts'
import { inWords } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { Money, State } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

type Reported = Got<'listReports'>

export function Reports({ data, visit }: { data: Reported; visit: Visit }) {
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

export function Accounts({ data, visit }: { data: Reported; visit: Visit }) {
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
