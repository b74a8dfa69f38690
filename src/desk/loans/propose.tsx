// What may be proposed for a loan, by the role: a waiver, a charge holiday, a refund, a payment taken back.

import { mayDo, type Right } from '../../core/officer/rights.ts'
import type { Got } from '../calls.ts'
import type { Visit } from '../screen.ts'
import { ActForm, ChoiceField, ProseField, TextField, triedBy } from '../ui/form.tsx'
import { amountText, signOf } from '../ui/money.tsx'

type Data = Pick<Got<'readLoan'>, 'currency' | 'events'>
const act = 'propose'

const offered: readonly { readonly kind: 'waiver' | 'hardship' | 'refund'; readonly right: Right }[] = [
  { kind: 'waiver', right: 'proposeRelief' },
  { kind: 'hardship', right: 'proposeRelief' },
  { kind: 'refund', right: 'proposePayment' },
]

export function Propose({ data, visit }: { data: Data; visit: Visit }) {
  const { propose: words } = visit.words.loan
  const own = offered.filter(({ right }) => mayDo(visit.me.role, right))
  if (own.length === 0) return null
  const payments = data.events.filter(({ kind, counts }) => kind === 'payment' && counts)
  return (
    <section className="part">
      <h2>{words.title}</h2>
      <p className="quiet s">{words.note}</p>
      {own.map(({ kind }) => (
        <details key={kind} open={triedBy(visit, act, kind) !== null}>
          <summary>{words[kind]}</summary>
          <ActForm act={act} about={kind} visit={visit} className="stack">
            <Figures kind={kind} currency={data.currency} visit={visit} />
            <ProseField visit={visit} act={act} about={kind} name="reason" label={words.reason} required max={500} />
            <button type="submit" className="btn wide">
              {words.submit}
            </button>
          </ActForm>
        </details>
      ))}
      {mayDo(visit.me.role, 'proposePayment') && payments.length > 0 && (
        <details open={triedBy(visit, 'takeBack') !== null}>
          <summary>{words.reversal}</summary>
          <ActForm act="takeBack" visit={visit} className="stack">
            <ChoiceField
              visit={visit}
              act="takeBack"
              name="event"
              label={words.payment}
              options={payments.map(({ id, valueDate, amountMinor }) => ({
                value: id,
                label: `${valueDate}  ${signOf(data.currency)}${amountText(amountMinor, data.currency)}`,
              }))}
            />
            <ProseField visit={visit} act="takeBack" name="reason" label={words.reason} required max={500} />
            <button type="submit" className="btn wide">
              {words.submit}
            </button>
          </ActForm>
        </details>
      )}
    </section>
  )
}

function Figures({ kind, currency, visit }: { kind: string; currency: string; visit: Visit }) {
  const { parts, loan } = visit.words
  const common = { visit, act, about: kind } as const
  if (kind === 'hardship')
    return (
      <div className="pair">
        <TextField {...common} name="fromDate" label={loan.whatIf.from} type="date" required />
        <TextField {...common} name="toDate" label={loan.whatIf.to} type="date" required />
      </div>
    )
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      {kind === 'waiver' && (
        <ChoiceField
          {...common}
          name="part"
          label={loan.propose.part}
          options={(['penalty', 'fee', 'interest', 'principal'] as const).map((value) => ({
            value,
            label: parts[value],
          }))}
        />
      )}
      <TextField
        {...common}
        name="amount"
        label={loan.whatIf.amount(signOf(currency))}
        inputMode="decimal"
        max={20}
        required
      />
    </>
  )
}
