// The forms of a case: the message to the borrower, and at the side the steps that the lender tells in its own words.

import { mayDo } from '../../core/officer/rights.ts'
import { languageName } from '../messages/names.ts'
import { inWords } from '../messages/words.ts'
import type { Got, Visit } from '../screen.ts'
import { BeginWith, chosenIn, withText } from '../ui/begin.tsx'
import { ActForm, ChoiceField, FoldedForm, ProseField, Submit, TextField, triedBy } from '../ui/form.tsx'
import { auditOf, dayOf, Facts, Links, Part, State } from '../ui/parts.tsx'
import { ownerOf, WorkSteps } from '../ui/work-steps.tsx'

type Case = Got<'readCase'>

const textMax = 4_000

interface Props {
  readonly data: Case
  readonly visit: Visit
}

interface Answering extends Props {
  readonly item: Got<'readWork'> | null
  readonly unsigned: string | null
}

export function AnswerForm({ data, item, unsigned, visit }: Answering) {
  const { answer: words } = visit.words.cases
  const chosen = chosenIn(visit, 'send')
  const begun = data.templates.find(({ name }) => name === chosen)?.text
  return (
    <section className="part" id="answer">
      <div className="head">
        <h2>{data.nameChange?.accepted === null ? words.question : words.title}</h2>
        <span className="quiet s">{words.note({ language: languageName(data.language) })}</span>
      </div>
      {item?.owner != null && item.owner.id !== visit.me.id && (
        <p className="say soon">{words.ofOther({ name: item.owner.name })}</p>
      )}
      {unsigned !== null && (
        <p className="say soon">
          {words.unsigned} <a href={`/proposals/${encodeURIComponent(unsigned)}`}>{words.unsignedOne}</a>
        </p>
      )}
      <ActForm act="send" visit={visit} files className="stack" at="answer">
        <BeginWith
          label={words.templates}
          submit={words.useTemplate}
          options={data.templates.map(({ name }) => ({ value: name, label: inWords(words.templateNames, name) }))}
        />
        <input type="hidden" name="read" value={data.messages.length} />
        <ProseField
          name="text"
          label={words.text}
          {...(begun !== undefined && { shows: withText(visit, 'send', 'text', begun) })}
          required
          rows={6}
          max={textMax}
          dataKey="r"
        />
        {data.nameChange?.accepted === null ? (
          // A request for a new name is answered by its decision; here the officer can only ask.
          <input type="hidden" name="kind" value="question" />
        ) : data.state === 'answered' ? (
          <input type="hidden" name="kind" value="answer" />
        ) : (
          <ChoiceField
            name="kind"
            label={words.kind}
            options={(['answer', 'question'] as const).map((value) => ({ value, label: words.kinds[value] }))}
          />
        )}
        <div>
          <label htmlFor="send-images">{words.pictures}</label>
          <input
            className="box"
            id="send-images"
            name="images"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
          />
        </div>
        <div className="row ends">
          <label className="pick">
            <input
              type="checkbox"
              name="askRating"
              value="1"
              defaultChecked={triedBy(visit, 'send')?.typed.text('askRating') === '1'}
            />
            {words.rating}
          </label>
          <Submit look="fill">{words.submit}</Submit>
        </div>
      </ActForm>
    </section>
  )
}

export function CaseStub({ data, item, visit }: Props & { readonly item: Got<'readWork'> | null }) {
  const { cases: words } = visit.words
  const { role } = visit.me
  return (
    <aside className="stub" aria-label={words.do}>
      {mayDo(role, 'answer') && (
        <Part title={words.do}>
          {data.acknowledgedAt === null && (
            <ActForm act="acknowledge" visit={visit}>
              <Submit look="wide">{words.acknowledge.submit}</Submit>
            </ActForm>
          )}
          {data.state === 'answered' && <Reopen visit={visit} />}
          <Links
            to={[
              data.state !== 'answered' && { href: '#answer', label: words.links.ask },
              data.orderId !== null &&
                mayDo(role, 'proposeRelief') && {
                  href: `/loans/${encodeURIComponent(data.orderId)}#propose-waiver`,
                  label: words.links.waiver,
                },
            ]}
          />
          <Escalate data={data} visit={visit} />
        </Part>
      )}
      {data.loan !== null && <LoanOfCase loan={data.loan} visit={visit} />}
      {item !== null && (
        <Part stack title={words.owner.title}>
          <p>{ownerOf(item, visit)}</p>
          <WorkSteps item={item} visit={visit} label={words.case({ number: data.caseNumber })} />
        </Part>
      )}
      <section className="part">
        <Links
          to={[
            { href: `/borrowers/${encodeURIComponent(data.userId)}`, label: words.links.borrower },
            data.orderId !== null && {
              href: `/loans/${encodeURIComponent(data.orderId)}`,
              label: words.links.loan,
            },
            auditOf(data.caseId, words.links.audit, visit),
          ]}
        />
      </section>
    </aside>
  )
}

function LoanOfCase({ loan, visit }: { loan: NonNullable<Props['data']['loan']>; visit: Visit }) {
  const { figures: words } = visit.words.cases
  const { currency } = loan
  return (
    <Part title={words.title}>
      <Facts
        of={[
          { name: words.due, minor: loan.dueMinor, currency },
          { name: words.penalty, minor: loan.penaltyMinor, currency },
          { name: words.late, look: 'num', value: loan.daysPastDue },
          { name: words.owed, minor: loan.owedMinor, currency },
        ]}
      />
    </Part>
  )
}

function Reopen({ visit }: Pick<Props, 'visit'>) {
  const { reopen: words } = visit.words.cases
  return (
    <FoldedForm act="reopen" visit={visit} title={words.title}>
      <p className="quiet s">{words.note}</p>
      <TextField name="reason" label={words.reason} required max={500} />
      <Submit look="wide">{words.submit}</Submit>
    </FoldedForm>
  )
}

function Escalate({ data, visit }: Props) {
  const { escalate: words } = visit.words.cases
  if (data.escalatedTo !== null && data.escalatedAt !== null)
    return (
      <p className="s">
        <State of="ok">{words.done({ name: data.escalatedTo, at: dayOf(data.escalatedAt) })}</State>
      </p>
    )
  if (data.regulator === null) return <p className="quiet s">{words.none}</p>
  return (
    <FoldedForm act="escalate" visit={visit} title={words.title}>
      <p className="quiet s">{words.to({ name: data.regulator })}</p>
      <TextField name="reason" label={words.reason} required max={500} />
      <Submit look="wide">{words.submit}</Submit>
    </FoldedForm>
  )
}
