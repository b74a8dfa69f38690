// What the borrower promised to pay, each with its state and the forms that note one and take one back; and the plan that was accepted,
// each date as it was kept or missed.

import { mayDo } from '../../core/officer/rights.ts'
import { promiseDaysAtMost } from '../../core/promise/promise.ts'
import { type Act, type Got, type Refused, type Visit, wrongInput } from '../screen.ts'
import { DayField, typedDay } from '../ui/day.tsx'
import { FoldedForm, ProseField, Submit, TextField } from '../ui/form.tsx'
import { Facts, Money, Part, State, signOf, typedMinor, When } from '../ui/parts.tsx'

type Data = Pick<Got<'readLoan'>, 'currency' | 'disbursedOn' | 'market' | 'promises' | 'standing' | 'today'>
type Promised = Data['promises'][number]

const marks = { open: 'soon', kept: 'ok', broken: 'over', replaced: 'part', withdrawn: 'part' } as const

/** Nothing before the payout. */
export function Promises({ data, visit }: { data: Data; visit: Visit }) {
  const words = visit.words.loan.promises
  const may = mayDo(visit.me.role, 'proposeRelief')
  if (data.disbursedOn === null) return null
  const owes = data.standing !== null && data.standing.owedMinor > 0
  return (
    <Part id="promises" title={words.title}>
      {data.promises.length === 0 && <p className="quiet">{words.none}</p>}
      {data.promises.map((promised) => (
        <One key={promised.promiseId} promised={promised} currency={data.currency} visit={visit} />
      ))}
      {may && owes && (
        <FoldedForm act="promise" visit={visit} at="promises" title={words.note}>
          <p className="quiet s">{words.told}</p>
          <input type="hidden" name="market" value={data.market} />
          <div className="pair">
            <TextField
              name="amountMinor"
              label={visit.words.loan.whatIf.amount({ sign: signOf(data.currency) })}
              inputMode="decimal"
              dataKey="p"
              required
            />
            <DayField name="promisedOn" label={words.by} today={data.today} offersNext required />
          </div>
          <ProseField name="note" label={words.what} required max={500} />
          <Submit look="wide">{words.submit}</Submit>
        </FoldedForm>
      )}
    </Part>
  )
}

function One({ promised, currency, visit }: { promised: Promised; currency: string; visit: Visit }) {
  const words = visit.words.loan.promises
  const { promiseId: about, state, amountMinor, paidMinor, promisedOn, note, by, madeAt } = promised
  const act = 'withdrawPromise'
  const stands = state === 'open' || state === 'broken'
  return (
    <div className="stack">
      <p>
        <State of={marks[state]}>{words.states[state]}</State> <Money minor={amountMinor} currency={currency} />{' '}
        {words.until({ day: promisedOn })}
      </p>
      {stands && paidMinor > 0 && (
        <p className="s">
          {words.paid} <Money minor={paidMinor} currency={currency} />
        </p>
      )}
      {note !== '' && (
        <p className="voice m words">
          <bdi>{note}</bdi>
        </p>
      )}
      <p className="quiet s">{words.noted({ by, at: madeAt })}</p>
      {stands && mayDo(visit.me.role, 'proposeRelief') && (
        <FoldedForm act={act} about={about} visit={visit} at="promises" title={words.withdraw}>
          <ProseField name="reason" label={words.why} required max={500} />
          <Submit look="wide">{words.withdraw}</Submit>
        </FoldedForm>
      )}
    </div>
  )
}

/** Names the wrong field with its words: the day, or an amount that is not a number, not above 0, or above what is owed. */
function sayWhich(refused: Refused, visit: Visit): Refused {
  const { wrongAmount, wrongDay } = visit.words.loan.promises
  if (refused.code !== 'badInput') return refused
  if (refused.fields.includes('promisedOn')) return { ...refused, message: wrongDay({ days: promiseDaysAtMost }) }
  return refused.fields.includes('amountMinor') ? { ...refused, message: wrongAmount } : refused
}

export const notePromise: Act = async (posted, visit) => {
  const amountMinor = typedMinor(posted.text('amountMinor'), posted.text('market'))
  if (amountMinor === null) return wrongInput(visit.words.problem.amount, 'amountMinor')
  const input = {
    orderId: visit.params.orderId ?? '',
    amountMinor,
    promisedOn: typedDay(posted, 'promisedOn') ?? '',
    note: posted.text('note'),
  }
  const answer = await visit.call('recordPromise', input, posted.key)
  return answer.ok ? { to: visit.url.pathname, said: 'promised' } : sayWhich(answer, visit)
}

export const takePromiseBack: Act = async (posted, visit) => {
  const input = { promiseId: posted.text('about'), reason: posted.text('reason') }
  const answer = await visit.call('withdrawPromise', input, posted.key)
  return answer.ok ? { to: visit.url.pathname, said: 'promiseWithdrawn' } : answer
}

const standings = { running: 'later', kept: 'ok', broken: 'over' } as const
const states = { ahead: 'later', kept: 'ok', paidLate: 'part', missed: 'over' } as const

/** Nothing where no plan has begun. */
export function PlanKept({ data: { plan }, visit }: { data: Pick<Got<'readLoan'>, 'plan'>; visit: Visit }) {
  if (plan === null) return null
  const words = visit.words.loan.kept
  return (
    <Part stack id="plan" title={words.title}>
      <p>
        <State of={standings[plan.standing]}>{words.standings[plan.standing]}</State>
      </p>
      <p className="s">
        {words.days({ from: plan.fromDate, to: plan.toDate })} {words.again}
      </p>
      <Facts
        of={plan.dates.map(({ dueDate, state, paidOn }) => ({
          name: <When at={dueDate} />,
          value: (
            <>
              <State of={states[state]}>{words.states[state]}</State>
              {paidOn !== null && (
                <small className="quiet">
                  {' '}
                  <When at={paidOn} />
                </small>
              )}
            </>
          ),
        }))}
      />
      <p className="s">
        <a href={`/proposals/${encodeURIComponent(plan.proposalId)}`}>{words.signed}</a>
      </p>
    </Part>
  )
}
