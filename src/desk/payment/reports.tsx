// The imported settlement reports with their totals, and the ledger's balances by provider and bank.

import { lowerEnd } from '../../words/range.ts'
import { inWords } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { Lines, Money, MoneyCell, Scroll, State, When } from '../ui/parts.tsx'

type Reported = Got<'listReports'>

export function Reports({ data, visit }: { data: Reported; visit: Visit }) {
  const { reports: words } = visit.words.payments
  if (data.reports.length === 0) return <p className="quiet">{words.none}</p>
  return (
    <Scroll label={words.caption}>
      <Lines
        caption={words.caption}
        isCaptionSeen
        columns={[
          words.columns.provider,
          words.columns.days,
          { name: words.columns.lines, kind: 'r' },
          { name: words.columns.matched, kind: 'r' },
          words.columns.open,
          { name: words.columns.net, kind: 'r' },
          words.columns.at,
        ]}
      >
        <tbody>
          {data.reports.map((one) => (
            <tr key={one.id} data-row="">
              <th scope="row">
                <a href={`/payments/reports/${encodeURIComponent(one.id)}`}>{one.provider}</a>
              </th>
              <td className="num">
                {words.days({ from: lowerEnd(one.settledFrom, one.settledThrough), through: one.settledThrough })}
              </td>
              <td className="r num">{one.lines}</td>
              <td className="r num">{one.matched}</td>
              <td>
                <State of={one.amountDiffers + one.weMissIt > 0 ? 'over' : 'ok'}>
                  {String(one.amountDiffers + one.weMissIt)}
                </State>
              </td>
              <td className="r">
                {netsOf(one.totals).map(([currency, minor]) => (
                  <div key={currency}>
                    <Money minor={minor} currency={currency} />
                  </div>
                ))}
              </td>
              <td>
                <When at={one.importedAt} words={visit.words} />
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Scroll>
  )
}

/** The net total of a report by currency. */
function netsOf(totals: Reported['reports'][number]['totals']): [string, number][] {
  const nets = new Map<string, number>()
  for (const { currency, netMinor } of totals) nets.set(currency, (nets.get(currency) ?? 0) + netMinor)
  return [...nets]
}

export function Accounts({ data, visit }: { data: Reported; visit: Visit }) {
  const { accounts: words } = visit.words.payments
  return (
    <section className="part">
      <Lines
        caption={words.caption}
        isCaptionSeen
        columns={[words.columns.account, { name: words.columns.balance, kind: 'r' }]}
      >
        <tbody>
          {data.accounts.map(({ account, currency, balanceMinor }) => (
            <tr key={`${account} ${currency}`}>
              <th scope="row">{accountName(account, words.kinds)}</th>
              <MoneyCell minor={balanceMinor} currency={currency} />
            </tr>
          ))}
        </tbody>
      </Lines>
      <p className="quiet s">{words.note}</p>
    </section>
  )
}

/** `bank:Harbour Savings` is 'Bank, Harbour Savings'. */
function accountName(account: string, kinds: Readonly<Record<string, string>>): string {
  const [kind = '', name = ''] = account.split(/:(.*)/s)
  return [inWords(kinds, kind), name].filter((part) => part !== '').join(', ')
}
