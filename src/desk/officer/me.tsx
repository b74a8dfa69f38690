// The officer's own page: the passkeys that log in, one more, one less.

import { type Act, type Got, screen, type Visit } from '../screen.ts'
import { ActForm } from '../ui/form.tsx'
import { PageHead, Part, When } from '../ui/parts.tsx'
import { PasskeyPart } from '../ui/passkey-part.tsx'
import { Spoken, Table } from '../ui/table.tsx'

type Passkeys = Got<'listOwnPasskeys'>

const remove: Act = async (posted, { call }) => {
  const answer = await call('removeOwnPasskey', { credentialId: posted.text('about') }, posted.key)
  return answer.ok ? { to: '/me', said: 'passkeyRemoved' } : answer
}

/** Leads back to the page on which it was told: one of this desk. */
const seen: Act = async (posted, { call, url }) => {
  const answer = await call('seeNotice', { noticeId: posted.text('about') })
  if (!answer.ok) return answer
  const back = URL.canParse(posted.text('back'), url) ? new URL(posted.text('back'), url) : url
  return { to: back.origin === url.origin ? back.pathname + back.search : '/me' }
}

export const me = screen<Passkeys>({
  path: '/me',
  right: 'ownSession',
  tab: null,
  load: ({ call }) => call('listOwnPasskeys', {}),
  title: (_passkeys, words) => words.me.title,
  View: Me,
  acts: { remove, seen },
})

function Me({ data, visit }: { data: Passkeys; visit: Visit }) {
  const { me: words, roles } = visit.words
  return (
    <>
      <PageHead title={<bdi>{visit.me.name}</bdi>} lead={words.lead({ role: roles[visit.me.role] })} />
      {visit.login === 'provider' ? (
        <div className="part">
          <p>{words.byProvider}</p>
        </div>
      ) : (
        <>
          <Part title={words.passkeys}>
            <OwnPasskeys data={data} visit={visit} />
          </Part>
          <Part title={words.addTitle}>
            <p className="quiet">{words.addNote}</p>
            <PasskeyPart words={visit.words} way="add" next="/me?said=passkeyAdded" label={words.add}>
              <div className="wide-box">
                <label htmlFor="passkey-name">{words.name}</label>
                <input className="box" id="passkey-name" name="label" autoComplete="off" />
              </div>
            </PasskeyPart>
          </Part>
        </>
      )}
    </>
  )
}

function OwnPasskeys({ data, visit }: { data: Passkeys; visit: Visit }) {
  const { me: words } = visit.words
  return (
    <Table
      caption={words.passkeys}
      none={words.none}
      scroll="scrolls"
      byKeys
      rows={data}
      columns={[
        { head: words.label, kind: 'name', cell: ({ label }) => <bdi>{label || words.unnamed}</bdi> },
        { head: words.created, kind: 'day', cell: ({ createdAt }) => createdAt },
        { head: words.used, cell: ({ lastUsedAt: at }) => (at === null ? words.never : <When at={at} />) },
        {
          head: <Spoken>{words.remove}</Spoken>,
          look: 'r',
          cell: ({ id, label }) => (
            <ActForm act="remove" visit={visit} about={id}>
              <button type="submit" className="btn" aria-label={words.removeOf({ label: label || words.unnamed })}>
                {words.remove}
              </button>
            </ActForm>
          ),
        },
      ]}
    />
  )
}
