// The form by which an officer opens a case for a borrower who complained by telephone or in person.

import { textMaxCharacters } from '../../core/complaint/complaint.ts'
import { complaintSubTypes, complaintTypes } from '../../core/complaint/complaint-types.ts'
import type { Act, Got, Visit } from '../screen.ts'
import { ActForm, ChoiceField, ProseField, Submit, triedBy } from '../ui/form.tsx'

const act = 'takeDown'

export const takeDown: Act = async (posted, { call, params, words }) => {
  const type = complaintTypes.find((one) => one === posted.text('type')) ?? 'other'
  // The field is not shown for any other type: what was chosen there before does not count.
  const subType = type === 'collection' && complaintSubTypes.find((one) => one === posted.text('subType'))
  const orderId = posted.given('orderId')
  const input = { userId: params.userId ?? '', type, text: posted.text('text').replaceAll('\r\n', '\n') }
  const answer = await call(
    'takeDownCase',
    { ...input, ...(subType && { subType }), ...(orderId && { orderId }) },
    posted.key,
  )
  if (answer.ok) return { to: `/cases/${encodeURIComponent(answer.data.caseId)}`, said: 'takenDown' }
  const isAboutLoan = answer.fields.includes('orderId') || answer.fields.includes('subType')
  return isAboutLoan ? { ...answer, message: words.cases.takeDown.wrong } : answer
}

export function TakeDown({ loans, visit }: { loans: Got<'readBorrower'>['loans']; visit: Visit }) {
  const { takeDown: words } = visit.words.cases
  const none = { value: '', label: words.noLoan }
  return (
    <details open={triedBy(visit, act) !== null}>
      <summary>{words.title}</summary>
      <ActForm act={act} visit={visit} className="stack by-kind">
        <p className="quiet s">{words.note}</p>
        <ChoiceField
          name="type"
          label={words.type}
          options={complaintTypes.map((value) => ({ value, label: words.types[value] }))}
        />
        <div data-for="collection">
          <ChoiceField
            name="subType"
            label={words.subType}
            options={complaintSubTypes.map((value) => ({ value, label: words.subTypes[value] }))}
          />
        </div>
        <ChoiceField
          name="orderId"
          label={words.orderId}
          options={[...loans.map(({ orderId }) => ({ value: orderId, label: orderId })), none]}
        />
        <ProseField name="text" label={words.text} required max={textMaxCharacters} rows={4} />
        <Submit look="wide">{words.submit}</Submit>
      </ActForm>
    </details>
  )
}
