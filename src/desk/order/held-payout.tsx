// A payout that waits for the name of its account: both names on request, and the decision of an officer.

import { mayDo } from '../../core/officer/rights.ts'
import { nameDecisions } from '../../core/payout-account/name-check.ts'
import { inWords } from '../messages/words.ts'
import { type Act, type Answer, chosen, type Got, screen, type Visit } from '../screen.ts'
import { ActForm, ChoiceField, ProseField, Submit, TextField, triedBy } from '../ui/form.tsx'
import { Facts, PageHead, Part, State } from '../ui/parts.tsx'
import { ColleagueNames, loadWork, ownerOf, type WorkOfPage, WorkSteps, workActs } from '../ui/work-steps.tsx'

type Held = Got<'readHeldPayout'>

interface HeldData extends WorkOfPage {
  readonly held: Held
}

async function load(visit: Visit): Promise<Answer<HeldData>> {
  const orderId = visit.params.orderId ?? ''
  const held = await visit.call('readHeldPayout', { orderId })
  if (!held.ok) return held
  const work = await loadWork(visit, ['payoutName'], orderId)
  return work.ok ? { ok: true, data: { held: held.data, ...work.data } } : work
}

const unmask: Act = async (posted, { call, params }) => {
  // Without an idempotency key: the answer holds names, and answers under a key are stored.
  const answer = await call('unmaskHeldPayout', { orderId: params.orderId ?? '', reason: posted.text('reason') })
  return answer.ok ? { ok: true, shown: answer.data } : answer
}

const decide: Act = async (posted, { call, params }) => {
  const orderId = params.orderId ?? ''
  const input = {
    orderId,
    decision: chosen<(typeof nameDecisions)[number]>(posted, 'decision'),
    mark: posted.text('mark'),
    reason: posted.text('reason'),
  }
  const answer = await call('decideHeldPayout', input, posted.key)
  return answer.ok ? { to: `/payouts/${encodeURIComponent(orderId)}`, said: 'payoutDecided' } : answer
}

export const heldPayout = screen<HeldData>({
  path: '/payouts/:orderId',
  right: 'read',
  tab: 'payments',
  load,
  title: (_data, words) => words.heldPayout.title,
  View: HeldPayout,
  acts: { ...workActs, unmask, decide },
})

function headOf({ waits, decision, outcome }: Held, { words }: Visit): string {
  const { heads } = words.heldPayout
  if (waits) return heads.waits
  if (decision !== null) return heads[decision]
  return outcome === 'same' || outcome === 'similar' ? heads.passed : heads.over
}

function HeldPayout({ data: { held, item, colleagues }, visit }: { data: HeldData; visit: Visit }) {
  const { heldPayout: words } = visit.words
  const { facts } = words
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={headOf(held, visit)}
          lead={
            <>
              <a href={`/borrowers/${encodeURIComponent(held.userId)}`}>{words.person}</a>{' '}
              <a href={`/loans/${encodeURIComponent(held.orderId)}`}>{words.loan}</a>
            </>
          }
        >
          <State of={held.waits ? 'soon' : 'ok'} tag>
            {inWords(words.outcomes, held.outcome)}
          </State>
        </PageHead>
        <section className="part">
          <Facts
            of={[
              { name: facts.borrower, value: <bdi>{held.name}</bdi> },
              {
                name: facts.onAccount,
                value: held.accountName === null ? facts.notTold : <bdi>{held.accountName}</bdi>,
              },
              {
                name: facts.account,
                value: (
                  <>
                    {held.bankName} <span className="num">{held.accountNumber}</span>
                  </>
                ),
              },
              { name: facts.amount, minor: held.amountMinor, currency: held.currency },
              {
                name: facts.said,
                value: (
                  <>
                    {inWords(words.outcomes, held.outcome)}{' '}
                    <span className="quiet s">{facts.by({ provider: held.provider, at: held.answeredAt })}</span>
                  </>
                ),
              },
              held.note !== null && { name: facts.why, look: 'words', value: <bdi>{held.note}</bdi> },
            ]}
          />
        </section>
        {item !== null && (
          <section className="part stack">
            <ColleagueNames colleagues={colleagues} visit={visit} />
            <p className="quiet s">{ownerOf(item, visit)}</p>
            <WorkSteps item={item} visit={visit} label={words.title} />
          </section>
        )}
      </div>
      <aside className="stub" aria-label={words.decide.title}>
        {held.waits && <Decide visit={visit} />}
      </aside>
    </div>
  )
}

const bold = (name: string) => (
  <b>
    <bdi>{name}</bdi>
  </b>
)

function Decide({ visit }: { visit: Visit }) {
  const { decide: words, unmask: asked, facts } = visit.words.heldPayout
  if (!mayDo(visit.me.role, 'decideApplication')) {
    return (
      <section className="part">
        <p>{words.notYours}</p>
      </section>
    )
  }
  const shown = triedBy(visit, 'unmask')?.shown as Got<'unmaskHeldPayout'> | null | undefined
  const tried = triedBy(visit, 'decide')
  const mark = shown?.mark ?? tried?.typed.text('mark') ?? ''
  return (
    <Part stack title={words.title}>
      <p className="quiet s">{words.note}</p>
      {shown != null && (
        <Facts
          hideAfter={300}
          of={[
            { name: facts.borrower, value: bold(shown.name) },
            { name: facts.onAccount, value: bold(shown.accountName ?? facts.notTold) },
          ]}
        />
      )}
      {mark === '' ? (
        <ActForm act="unmask" visit={visit} keyless className="stack">
          <TextField name="reason" label={asked.reason} required max={500} />
          <p className="quiet s">{asked.note}</p>
          <Submit look="wide">{asked.submit}</Submit>
        </ActForm>
      ) : (
        <ActForm act="decide" visit={visit} className="stack">
          <input type="hidden" name="mark" value={mark} />
          <ChoiceField
            name="decision"
            label={words.choice}
            options={[...nameDecisions].reverse().map((value) => ({ value, label: words.choices[value] }))}
          />
          <ProseField name="reason" label={words.reason} required max={500} rows={3} />
          <Submit look="fill wide">{words.submit}</Submit>
          <p className="quiet s">{words.told}</p>
        </ActForm>
      )}
    </Part>
  )
}
