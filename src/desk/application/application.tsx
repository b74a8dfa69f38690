// An application that an officer decides: each rule with its input and result, what the applicant stated, who looked, and the decision.

import { personReasons } from '../../core/application/review.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { languageName } from '../messages/names.ts'
import { inWords } from '../messages/words.ts'
import { type Act, chosen, type Got, screen, type Visit } from '../screen.ts'
import { ActForm, ChoiceField, FoldedForm, ProseField, Submit, triedBy } from '../ui/form.tsx'
import { dayOf, Money, Part, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { Outcome, Standing } from './applications.tsx'
import { identityActs, WhoIsIt } from './identity.tsx'
import { Asked, RulesTable, Told } from './rules.tsx'

type Application = Got<'readApplicationReview'>

const placeOf = (id: string): string => `/applications/${encodeURIComponent(id)}`

const approve: Act = async (posted, visit) => {
  const input = { applicationId: visit.params.applicationId ?? '', approve: true, reason: posted.text('reason') }
  const answer = await visit.call('decideApplicationReview', input, posted.key)
  return answer.ok ? { to: placeOf(input.applicationId), said: 'applicationApproved' } : answer
}

const decline: Act = async (posted, visit) => {
  const reason = posted.given('reason')
  const reasonCode = chosen<(typeof personReasons)[number]>(posted, 'reasonCode')
  const input = { applicationId: visit.params.applicationId ?? '', approve: false, reasonCode }
  const answer = await visit.call('decideApplicationReview', { ...input, ...(reason && { reason }) }, posted.key)
  return answer.ok ? { to: placeOf(input.applicationId), said: 'applicationDeclined' } : answer
}

export const application = screen<Application>({
  path: '/applications/:applicationId',
  right: 'read',
  tab: 'applications',
  load: ({ call, params }) => call('readApplicationReview', { applicationId: params.applicationId ?? '' }),
  title: ({ applicationId }, words) => words.applications.number({ id: applicationId }),
  View: ApplicationPage,
  acts: { approve, decline, ...identityActs },
})

function headOf({ state, kind, approved }: Application, { words }: Visit): string {
  const { heads } = words.applications
  if (state === 'over') return heads.over
  return state === 'decided' ? heads.decided({ approved: approved === true }) : heads[kind]
}

function ApplicationPage({ data, visit }: { data: Application; visit: Visit }) {
  const { applications: words } = visit.words
  const { applicationId, userId, orderId, name, amountMinor, currency } = data
  return (
    <div className="cols side">
      <div>
        <div className="top">
          <div>
            <h1 className="voice">{headOf(data, visit)}</h1>
            <p>
              <a href={`/borrowers/${encodeURIComponent(userId)}`}>
                <bdi>{name === '' ? words.theBorrower : name}</bdi>
              </a>{' '}
              {words.asks({ product: data.productName })}, <Money minor={amountMinor} currency={currency} />
              {data.termDays !== null && data.instalments !== null && (
                <>, {words.told.termOf({ days: data.termDays, payments: data.instalments })}</>
              )}
              . <span className="quiet">{words.number({ id: applicationId })}</span>
            </p>
          </div>
          <Standing of={data} visit={visit} />
        </div>
        {data.state === 'waiting' && (
          <p className="part quiet">
            {words.askedAt({ at: data.askedAt })} {words.by({ at: data.dueBy })}
          </p>
        )}
        {data.state === 'over' && <p className="part">{words.overText}</p>}
        {data.identity !== null && <WhoIsIt data={data} identity={data.identity} visit={visit} />}
        <Part stack title={words.facts.title}>
          <RulesTable data={data} visit={visit} />
        </Part>
        {data.checks.length > 0 && (
          <Part stack title={words.asked.title}>
            <Asked data={data} visit={visit} />
          </Part>
        )}
        <Part stack title={words.told.title}>
          <Told data={data} visit={visit} />
        </Part>
        <Part stack title={words.alike.title}>
          <Alike data={data} visit={visit} />
        </Part>
        <Part stack title={words.looks.title}>
          <Looks data={data} visit={visit} />
        </Part>
        {orderId !== null && (
          <p className="part">
            <a href={`/loans/${encodeURIComponent(orderId)}`}>{words.theLoan}</a>
          </p>
        )}
      </div>
      <aside className="stub" aria-label={words.decide.title}>
        {data.state === 'waiting' && <Decide data={data} visit={visit} />}
      </aside>
    </div>
  )
}

function Looks({ data: { looks }, visit }: { data: Application; visit: Visit }) {
  const { applications: words } = visit.words
  const { columns } = words.looks
  return (
    <Table
      caption={words.looks.caption}
      rows={looks}
      columns={[
        { head: columns.kind, kind: 'name', cell: ({ kind }) => words.kinds[kind] },
        { head: columns.by, wide: true, cell: ({ by }) => by ?? <span className="quiet">{words.looks.nobody}</span> },
        {
          head: columns.outcome,
          cell: ({ approved, decidedAt }) => (
            <>
              {approved !== null && <Outcome approved={approved} visit={visit} />}{' '}
              <span className="quiet">{decidedAt !== null && <When at={decidedAt} />}</span>
            </>
          ),
        },
        {
          head: columns.reason,
          look: 'words',
          cell: ({ reasonCode, reason, by }) => (
            <>
              {reasonCode !== null && <>{inWords(words.decide.reasons, reasonCode)}. </>}
              <bdi>{reason}</bdi>
              <small className="n quiet">{by}</small>
            </>
          ),
        },
      ]}
    />
  )
}

/** What others decided where the same rules spoke against it. */
function Alike({ data: { alike }, visit }: { data: Application; visit: Visit }) {
  const { applications: words } = visit.words
  if (alike.decided === 0) return <p className="quiet">{words.alike.none}</p>
  const { columns } = words.alike
  return (
    <>
      <p>{words.alike.sum({ approved: alike.approved, decided: alike.decided })}</p>
      <Table
        caption={words.alike.caption}
        rows={alike.newest}
        currency={({ currency }) => currency}
        columns={[
          {
            head: columns.which,
            kind: 'name',
            cell: ({ applicationId, decidedAt }) => (
              <>
                <a href={placeOf(applicationId)}>{words.number({ id: applicationId })}</a>{' '}
                <span className="quiet">
                  <When at={dayOf(decidedAt)} />
                </span>
              </>
            ),
          },
          { head: columns.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
          {
            head: words.looks.columns.outcome,
            cell: ({ approved, reasonCode }) => (
              <>
                <Outcome approved={approved} visit={visit} />
                {reasonCode !== null && <> {inWords(words.decide.reasons, reasonCode)}</>}
              </>
            ),
          },
        ]}
      />
    </>
  )
}

function Decide({ data, visit }: { data: Application; visit: Visit }) {
  const { decide: words } = visit.words.applications
  if (!mayDo(visit.me.role, 'decideApplication')) {
    return (
      <section className="part">
        <p>{words.notYours}</p>
      </section>
    )
  }
  const isFirm = data.rules.some((one) => one.isFirm && one.outcome !== 'passed')
  return (
    <>
      <Part stack title={words.title}>
        <p>{words.note}</p>
        <p className="quiet s">{words.language({ language: languageName(data.language) })}</p>
        {isFirm ? (
          <p>{words.firm}</p>
        ) : (
          <ActForm act="approve" visit={visit} className="stack">
            <ProseField name="reason" label={words.approveReason} required max={500} rows={3} />
            <Submit look="fill wide">{words.approve}</Submit>
            <p className="quiet s">{words.approveNote}</p>
          </ActForm>
        )}
      </Part>
      <section className="part">
        <FoldedForm
          act="decline"
          visit={visit}
          title={words.declineTitle}
          open={isFirm || triedBy(visit, 'decline')?.refused != null}
        >
          <ChoiceField
            name="reasonCode"
            label={words.reasonCode}
            options={personReasons.map((value) => ({ value, label: words.reasons[value] ?? value }))}
          />
          <ProseField name="reason" label={words.reason} max={500} rows={3} />
          <Submit look="wide">{words.decline}</Submit>
        </FoldedForm>
        <p className="quiet s">{words.once}</p>
      </section>
    </>
  )
}
