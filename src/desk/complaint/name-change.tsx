// A case that asks for another name: both names beside the proof, and the decision.

import { mayDo } from '../../core/officer/rights.ts'
import type { Got } from '../calls.ts'
import type { Act, Visit } from '../screen.ts'
import { Fact } from '../ui/facts.tsx'
import { ActForm, FoldedForm, ProseField, Submit, triedBy } from '../ui/form.tsx'
import { State } from '../ui/marks.tsx'

type Case = Got<'readCase'>

/** Accepts the name, or refuses it with a reason that the borrower reads, by the button that was pressed. */
export const decideName: Act = async (posted, visit) => {
  const caseId = visit.params.caseId ?? ''
  const isAccepted = posted.text('accept') === '1'
  const reason = posted.text('reason').trim()
  const input = { caseId, accept: isAccepted, ...(isAccepted || reason === '' ? {} : { reason }) }
  const answer = await visit.call('decideNameChange', input, posted.key)
  return answer.ok ? { to: `/cases/${encodeURIComponent(caseId)}#last`, said: 'sent' } : answer
}

/** Stands above the thread, where the pictures of the proof are. */
export function NameChange({ data, visit }: { data: Case; visit: Visit }) {
  const { name: words } = visit.words.cases
  const { nameChange } = data
  if (nameChange === null) return null
  const { former, name, accepted } = nameChange
  return (
    <section className="part stack">
      <h2>{words.title}</h2>
      <dl className="facts">
        <Fact name={accepted === true ? words.former : words.now}>
          <bdi>{former || words.none}</bdi>
        </Fact>
        <Fact name={words.asked}>
          <bdi>{name}</bdi>
        </Fact>
      </dl>
      {accepted !== null && (
        <p>
          <State of={accepted ? 'ok' : 'over'}>{accepted ? words.accepted : words.refused}</State>
        </p>
      )}
      {accepted === null && mayDo(visit.me.role, 'answer') && <Decision visit={visit} />}
    </section>
  )
}

function Decision({ visit }: { visit: Visit }) {
  const { name: words } = visit.words.cases
  return (
    <>
      <p className="quiet s">{words.note}</p>
      <ActForm act="decideName" visit={visit} className="row">
        <input type="hidden" name="accept" value="1" />
        <Submit look="fill">{words.accept}</Submit>
      </ActForm>
      <FoldedForm
        act="decideName"
        visit={visit}
        title={words.refuse}
        open={triedBy(visit, 'decideName')?.refused != null}
      >
        <ProseField name="reason" label={words.reason} required rows={3} max={1_000} />
        <input type="hidden" name="accept" value="0" />
        <Submit>{words.submit}</Submit>
      </FoldedForm>
    </>
  )
}
