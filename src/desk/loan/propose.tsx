// 'What if' on a loan: worked out and shown, nothing is stored. And what may be proposed for it, by the role: a waiver, a charge holiday, a plan, a refund, a write-off, a payment taken back.

import { mayDo, type Right } from '../../core/officer/rights.ts'
import type { Got, Visit } from '../screen.ts'
import { DayField } from '../ui/day.tsx'
import { EffectTable } from '../ui/effect.tsx'
import { ActForm, ChoiceField, FoldedForm, ProseField, Submit, TextField, triedBy } from '../ui/form.tsx'
import { amountText, dayOf, Part, signOf } from '../ui/parts.tsx'

type Data = Pick<
  Got<'readLoan'>,
  'asOf' | 'currency' | 'events' | 'instalments' | 'knownOn' | 'market' | 'request' | 'standing' | 'today'
>
const act = 'propose'

/** A plan is a holiday with new due dates: two forms for one kind of proposal. */
const offered: readonly {
  readonly kind: 'waiver' | 'hardship' | 'plan' | 'refund' | 'creditOffer' | 'writeOff'
  readonly right: Right
}[] = [
  { kind: 'waiver', right: 'proposeRelief' },
  { kind: 'hardship', right: 'proposeRelief' },
  { kind: 'plan', right: 'proposeRelief' },
  { kind: 'refund', right: 'proposePayment' },
  { kind: 'creditOffer', right: 'proposePayment' },
  { kind: 'writeOff', right: 'proposeWriteOff' },
]

export function Propose({ data, visit }: { data: Data; visit: Visit }) {
  const { propose: words } = visit.words.loan
  const own = offered.filter(({ kind, right }) => mayDo(visit.me.role, right) && canBe(kind, data))
  const payments = mayDo(visit.me.role, 'proposePayment')
    ? data.events.filter(({ kind, counts }) => kind === 'payment' && counts)
    : []
  if (own.length + payments.length === 0) return null
  return (
    <Part title={words.title}>
      <p className="quiet s">{words.note}</p>
      {own.map(({ kind }) => (
        <FoldedForm key={kind} act={act} about={kind} visit={visit} title={words[kind]}>
          {/* A link of another page ends here: a browser opens what its target stands in. */}
          <span id={`propose-${kind}`} />
          <Figures kind={kind} data={data} visit={visit} />
          <ProseField name="reason" label={words.reason} required max={500} />
          <Submit look="wide">{words.submit}</Submit>
        </FoldedForm>
      ))}
      {payments.length > 0 && (
        <FoldedForm act="takeBack" visit={visit} title={words.reversal}>
          <ChoiceField
            name="event"
            label={words.payment}
            options={payments.map(({ id, valueDate, amountMinor }) => ({
              value: id,
              label: `${visit.words.date(valueDate)}  ${signOf(data.currency)}${amountText(amountMinor, data.market)}`,
            }))}
          />
          <ProseField name="reason" label={words.reason} required max={500} />
          <Submit look="wide">{words.submit}</Submit>
        </FoldedForm>
      )}
    </Part>
  )
}

/** False for what today's figures leave nothing of; of another day's figures nothing is said. */
function canBe(kind: (typeof offered)[number]['kind'], { asOf, knownOn, standing, today }: Data): boolean {
  if (standing === null || asOf !== today || knownOn !== today) return true
  if (kind === 'refund' || kind === 'creditOffer') return standing.creditMinor > 0
  return standing.owedMinor > 0 && (kind !== 'writeOff' || standing.writtenOffOn === null)
}

function Figures({ kind, data, visit }: { kind: string; data: Data; visit: Visit }) {
  const { parts, loan } = visit.words
  const { currency } = data
  if (kind === 'writeOff') return <p className="quiet s">{loan.propose.writeOffNote}</p>
  if (kind === 'hardship' || kind === 'plan')
    return (
      <>
        <div className="pair">
          <DayField
            name="fromDate"
            label={loan.whatIf.from}
            today={data.today}
            {...(data.request?.state === 'open' && { value: dayOf(data.request.askedAt) })}
            required
          />
          <DayField name="toDate" label={loan.whatIf.to} today={data.today} required />
        </div>
        {kind === 'plan' && <p className="quiet s">{loan.propose.planNote}</p>}
        {kind === 'plan' && <NewDates data={data} visit={visit} />}
      </>
    )
  return (
    <>
      <input type="hidden" name="market" value={data.market} />
      {kind === 'waiver' && (
        <ChoiceField
          name="part"
          label={loan.propose.part}
          options={(['penalty', 'fee', 'interest', 'principal'] as const).map((value) => ({
            value,
            label: parts[value],
          }))}
        />
      )}
      {kind === 'creditOffer' && <p className="quiet s">{loan.propose.creditOfferNote}</p>}
      {kind === 'creditOffer' && <TextField name="toOrderId" label={loan.propose.toLoan} required max={64} />}
      <TextField name="amount" label={loan.whatIf.amount({ sign: signOf(currency) })} inputMode="decimal" required />
    </>
  )
}

/** A date for each instalment that is not paid: the one it has until another is chosen. */
function NewDates({ data, visit }: { data: Data; visit: Visit }) {
  const open = data.instalments.filter(({ unpaidMinor }) => unpaidMinor > 0)
  return (
    <>
      <input type="hidden" name="dates" value={open.map(({ n, dueDate }) => `${n}=${dueDate}`).join(',')} />
      {open.map(({ n, dueDate }) => (
        <DayField
          key={n}
          name={`due-${n}`}
          label={visit.words.loan.propose.newDate({ n })}
          today={data.today}
          value={dueDate}
          required
        />
      ))}
    </>
  )
}

const whatIfAct = 'whatIf'

export function WhatIf({ data, visit }: { data: Data; visit: Visit }) {
  const { loan: words, parts } = visit.words
  const { whatIf } = words
  const shown = triedBy(visit, whatIfAct)?.shown as Got<'whatIf'>['effect'] | null | undefined
  return (
    <Part id="what-if" title={whatIf.title}>
      <p className="quiet s">{whatIf.note}</p>
      <ActForm act={whatIfAct} visit={visit} keyless className="stack by-kind" at="what-if">
        <input type="hidden" name="market" value={data.market} />
        <ChoiceField
          name="kind"
          label={whatIf.kind}
          dataKey="i"
          options={(['payment', 'waiver', 'hardship'] as const).map((value) => ({ value, label: whatIf.kinds[value] }))}
        />
        <div className="pair" data-for="payment waiver">
          <TextField name="amount" label={whatIf.amount({ sign: signOf(data.currency) })} inputMode="decimal" />
          <DayField name="valueDate" label={whatIf.on} today={data.today} />
        </div>
        <div data-for="waiver">
          <ChoiceField
            name="part"
            label={whatIf.part}
            options={(['penalty', 'fee', 'interest', 'principal'] as const).map((value) => ({
              value,
              label: parts[value],
            }))}
          />
        </div>
        <div className="pair" data-for="hardship">
          <DayField name="fromDate" label={whatIf.from} today={data.today} />
          <DayField name="toDate" label={whatIf.to} today={data.today} />
        </div>
        <Submit look="wide">{whatIf.submit}</Submit>
      </ActForm>
      {shown != null && (
        <div role="status">
          <EffectTable effect={shown} currency={data.currency} words={visit.words} />
        </div>
      )}
    </Part>
  )
}
