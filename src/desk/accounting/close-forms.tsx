// The close of a month as forms: one person proposes, another signs the same figures or rejects; a closed month is opened again.

import { mayDo } from '../../core/officer/rights.ts'
import type { Got, Visit } from '../screen.ts'
import { ActForm, ProseField, Submit } from '../ui/form.tsx'

type Month = NonNullable<Got<'readBooks'>['month']>

interface MonthFormProps {
  readonly act: 'propose' | 'reopen'
  readonly label: string
  readonly month: string
  readonly visit: Visit
}

function MonthForm({ act, label, month, visit }: MonthFormProps) {
  return (
    <ActForm act={act} visit={visit} className="stack">
      <input type="hidden" name="month" value={month} />
      <ProseField name="reason" label={visit.words.books.close.reason} required max={500} />
      <Submit>{label}</Submit>
    </ActForm>
  )
}

export function CloseForms({ month, visit }: { month: Month; visit: Visit }) {
  const { close: words } = visit.words.books
  const { period, stops, close, mark } = month
  const may = (right: Parameters<typeof mayDo>[1]): boolean => mayDo(visit.me.role, right)
  if (period.state === 'closed')
    return (
      <>
        {close?.decidedBy && (
          <p>
            {words.signed({
              proposer: close.proposedBy.name,
              decider: close.decidedBy,
              at: visit.words.date(close.decidedAt ?? ''),
            })}
          </p>
        )}
        {may('decideProposal') && <MonthForm act="reopen" label={words.reopen} month={period.month} visit={visit} />}
      </>
    )
  if (close === null || close.state !== 'open')
    return (
      stops.length === 0 &&
      may('proposePayment') && <MonthForm act="propose" label={words.propose} month={period.month} visit={visit} />
    )
  return (
    <>
      <p>{words.waits({ by: close.proposedBy.name, at: visit.words.date(close.proposedAt) })}</p>
      <p className="quiet">{close.reason}</p>
      {close.proposedBy.id === visit.me.id && <Own closeId={close.id} month={period.month} visit={visit} />}
      {close.proposedBy.id !== visit.me.id && may('decideProposal') && (
        <ActForm act="decide" visit={visit} className="stack">
          <input type="hidden" name="month" value={period.month} />
          <input type="hidden" name="closeId" value={close.id} />
          {mark !== null && <input type="hidden" name="mark" value={mark} />}
          <ProseField name="reason" label={words.reason} required max={500} />
          <div className="row">
            <button type="submit" className="btn" name="approve" value="true">
              {words.approve}
            </button>
            <button type="submit" className="btn" name="approve" value="false">
              {words.reject}
            </button>
          </div>
        </ActForm>
      )}
    </>
  )
}

/** What an officer sees of their own open proposal: another officer has to sign it, and its proposer may take it back. */
function Own({ closeId, month, visit }: { closeId: string; month: string; visit: Visit }) {
  const { books, proposal } = visit.words
  return (
    <>
      <p>{books.close.own}</p>
      {mayDo(visit.me.role, 'proposePayment') && (
        <ActForm act="withdraw" visit={visit} className="stack">
          <p className="quiet s">{proposal.withdraw.note}</p>
          <input type="hidden" name="month" value={month} />
          <input type="hidden" name="closeId" value={closeId} />
          <ProseField name="reason" label={books.close.reason} required max={500} />
          <Submit>{proposal.withdraw.submit}</Submit>
        </ActForm>
      )}
    </>
  )
}
