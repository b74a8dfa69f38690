// Whether the borrower may be called about a payment now, or contacted otherwise, and from when where not.

import { textMaxCharacters } from '../../core/complaint/complaint.ts'
import { complaintSubTypes, complaintTypes } from '../../core/complaint/complaint-types.ts'
import { rulesIn, stopsOf } from '../messages/words.ts'
import { type Act, chosen, type Got, type Sent, type Visit } from '../screen.ts'
import { ActForm, ChoiceField, ProseField, Submit, triedBy } from '../ui/form.tsx'
import { Facts, Part } from '../ui/parts.tsx'

/** Nothing once the account is deleted. */
export function Contact({
  data: { contact, byChannel },
  visit,
}: {
  data: Pick<Got<'readBorrower'>, 'contact' | 'byChannel'>
  visit: Visit
}) {
  if (contact === null) return null
  const { contact: words, byChannel: noted } = visit.words.borrower
  const { contacts } = visit.words
  return (
    <Part title={words.title}>
      <p>
        <b>{contact.because === null ? words.yes : words.no}</b>{' '}
        {stopsOf(contact)
          .map((stop) => words.because[stop])
          .join(' ')}{' '}
        {contact.mayFrom === null ? '' : words.from({ at: contact.mayFrom })}
      </p>
      <Facts
        of={[
          {
            name: words.hours,
            look: 'num',
            value: words.range({ from: contact.from, to: contact.to, time: contact.time }),
          },
          { name: words.day, look: 'num', value: words.of({ count: contact.inADay, most: contact.dayAtMost }) },
          { name: words.week, look: 'num', value: words.of({ count: contact.inAWeek, most: contact.weekAtMost }) },
        ]}
      />
      <details>
        <summary>{words.channels}</summary>
        <Facts
          of={contact.channels.map(({ channel, mayFrom, ...stopped }) => {
            const said = stopped.because === null ? contacts.may : rulesIn(visit.words, stopsOf(stopped))
            const from = mayFrom === null ? '' : `, ${contacts.mayFrom({ at: mayFrom })}`
            return { name: contacts.channels[channel], value: said + from }
          })}
        />
      </details>
      <p className="quiet s">{words.note}</p>
      <h2>{noted.title}</h2>
      {byChannel.length === 0 && <p className="quiet">{noted.none}</p>}
      <Facts
        of={byChannel.map(({ channel, contacts: count, lastAt }) => ({
          name: contacts.channels[channel],
          look: 'num',
          value: noted.last({ count, at: lastAt }),
        }))}
      />
    </Part>
  )
}

const act = 'takeDown'

export const takeDown: Act = async (posted, { call, params, words }) => {
  const type = chosen<Sent<'takeDownCase'>['type']>(posted, 'type')
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
