// A borrower as officers see one: masked, with loans, cases, notes, messages and log-ins; one field shown for a reason.

import { mayDo } from '../../core/officer/rights.ts'
import { languageName } from '../messages/names.ts'
import { inWords } from '../messages/words.ts'
import { type Act, chosen, type Got, screen, type Visit } from '../screen.ts'
import { DayField, typedDay } from '../ui/day.tsx'
import { ActForm, ChoiceField, FoldedForm, ProseField, Submit, TextField, triedBy } from '../ui/form.tsx'
import { NoteContact, noteContact } from '../ui/note-contact.tsx'
import { auditOf, dayOf, Facts, Links, PageHead, State } from '../ui/parts.tsx'
import { Contact, TakeDown, takeDown } from './contact.tsx'
import { Lists, Loans } from './lists.tsx'

export type Borrower = Got<'readBorrower'>
const fields = ['name', 'phone', 'email', 'birthDate', 'address'] as const
type MaskedField = (typeof fields)[number]
/** An unmasked field goes from the page after so many seconds, where the script runs. */
const shownSeconds = 300

const unmask: Act = async (posted, { call, params }) => {
  const field = chosen<MaskedField>(posted, 'field')
  // Without an idempotency key: the answer holds the unmasked field, and answers under a key are stored.
  const answer = await call('unmask', { userId: params.userId ?? '', field, reason: posted.text('reason') })
  return answer.ok ? { ok: true, shown: answer.data } : answer
}

const addNote: Act = async (posted, { call, params, url }) => {
  const answer = await call('addNote', { userId: params.userId ?? '', text: posted.text('text') }, posted.key)
  return answer.ok ? { to: `${url.pathname}#notes`, said: 'noted' } : answer
}

const proposeBlock: Act = async (posted, { call, params }) => {
  const input = { kind: 'block' as const, userId: params.userId ?? '', reason: posted.text('reason') }
  const answer = await call('propose', { ...input, untilDate: typedDay(posted, 'untilDate') ?? '' }, posted.key)
  return answer.ok ? { to: `/proposals/${encodeURIComponent(answer.data.id)}`, said: 'proposed' } : answer
}

export const borrower = screen<Borrower>({
  path: '/borrowers/:userId',
  right: 'read',
  tab: 'find',
  load: ({ call, params }) => call('readBorrower', { userId: params.userId ?? '' }),
  title: ({ name }, words) => name || words.borrower.title,
  marketOf: ({ market }) => market,
  View: BorrowerPage,
  acts: { unmask, addNote, noteContact, proposeBlock, takeDown },
})

function BorrowerPage({ data, visit }: { data: Borrower; visit: Visit }) {
  const { borrower: words } = visit.words
  const isDeleted = data.deletedAt !== null
  const lateDays = Math.max(0, ...data.loans.map(({ daysPastDue }) => daysPastDue))
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={<bdi>{isDeleted ? words.deleted : data.name || data.userId}</bdi>}
          lead={
            data.deletedAt === null
              ? words.lead({ since: dayOf(data.createdAt), loans: data.loans.length, cases: data.cases.length })
              : words.deletedSince({ at: dayOf(data.deletedAt) })
          }
        >
          {lateDays > 0 && (
            <State of="over" tag>
              {words.late({ n: lateDays })}
            </State>
          )}
        </PageHead>
        <div className="part grid g2">
          <section className="stack">
            <h2>{words.who}</h2>
            <Who data={data} visit={visit} />
            {!isDeleted && mayDo(visit.me.role, 'unmask') && <Unmask visit={visit} />}
          </section>
          <Loans data={data} visit={visit} />
        </div>
        <Lists data={data} visit={visit} />
      </div>
      <Stub data={data} visit={visit} />
    </div>
  )
}

function Who({ data, visit }: { data: Borrower; visit: Visit }) {
  const { borrower: words } = visit.words
  return (
    <Facts
      of={[
        ...fields.map((field) => ({ name: words.fields[field], value: <bdi>{data[field] || words.none}</bdi> })),
        { name: words.account.title, value: <Account of={data.account} visit={visit} /> },
        { name: words.market, value: inWords(visit.words.markets, data.market) },
        { name: words.language, value: languageName(data.language) },
        { name: words.reminders, value: data.remindersOff ? words.remindersOff : words.remindersOn },
        data.blockedUntil !== null && {
          name: <State of="over">{words.blocked({ until: data.blockedUntil })}</State>,
          value: <bdi>{data.blockedReason}</bdi>,
        },
      ]}
    />
  )
}

/** The payout account, and in whose name it is. */
function Account({ of, visit }: { of: Borrower['account']; visit: Visit }) {
  const { account: words } = visit.words.borrower
  if (of === null) return visit.words.borrower.none
  const { outcomes } = visit.words.heldPayout
  return (
    <>
      {of.bankName} <span className="num">{of.number}</span>
      <br />
      <span className="s">
        {of.name === null ? (
          <span className="quiet">{words.notAsked}</span>
        ) : (
          <State of={of.name.outcome === 'same' || of.name.outcome === 'similar' ? 'ok' : 'ask'}>
            {inWords(outcomes, of.name.outcome)}
          </State>
        )}{' '}
        {of.name?.decision != null && words.decisions[of.name.decision]}
        {of.heldOrderId !== null && <a href={`/payouts/${encodeURIComponent(of.heldOrderId)}`}>{words.held}</a>}
      </span>
    </>
  )
}

function Unmask({ visit }: { visit: Visit }) {
  const { borrower: words } = visit.words
  const tried = triedBy(visit, 'unmask')
  const shown = tried?.shown as Got<'unmask'> | null | undefined
  return (
    <>
      {shown != null && (
        <p className="say info" role="status" data-hide-after={shownSeconds}>
          {words.unmask.shown({ field: words.fields[shown.field as MaskedField] })}{' '}
          <b>
            <bdi>{(shown.field === 'birthDate' ? visit.words.date(shown.value) : shown.value) || words.none}</bdi>
          </b>
        </p>
      )}
      <FoldedForm act="unmask" visit={visit} keyless title={words.unmask.summary}>
        <ChoiceField
          name="field"
          label={words.unmask.field}
          options={fields.map((value) => ({ value, label: words.fields[value] }))}
        />
        <TextField name="reason" label={words.unmask.reason} required max={500} />
        <div className="row ends">
          <span className="quiet s">{words.unmask.note}</span>
          <Submit>{words.unmask.submit}</Submit>
        </div>
      </FoldedForm>
    </>
  )
}

function Stub({ data, visit }: { data: Borrower; visit: Visit }) {
  const { borrower: words } = visit.words
  const { role } = visit.me
  const isHere = data.deletedAt === null
  return (
    <aside className="stub" aria-label={words.stub}>
      <Contact data={data} visit={visit} />
      {isHere && mayDo(role, 'answer') && (
        <section className="part">
          <NoteContact
            userId={data.userId}
            loans={data.loans}
            market={data.market}
            today={data.today}
            rulesNoted={data.rulesNoted}
            visit={visit}
          />
        </section>
      )}
      {isHere && mayDo(role, 'answer') && (
        <section className="part">
          <ActForm act="addNote" visit={visit} className="stack">
            <ProseField name="text" label={words.notes.label} required max={2_000} dataKey="n" />
            <div className="row ends">
              <span className="quiet s">{words.notes.hint}</span>
              <Submit>{words.notes.submit}</Submit>
            </div>
          </ActForm>
        </section>
      )}
      {isHere && mayDo(role, 'answer') && (
        <section className="part">
          <TakeDown loans={data.loans} visit={visit} />
        </section>
      )}
      {isHere && mayDo(role, 'proposeBlock') && (
        <section className="part">
          <FoldedForm act="proposeBlock" visit={visit} title={words.block.title}>
            <p className="quiet s">{words.block.note}</p>
            <DayField name="untilDate" label={words.block.until} today={data.today} required />
            <ProseField name="reason" label={words.block.reason} required max={500} />
            <Submit look="wide">{words.block.submit}</Submit>
          </FoldedForm>
        </section>
      )}
      <section className="part">
        <Links
          to={[
            { href: `/proposals?subject=${encodeURIComponent(data.userId)}`, label: words.proposals },
            isHere &&
              mayDo(role, 'evidence') && {
                href: `/borrowers/${encodeURIComponent(data.userId)}/evidence`,
                label: visit.words.evidence.link,
              },
            auditOf(data.userId, words.audit, visit),
          ]}
        />
      </section>
    </aside>
  )
}
