// 'What if': a payment, a waiver or a holiday is worked out and shown. Nothing is stored.

import type { Got, Visit } from '../screen.ts'
import { DayField } from '../ui/day.tsx'
import { EffectTable } from '../ui/effect.tsx'
import { ActForm, ChoiceField, Submit, TextField, triedBy } from '../ui/form.tsx'
import { Part } from '../ui/lines.tsx'
import { signOf } from '../ui/marks.tsx'

type Data = Pick<Got<'readLoan'>, 'currency' | 'market' | 'today'>
const act = 'whatIf'

export function WhatIf({ data, visit }: { data: Data; visit: Visit }) {
  const { loan: words, parts } = visit.words
  const { whatIf } = words
  const shown = triedBy(visit, act)?.shown as Got<'whatIf'>['effect'] | null | undefined
  return (
    <Part id="what-if" title={whatIf.title}>
      <p className="quiet s">{whatIf.note}</p>
      <ActForm act={act} visit={visit} keyless className="stack by-kind" at="what-if">
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
