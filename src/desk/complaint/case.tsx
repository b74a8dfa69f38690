// A case at the desk: its clocks, what was said by both sides, the answer, and what else can be done with it.

import { mayDo } from '../../core/officer/rights.ts'
import { type Act, type Answer, chosen, type Got, type PostedFile, screen, type Visit } from '../screen.ts'
import { begins } from '../ui/begin.tsx'
import { ActForm, FoldedForm, ProseField, Submit } from '../ui/form.tsx'
import { dayOf, Facts, PageHead, Part, State, When } from '../ui/parts.tsx'
import { ColleagueNames, loadWork, type WorkOfPage, workActs } from '../ui/work-steps.tsx'
import { AnswerForm, CaseStub } from './case-forms.tsx'

type Case = Got<'readCase'>
interface CaseData extends WorkOfPage {
  readonly found: Case
  /** A proposal on its loan that is not signed: what it says is not true yet. */
  readonly unsigned: string | null
}

async function load(visit: Visit): Promise<Answer<CaseData>> {
  const found = await visit.call('readCase', { caseId: idIn(visit) })
  if (!found.ok) return found
  const kinds = found.data.type === 'data' ? (['dataRequest'] as const) : (['case', 'paymentClaim'] as const)
  const work = await loadWork(visit, kinds, idIn(visit))
  if (!work.ok) return work
  const { orderId } = found.data
  const open =
    orderId === null ? null : await visit.call('listProposals', { subject: orderId, state: 'open', limit: 1 })
  if (open !== null && !open.ok) return open
  const unsigned = open?.data.proposals[0]?.id ?? null
  return { ok: true, data: { found: found.data, unsigned, ...work.data } }
}

const idIn = ({ params }: Visit): string => params.caseId ?? ''
const again = (visit: Visit): string => `/cases/${encodeURIComponent(idIn(visit))}`

/** A file of a form as a data URL, which the call takes. The call checks that it is a picture. */
function asAddress({ bytes }: PostedFile): string {
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
}

const send: Act = async (posted, visit) => {
  const begun = begins(posted)
  if (begun !== null) return begun
  const read = Math.trunc(Number(posted.text('read')))
  const input = {
    caseId: idIn(visit),
    text: posted.text('text').replaceAll('\r\n', '\n'),
    kind: chosen<'answer' | 'question'>(posted, 'kind'),
    images: posted.files.filter(({ bytes }) => bytes.byteLength > 0).map(asAddress),
    askRating: posted.text('askRating') === '1',
    ...(read > 0 && { read }),
  }
  const answer = await visit.call('sendCaseMessage', input, posted.key)
  return answer.ok ? { to: `${again(visit)}#last`, said: 'sent' } : answer
}

const acknowledge: Act = async (posted, visit) => {
  const answer = await visit.call('acknowledgeCase', { caseId: idIn(visit) }, posted.key)
  return answer.ok ? { to: `${again(visit)}#last`, said: 'sent' } : answer
}

const escalate: Act = async (posted, visit) => {
  const input = { caseId: idIn(visit), reason: posted.text('reason') }
  const answer = await visit.call('escalateCase', input, posted.key)
  return answer.ok ? { to: `${again(visit)}#last`, said: 'sent' } : answer
}

const reopen: Act = async (posted, visit) => {
  const answer = await visit.call('reopenCase', { caseId: idIn(visit), reason: posted.text('reason') }, posted.key)
  return answer.ok ? { to: `${again(visit)}#last`, said: 'sent' } : answer
}

/** Accepts the name, or refuses it with a reason that the borrower reads, by the button that was pressed. */
const decideName: Act = async (posted, visit) => {
  const caseId = visit.params.caseId ?? ''
  const accept = chosen<'0' | '1'>(posted, 'accept')
  const reason = posted.text('reason').trim()
  const input = { caseId, accept, ...(accept === '1' || reason === '' ? {} : { reason }) }
  const answer = await visit.call('decideNameChange', input, posted.key)
  return answer.ok ? { to: `/cases/${encodeURIComponent(caseId)}#last`, said: 'sent' } : answer
}

export const caseScreen = screen<CaseData>({
  path: '/cases/:caseId',
  right: 'read',
  tab: 'cases',
  load,
  title: ({ found: { caseNumber } }, words) => words.cases.case({ number: caseNumber }),
  View: CasePage,
  acts: { ...workActs, send, acknowledge, escalate, reopen, decideName },
})

function CasePage({ data: { found: data, unsigned, item, colleagues }, visit }: { data: CaseData; visit: Visit }) {
  const { cases: words } = visit.words
  const shape = data.state === 'answered' ? 'ok' : data.state === 'asked' ? 'ask' : 'later'
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={words.about({ type: data.type, subType: data.subType })}
          lead={
            <>
              <a href={`/borrowers/${encodeURIComponent(data.userId)}`}>{data.name || words.links.borrower}</a>
              {`, ${words.case({ number: data.caseNumber })}`}
              {data.orderId !== null && (
                <>
                  {', '}
                  <a href={`/loans/${encodeURIComponent(data.orderId)}`}>{`${words.loan} ${data.orderId}`}</a>
                </>
              )}
              {data.stars !== null && `, ${words.rated({ stars: data.stars })}`}
            </>
          }
        >
          <State of={shape} tag>
            {words.states[data.state]}
          </State>
        </PageHead>
        <Clocks data={data} visit={visit} />
        <NameChange data={data} visit={visit} />
        <Thread data={data} visit={visit} />
        {mayDo(visit.me.role, 'answer') && <AnswerForm data={data} unsigned={unsigned} item={item} visit={visit} />}
      </div>
      <ColleagueNames colleagues={colleagues} visit={visit} />
      <CaseStub data={data} item={item} visit={visit} />
    </div>
  )
}

/** The borrower sees the same days. */
function Clocks({ data, visit }: { data: Case; visit: Visit }) {
  const { clock, clocks } = visit.words.cases
  const step = (name: string, done: string | null, by: string | null, isNext: boolean) => (
    <li className={done !== null ? 'ok' : isNext ? 'soon' : 'next'}>
      <State of={done !== null ? 'ok' : isNext ? 'soon' : 'later'}>{name}</State>
      <br />
      <b className="num">
        {done !== null ? <When at={done} /> : by === null ? clock.none : clock.by({ day: dayOf(by) })}
      </b>
    </li>
  )
  const isAnswered = data.state === 'answered'
  return (
    <section className="part">
      <h2 className="hide">{clocks}</h2>
      <ol className="clocks">
        {step(
          data.acknowledgedAt === null ? clock.acknowledge : clock.acknowledged,
          data.acknowledgedAt,
          data.acknowledgeBy,
          true,
        )}
        {step(isAnswered ? clock.answered : clock.answer, isAnswered ? data.answeredAt : null, data.answerBy, true)}
        {!isAnswered && step(clock.final, null, data.finalBy, false)}
      </ol>
    </section>
  )
}

function Thread({ data, visit }: { data: Case; visit: Visit }) {
  const { cases: words } = visit.words
  return (
    <section>
      <h2 className="hide">{words.letters}</h2>
      <ol className="thread cols">
        {data.messages.map((message, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
            key={at}
            className={message.from === 'officer' ? 'us' : undefined}
            id={at === data.messages.length - 1 ? 'last' : undefined}
          >
            <div className="s quiet">
              <b>{message.from === 'borrower' ? words.borrower : message.name || words.nobody}</b>
              <br />
              <When at={message.at} />
              <br />
              {words.kinds[message.kind]}
            </div>
            <div>
              <p className="words" dir="auto">
                {message.text}
              </p>
              {message.images.length > 0 && (
                <div className="shots">
                  {message.images.map((name, n) => (
                    <a key={name} href={pictureAt(data.caseId, name)}>
                      <img
                        src={pictureAt(data.caseId, name)}
                        alt={words.picture({ n: n + 1 })}
                        width="88"
                        loading="lazy"
                      />
                    </a>
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function pictureAt(caseId: string, name: string): string {
  return `/desk/cases/${encodeURIComponent(caseId)}/pictures/${encodeURIComponent(name)}`
}

/** Stands above the thread, where the pictures of the proof are. */
function NameChange({ data, visit }: { data: Case; visit: Visit }) {
  const { name: words } = visit.words.cases
  const { nameChange } = data
  if (nameChange === null) return null
  const { former, name, accepted } = nameChange
  return (
    <Part stack title={words.title}>
      <Facts
        of={[
          { name: accepted === true ? words.former : words.now, value: <bdi>{former || words.none}</bdi> },
          { name: words.asked, value: <bdi>{name}</bdi> },
        ]}
      />
      {accepted !== null && (
        <p>
          <State of={accepted ? 'ok' : 'over'}>{accepted ? words.accepted : words.refused}</State>
        </p>
      )}
      {accepted === null && mayDo(visit.me.role, 'answer') && <Decision visit={visit} />}
    </Part>
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
      <FoldedForm act="decideName" visit={visit} title={words.refuse}>
        <ProseField name="reason" label={words.reason} required rows={3} max={1_000} />
        <input type="hidden" name="accept" value="0" />
        <Submit>{words.submit}</Submit>
      </FoldedForm>
    </>
  )
}
