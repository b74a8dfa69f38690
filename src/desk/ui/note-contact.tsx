// An officer notes a contact with a borrower: how, who began it, what came of it, and a promise that was made.

import { contactChannels, contactDirections, contactOutcomes } from '../../core/outbox/contact.ts'
import { contactDaysBackAtMost } from '../../core/outbox/contact-moment.ts'
import { type Act, chosen, type Got, type Refused, type Visit, wrongInput } from '../screen.ts'
import { BeginWith, begins, chosenIn, withText } from './begin.tsx'
import { DayField, typedDay } from './day.tsx'
import { ActForm, ChoiceField, ProseField, Submit, TextField, triedBy } from './form.tsx'
import { signOf, typedMinor } from './parts.tsx'

type Texts = Got<'readLoan'>['texts']
type Loans = readonly Pick<Got<'readBorrower'>['loans'][number], 'orderId' | 'productName' | 'owedMinor' | 'currency'>[]

/** `about`: the loan whose page it stands on; a contact is about it unless another one is chosen. `market`: how amounts are written; `today`: its day. */
export function NoteContact({
  userId,
  loans,
  market,
  today,
  rulesNoted,
  about,
  texts = [],
  visit,
}: {
  userId: string
  loans: Loans
  market: string
  today: string
  rulesNoted: number
  about?: string
  texts?: Texts
  visit: Visit
}) {
  const { contacts } = visit.words
  const { note: words } = contacts
  const begun = texts[Number(chosenIn(visit, 'noteContact') ?? -1)]
  const shownText = begun === undefined ? {} : { shows: withText(visit, 'noteContact', 'note', begun.text) }
  const owed = loans.filter(({ owedMinor }) => owedMinor > 0)
  const choice = <Code extends string>(codes: readonly Code[], names: Readonly<Record<Code, string>>) =>
    codes.map((value) => ({ value, label: names[value] }))
  return (
    <details open={triedBy(visit, 'noteContact') !== null} id="note">
      <summary>{words.summary}</summary>
      <ActForm act="noteContact" visit={visit} className="stack" at="note">
        {texts.length > 0 && (
          <BeginWith
            label={words.texts}
            submit={words.useText}
            options={texts.map(({ kind, name }, index) => ({
              value: String(index),
              label: kind === 'letter' ? words.letter({ name }) : contacts.outcome({ code: name }),
            }))}
          />
        )}
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="rulesRead" value={rulesNoted} />
        <p className="quiet s">{words.hint}</p>
        <ChoiceField
          name="channel"
          label={words.channel}
          {...(begun?.kind === 'letter' && { shows: 'letter' })}
          options={choice(contactChannels, contacts.channels)}
        />
        <ChoiceField
          name="direction"
          label={words.direction}
          options={choice(contactDirections.toReversed(), contacts.directions)}
        />
        <ChoiceField
          name="outcome"
          label={words.outcome}
          dataKey="c"
          {...(begun !== undefined && { shows: begun.kind === 'note' ? begun.name : 'leftMessage' })}
          options={choice(contactOutcomes, contacts.outcomes)}
        />
        <TextField name="withWhom" label={words.withWhom} max={80} />
        <ProseField name="note" label={words.text} required max={2_000} {...shownText} />
        <TextField name="at" label={words.at} max={30} />
        {loans.length > 0 && (
          <ChoiceField
            name="orderId"
            label={words.loan}
            {...(about !== undefined && { value: about })}
            options={[
              { value: '', label: words.anyLoan },
              ...loans.map(({ orderId, productName }) => ({ value: orderId, label: `${productName} ${orderId}` })),
            ]}
          />
        )}
        {owed.length > 0 && (
          <fieldset className="stack">
            <legend>{words.promise}</legend>
            <input type="hidden" name="market" value={market} />
            <div className="pair">
              <TextField
                name="promise.amountMinor"
                label={`${words.amount} (${signOf(owed[0]?.currency ?? '')})`}
                inputMode="decimal"
              />
              <DayField name="promise.promisedOn" label={words.by} today={today} offersNext />
            </div>
          </fieldset>
        )}
        <Submit look="wide">{words.submit}</Submit>
      </ActForm>
    </details>
  )
}

export const noteContact: Act = async (posted, visit) => {
  const begun = begins(posted)
  if (begun !== null) return begun
  const [amount, promisedOn] = [posted.given('promise.amountMinor'), typedDay(posted, 'promise.promisedOn')]
  const amountMinor = amount === undefined ? undefined : typedMinor(amount, posted.text('market'))
  const hasPromise = amount !== undefined || promisedOn !== undefined
  if (hasPromise && (amountMinor == null || promisedOn === undefined)) {
    const fields = [amountMinor == null ? 'promise.amountMinor' : 'promise.promisedOn']
    return sayWhich(wrongInput('', ...fields), visit)
  }
  const [at, orderId] = [posted.given('at'), posted.given('orderId')]
  const answer = await visit.call(
    'recordContact',
    {
      userId: posted.text('userId'),
      channel: chosen<(typeof contactChannels)[number]>(posted, 'channel'),
      direction: chosen<(typeof contactDirections)[number]>(posted, 'direction'),
      outcome: chosen<(typeof contactOutcomes)[number]>(posted, 'outcome'),
      withWhom: posted.text('withWhom'),
      note: posted.text('note'),
      rulesRead: Number(posted.text('rulesRead')),
      ...(at && { at }),
      ...(orderId && { orderId }),
      ...(amountMinor != null && promisedOn !== undefined && { promise: { amountMinor, promisedOn } }),
    },
    posted.key,
  )
  if (!answer.ok) return sayWhich(answer, visit)
  return {
    to: `${visit.url.pathname}${visit.url.search}#contacts`,
    said: answer.data.against === null ? 'contactNoted' : 'contactAgainst',
  }
}

function sayWhich(refused: Refused, visit: Visit): Refused {
  const { note: words } = visit.words.contacts
  if (refused.fields.includes('at')) return { ...refused, message: words.wrongMoment({ days: contactDaysBackAtMost }) }
  return refused.fields.some((field) => field.startsWith('promise.'))
    ? { ...refused, message: words.wrongPromise }
    : refused
}
