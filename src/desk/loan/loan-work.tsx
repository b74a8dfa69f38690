// What waits for a person on a loan's page: who has it, by when it is due, how it gets done, and the steps of the work list.

import type { WorkKind } from '../../core/desk/work-clock.ts'
import { mayDo } from '../../core/officer/rights.ts'
import type { ContactStop } from '../../core/outbox/contact-now.ts'
import { inWords, rulesIn } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { ActForm } from '../ui/form.tsx'
import { Clock, Money, Part } from '../ui/parts.tsx'
import { ColleagueNames, type Colleagues, ownerOf, placeOf, placeOfItem, WorkSteps } from '../ui/work-steps.tsx'

/** Whose item says why in a code. */
const withReason: readonly WorkKind[] = ['payoutFailed', 'refundFailed', 'suspense', 'paymentReturn']

interface Props {
  readonly work: Got<'readLoan'>['work']
  readonly stops: readonly ContactStop[]
  readonly colleagues: Colleagues
  readonly visit: Visit
}

/** DESK-38. Nothing where nothing waits. */
export function LoanWork({ work, stops, colleagues, visit }: Props) {
  const { words } = visit
  if (work.length === 0) return null
  return (
    <Part stack title={words.loan.work.title}>
      <ColleagueNames colleagues={colleagues} visit={visit} />
      {work.map((item) => {
        const { kind, what, minutesLeft } = item
        // A late loan without an owner stands in the queue of collections, not on the work list, and has no clock.
        const isLate = kind === 'lateLoan'
        const why = withReason.includes(kind) ? inWords(words.work.reasons, what) : ''
        const place = kind === 'suspense' || kind === 'paymentReturn' ? placeOf(item, visit.me.role) : null
        return (
          <div key={placeOfItem(item)} id={placeOfItem(item)} className="stack">
            <p>
              <b>{place === null ? words.work.kinds[kind] : <a href={place}>{words.work.kinds[kind]}</a>}</b>
              {why !== '' && `: ${why}`}{' '}
              {item.amountMinor !== null && item.currency !== null && (
                <>
                  <Money minor={item.amountMinor} currency={item.currency} />{' '}
                </>
              )}
              {!(isLate && item.owner === null) && <Clock minutesLeft={minutesLeft} />}
            </p>
            <p className="s">{inWords(words.loan.work.next, kind)}</p>
            <p className="quiet s">{ownerOf(item, visit)}</p>
            {isLate && stops.length > 0 && <p className="s">{words.work.rule({ rule: rulesIn(words, stops) })}</p>}
            <WorkSteps item={item} visit={visit} label={words.work.kinds[kind]} stops={isLate ? stops : []} />
            {isLate && mayDo(visit.me.role, 'answer') && <NextLate visit={visit} />}
          </div>
        )
      })}
    </Part>
  )
}

/** On to the next late loan of the view that led here. */
function NextLate({ visit }: { visit: Visit }) {
  return (
    <ActForm act="nextLate" visit={visit}>
      <input type="hidden" name="from" value={visit.url.searchParams.get('from') ?? ''} />
      <button type="submit" className="btn" data-key="x">
        {visit.words.late.nextLate} <kbd>X</kbd>
      </button>
    </ActForm>
  )
}
