// Roles that wait for a second person: who gives what to whom, until when, and the two buttons.

import { mayDo } from '../../core/officer/rights.ts'
import type { Got } from '../calls.ts'
import type { Act, Visit } from '../screen.ts'
import { ActForm, TextField } from '../ui/form.tsx'
import { State } from '../ui/marks.tsx'
import { When } from '../ui/when.tsx'

type Grant = Got<'listOfficers'>['grants'][number]

export const decideGrant: Act = async (posted, { call }) => {
  const confirm = posted.text('confirm') === 'true'
  const input = { grantId: posted.text('about'), confirm, reason: posted.text('reason') }
  const answer = await call('decideGrant', input, posted.key)
  return answer.ok ? { to: '/officers', said: confirm ? 'roleConfirmed' : 'roleStopped' } : answer
}

export function Grants({ grants, visit }: { grants: readonly Grant[]; visit: Visit }) {
  const { grants: words } = visit.words.officers
  if (grants.length === 0) return null
  return (
    <section className="part stack" id="grants">
      <h2>{words.title({ n: grants.length })}</h2>
      <p className="quiet">{words.lead}</p>
      {grants.map((grant) => (
        <One key={grant.id} grant={grant} visit={visit} />
      ))}
    </section>
  )
}

function One({ grant, visit }: { grant: Grant; visit: Visit }) {
  const { officers, roles } = visit.words
  const { grants: words } = officers
  const { id, officerId, name, kind, role, by, reason, givenAt, holdsFrom } = grant
  const isOwn = by?.id === visit.me.id || officerId === visit.me.id
  const common = { visit, act: 'grant', about: id } as const
  return (
    <div className="stack">
      <h3>
        <bdi>{name}</bdi>: {words.kinds[kind]({ role: roles[role] })}
      </h3>
      <p>
        <State of="soon">{holdsFrom === null ? words.untilSigned : words.until({ at: holdsFrom })}</State>
      </p>
      <p className="words">
        <b>{by?.name ?? words.byOperator}</b>{' '}
        <span className="quiet">
          <When at={givenAt} words={visit.words} />
        </span>{' '}
        <bdi>{reason}</bdi>
      </p>
      {mayDo(visit.me.role, 'confirmRole') && (
        <ActForm {...common} className="stack">
          <TextField name="reason" label={officers.reason} required max={500} />
          {isOwn && <p className="quiet s">{words.own}</p>}
          <div className="row">
            {!isOwn && (
              <button type="submit" className="btn fill" name="confirm" value="true">
                {words.confirm}
              </button>
            )}
            <button type="submit" className="btn" name="confirm" value="false">
              {words.stop}
            </button>
          </div>
        </ActForm>
      )}
    </div>
  )
}
