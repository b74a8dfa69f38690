// Who works at the desk: an admin invites, changes roles, invites again and ends. The link of an invitation is shown once.

import { mayDo, type Role, roles } from '../../core/officer/rights.ts'
import { type Act, askedIn, chosen, type Got, screen, type Visit } from '../screen.ts'
import { ActForm, ChoiceField, FoldedForm, Submit, TextField } from '../ui/form.tsx'
import { PageHead, Pages, Part, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

type Officers = Got<'listOfficers'>
type Officer = Officers['officers'][number]
type Invited = Got<'inviteOfficer'>

const pageRows = 50

const invite: Act = async (posted, { call }) => {
  const answer = await call(
    'inviteOfficer',
    { name: posted.text('name'), role: chosen<Role>(posted, 'role') },
    posted.key,
  )
  return answer.ok ? { ok: true, shown: answer.data } : answer
}

const again: Act = async (posted, { call }) => {
  const input = { officerId: posted.text('about'), reason: posted.text('reason') }
  const answer = await call('inviteAgain', input, posted.key)
  return answer.ok ? { ok: true, shown: answer.data } : answer
}

const change: Act = async (posted, { call }) => {
  const officerId = posted.text('about')
  const input = { officerId, role: chosen<Role>(posted, 'role'), reason: posted.text('reason') }
  const answer = await call('changeRole', input, posted.key)
  if (!answer.ok) return answer
  return { to: '/officers', said: answer.data.holdsFrom === null ? 'roleChanged' : 'roleWaits' }
}

const end: Act = async (posted, { call }) => {
  const input = { officerId: posted.text('about'), reason: posted.text('reason') }
  const answer = await call('endOfficer', input, posted.key)
  return answer.ok ? { to: '/officers', said: 'officerEnded' } : answer
}

const decideGrant: Act = async (posted, { call }) => {
  const confirm = chosen<'true' | 'false'>(posted, 'confirm')
  const input = { grantId: posted.text('about'), confirm, reason: posted.text('reason') }
  const answer = await call('decideGrant', input, posted.key)
  return answer.ok ? { to: '/officers', said: confirm === 'true' ? 'roleConfirmed' : 'roleStopped' } : answer
}

export const officers = screen<Officers>({
  path: '/officers',
  right: 'audit',
  tab: 'officers',
  load: ({ call, url }) => call('listOfficers', { limit: pageRows, ...askedIn(url, 'after') }),
  title: (_officers, words) => words.officers.title,
  View: OfficersPage,
  acts: { invite, again, change, end, grant: decideGrant },
})

function OfficersPage({ data, visit }: { data: Officers; visit: Visit }) {
  const { officers: words, roles: roleNames } = visit.words
  const byProvider = visit.login === 'provider'
  const manages = mayDo(visit.me.role, 'manageOfficers')
  const { columns } = words
  return (
    <>
      <PageHead
        title={words.head}
        lead={manages ? (byProvider ? words.leadByProvider : words.lead) : words.leadToRead}
      />
      <Grants grants={data.grants} visit={visit} />
      {manages && !byProvider && <Invite visit={visit} />}
      <div className="part">
        <Table
          caption={words.caption}
          scroll="fits"
          byKeys
          rows={data.officers.map((one) => ({
            ...one,
            way:
              one.endedAt === null ? (
                wayOf(one, visit.words)
              ) : (
                <State of="no">{words.ended({ at: one.endedAt })}</State>
              ),
            seen: one.lastSeenAt === null ? words.never : <When at={one.lastSeenAt} />,
          }))}
          columns={[
            {
              head: columns.name,
              kind: 'name',
              cell: ({ id, name, role, way, seen }) => (
                <>
                  <a href={`/audit?subject=${encodeURIComponent(id)}`}>
                    <bdi>{name}</bdi>
                  </a>
                  <small className="n quiet">
                    {`${roleNames[role]} · `}
                    {way}
                  </small>
                  <small className="n quiet">{seen}</small>
                </>
              ),
            },
            { head: columns.role, wide: true, cell: ({ role }) => roleNames[role] },
            { head: columns.way, wide: true, cell: ({ way }) => way },
            { head: columns.seen, wide: true, cell: ({ seen }) => seen },
            manages && {
              head: columns.acts,
              cell: (one) => one.endedAt === null && <Acts officer={one} visit={visit} />,
            },
          ]}
        />
        <Pages next={data.next} visit={visit} />
      </div>
    </>
  )
}

function Invite({ visit: asked }: { visit: Visit }) {
  const { officers: words, roles: names } = asked.words
  const invited = asked.tried?.shown as Invited | null | undefined
  // After an invitation the form is empty: the same name sent once more would be a second officer.
  const visit = invited == null ? asked : { ...asked, tried: null }
  return (
    <section className="part stack">
      {invited != null && <Invitation visit={visit} invited={invited} />}
      <h2>{words.invite.title}</h2>
      <ActForm act="invite" visit={visit} className="row">
        <div className="wide-box">
          <TextField name="name" label={words.invite.name} required max={80} dataKey="n" />
        </div>
        <ChoiceField
          name="role"
          label={words.invite.role}
          options={roles.map((value) => ({ value, label: names[value] }))}
        />
        <Submit look="fill">{words.invite.submit}</Submit>
      </ActForm>
    </section>
  )
}

function Invitation({ visit, invited }: { visit: Visit; invited: Invited }) {
  const { invite: words } = visit.words.officers
  if (invited.invitation === null)
    return (
      <p className="say info" role="status">
        {words.gone}
      </p>
    )
  return (
    <div className="say info stack" role="status">
      <label htmlFor="invitation">{words.done({ name: invited.name })}</label>
      <input className="box" id="invitation" readOnly defaultValue={invited.invitation} dir="ltr" />
      <p>
        {words.code}: <b dir="ltr">{invited.code}</b>
      </p>
      <p className="quiet s">{words.note}</p>
      {invited.holdsFrom !== null && <p className="s">{words.waits({ at: invited.holdsFrom })}</p>}
    </div>
  )
}

function wayOf({ byProvider, passkeys, invitedUntil }: Officer, { officers: { ways } }: Visit['words']): string {
  if (byProvider) return ways.provider
  if (invitedUntil !== null) return ways.invited({ until: invitedUntil })
  return passkeys > 0 ? ways.passkeys({ n: passkeys }) : ways.none
}

function Acts({ officer: { id, role, byProvider }, visit }: { officer: Officer; visit: Visit }) {
  const { officers: words, roles: names } = visit.words
  const why = <TextField name="reason" label={words.reason} required max={500} />
  // The server refuses an admin's change of their own role, and a new invitation for themselves.
  const isAnother = id !== visit.me.id
  return (
    <>
      {!byProvider && isAnother && (
        <FoldedForm act="change" visit={visit} about={id} title={words.change}>
          <ChoiceField
            name="role"
            label={words.newRole}
            value={role}
            options={roles.map((value) => ({ value, label: names[value] }))}
          />
          {why}
          <Submit>{words.changeSubmit}</Submit>
        </FoldedForm>
      )}
      {!byProvider && isAnother && visit.login === 'passkeys' && (
        <FoldedForm act="again" visit={visit} about={id} title={words.again}>
          <p className="quiet s">{words.againNote}</p>
          {why}
          <Submit>{words.againSubmit}</Submit>
        </FoldedForm>
      )}
      <FoldedForm act="end" visit={visit} about={id} title={words.end}>
        <p className="quiet s">{words.endNote}</p>
        {why}
        <Submit>{words.endSubmit}</Submit>
      </FoldedForm>
    </>
  )
}

type Grant = Got<'listOfficers'>['grants'][number]

function Grants({ grants, visit }: { grants: readonly Grant[]; visit: Visit }) {
  const { grants: words } = visit.words.officers
  if (grants.length === 0) return null
  return (
    <Part stack id="grants" title={words.title({ n: grants.length })}>
      <p className="quiet">{words.lead}</p>
      {grants.map((grant) => (
        <One key={grant.id} grant={grant} visit={visit} />
      ))}
    </Part>
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
          <When at={givenAt} />
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
