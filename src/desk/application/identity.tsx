// Who the applicant is: what was typed beside the pictures and what a service said, each field confirmed or doubted, papers asked again.

import { askedAgain, fieldVerdicts, type IdentityField, identityFields } from '../../core/application/identity-check.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { inWords } from '../messages/words.ts'
import { type Act, type Got, type Visit, wrongInput } from '../screen.ts'
import { ActForm, ChoiceField, FoldedForm, ProseField, Submit, TextField, triedBy } from '../ui/form.tsx'
import { Part, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

type Application = Got<'readApplicationReview'>
type Identity = NonNullable<Application['identity']>
type Field = Identity['fields'][number]
type Shown = Got<'unmaskIdentity'>

/** What was unmasked goes from the page after so many seconds, where the script runs: long enough to compare five fields. */
const shownSeconds = 900

const placeOf = (id: string): string => `/applications/${encodeURIComponent(id)}`

const unmask: Act = async (posted, { call, params }) => {
  // Without an idempotency key: the answer holds what was typed, and answers under a key are stored.
  const input = { applicationId: params.applicationId ?? '', reason: posted.text('reason') }
  const answer = await call('unmaskIdentity', input)
  return answer.ok ? { ok: true, shown: answer.data } : answer
}

const check: Act = async (posted, { call, params, words }) => {
  const applicationId = params.applicationId ?? ''
  const fields = identityFields.flatMap((field) => {
    const verdict = fieldVerdicts.find((one) => one === posted.text(`verdict-${field}`))
    const note = posted.given(`note-${field}`)
    return verdict === undefined ? [] : [{ field, verdict, mark: posted.text(`mark-${field}`), ...(note && { note }) }]
  })
  if (fields.length === 0) return wrongInput(words.identity.check.nothingSaid)
  const answer = await call('checkIdentity', { applicationId, fields }, posted.key)
  return answer.ok ? { to: `${placeOf(applicationId)}#identity`, said: 'identityChecked' } : answer
}

const askAgain: Act = async (posted, { call, params }) => {
  const applicationId = params.applicationId ?? ''
  const what = askedAgain.filter((one) => posted.has(`again-${one}`))
  const note = posted.given('note')
  const answer = await call('askPapersAgain', { applicationId, what, ...(note && { note }) }, posted.key)
  return answer.ok ? { to: `${placeOf(applicationId)}#identity`, said: 'papersAsked' } : answer
}

export const identityActs = { unmaskIdentity: unmask, checkIdentity: check, askAgain }

export function WhoIsIt({ data, identity, visit }: { data: Application; identity: Identity; visit: Visit }) {
  const { identity: words } = visit.words
  const mayDecide = data.state === 'waiting' && mayDo(visit.me.role, 'decideApplication')
  const shown = triedBy(visit, 'unmaskIdentity')?.shown as Shown | null | undefined
  return (
    <Part stack id="identity" title={words.title}>
      {identity.isInQuestion && data.state === 'waiting' && (
        <p>
          <State of={identity.missing.length === 0 ? 'ok' : 'soon'}>
            {identity.missing.length === 0
              ? words.enough
              : words.missing({ fields: identity.missing.map((field) => words.fields[field].toLowerCase()) })}
          </State>
        </p>
      )}
      <div className="grid g2">
        <div className="stack">
          {mayDecide && shown != null ? (
            <Compare shown={shown} data={data} visit={visit} />
          ) : (
            <Fields data={data} identity={identity} visit={visit} />
          )}
          {mayDecide && <Unmask visit={visit} isShown={shown != null} />}
        </div>
        <Pictures data={data} visit={visit} />
      </div>
      <AskedAgain identity={identity} visit={visit} mayAsk={mayDecide && data.kind === 'referred'} />
    </Part>
  )
}

/** What an identity service said of a field, in a few words. */
function serviceSaid(field: IdentityField, { facts }: Application, { words }: Visit): string {
  const { service } = words.identity
  const identity = facts?.identity ?? null
  if (identity === null || identity.reasons.includes('leftToPerson')) return service.nobody
  const about: Partial<Record<IdentityField, readonly string[]>> = {
    fullName: ['nameDiffers', 'nameIsSimilar'],
    birthDate: ['birthDateDiffers'],
    idNumber: ['documentUnknown', 'documentNotValid', 'documentCannotBeAsked', 'answerWasLost', 'providerAway'],
  }
  const own = about[field]
  if (own === undefined) return service.silent
  if (identity.outcome === 'match') return service.matches
  const said = identity.reasons.filter((reason) => own.includes(reason))
  const reasons = words.applications.facts.checkReasons
  return said.length === 0 ? service.silent : said.map((reason) => inWords(reasons, reason)).join(', ')
}

const typedIn = (field: IdentityField, typed: string, { words }: Visit): string => {
  if (field === 'idType') return inWords(words.identity.idTypes, typed)
  return field === 'birthDate' && /^\d{4}-/.test(typed) ? words.date(typed) : typed
}

function Fields({ data, identity, visit }: { data: Application; identity: Identity; visit: Visit }) {
  const { identity: words } = visit.words
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      rows={identity.fields.map((one) => ({ ...one, service: serviceSaid(one.field, data, visit) }))}
      columns={[
        { head: columns.field, kind: 'name', cell: ({ field }) => words.fields[field] },
        {
          head: columns.typed,
          look: 'words',
          cell: ({ field, typed, service }) => (
            <>
              <bdi>{typedIn(field, typed, visit)}</bdi>
              <small className="n quiet">{`${columns.service}: ${service}`}</small>
            </>
          ),
        },
        { head: columns.service, wide: true, cell: ({ service }) => service },
        { head: columns.officer, look: 'words', cell: (field) => <Said of={field} visit={visit} /> },
      ]}
    />
  )
}

function Said({ of: { said }, visit }: { of: Field; visit: Visit }) {
  const { identity: words } = visit.words
  if (said === null) return <span className="quiet">{words.nothing}</span>
  return (
    <>
      {said.isOfNow ? (
        <State of={said.verdict === 'confirmed' ? 'ok' : 'no'}>{words.verdicts[said.verdict]}</State>
      ) : (
        <span className="quiet">
          {words.verdicts[said.verdict]}, {words.older}
        </span>
      )}
      {said.note !== '' && (
        <>
          {' '}
          <bdi>{said.note}</bdi>
        </>
      )}
      <small className="quiet"> {words.by({ name: said.by, at: said.at })}</small>
    </>
  )
}

function Unmask({ visit, isShown }: { visit: Visit; isShown: boolean }) {
  const { unmask: words } = visit.words.identity
  const refused = triedBy(visit, 'checkIdentity')?.refused ?? null
  return (
    <>
      {refused !== null && (
        <div className="say over" role="alert" tabIndex={-1}>
          <State of="over">{refused.message}</State>
        </div>
      )}
      <FoldedForm
        act="unmaskIdentity"
        visit={visit}
        keyless
        at="identity"
        title={isShown ? words.again : words.summary}
        open={refused !== null || triedBy(visit, 'unmaskIdentity')?.refused != null}
      >
        <TextField name="reason" label={words.reason} required max={500} />
        <div className="row ends">
          <span className="quiet s">{words.note}</span>
          <Submit>{words.submit}</Submit>
        </div>
      </FoldedForm>
    </>
  )
}

/** Unmasked, with what the officer says of each field: one form, one record for each field. */
function Compare({ shown, data, visit }: { shown: Shown; data: Application; visit: Visit }) {
  const { identity: words } = visit.words
  const { check: said } = words
  const options = [
    { value: '', label: said.notYet },
    { value: 'confirmed', label: said.confirmed },
    { value: 'doubted', label: said.doubted },
  ]
  return (
    <div data-hide-after={shownSeconds}>
      <ActForm act="checkIdentity" visit={visit} className="stack" at="identity">
        <p className="quiet s">{said.lead}</p>
        {shown.fields.map(({ field, typed, mark }) => (
          <div key={field} className="stack">
            <input type="hidden" name={`mark-${field}`} value={mark} />
            <p>
              <span className="quiet s">{words.fields[field]}</span>
              <br />
              <b className="words">
                <bdi>{typedIn(field, typed, visit)}</bdi>
              </b>{' '}
              <span className="quiet s">{serviceSaid(field, data, visit)}</span>
            </p>
            <div className="pair">
              <ChoiceField
                name={`verdict-${field}`}
                label={said.verdictOf({ field: words.fields[field] })}
                options={options}
              />
              <TextField name={`note-${field}`} label={said.noteOf({ field: words.fields[field] })} max={300} />
            </div>
          </div>
        ))}
        <Submit look="fill wide">{said.submit}</Submit>
      </ActForm>
    </div>
  )
}

/** Collapsed at first: the browser loads a picture, and the audit records the look, only once it is opened. */
function Pictures({ data: { applicationId, pictures }, visit }: { data: Application; visit: Visit }) {
  const { pictures: words } = visit.words.applications
  const { picture } = visit.words.identity
  if (!mayDo(visit.me.role, 'decideApplication')) return null
  return (
    <div className="stack">
      <h3>{words.title}</h3>
      {pictures.length === 0 && <p className="quiet">{picture.none}</p>}
      {pictures.map(
        ({ side, opens }) =>
          !opens && (
            <p key={side}>
              <State of="over">
                {words.sides[side]}: {picture.broken}
              </State>
            </p>
          ),
      )}
      {pictures.some(({ opens }) => opens) && (
        <details open={triedBy(visit, 'unmaskIdentity')?.shown != null}>
          <summary>{words.show}</summary>
          <p className="quiet s">{words.note}</p>
          {pictures
            .filter(({ opens }) => opens)
            .map(({ side, savedAt }) => (
              <figure key={side}>
                <img
                  className="shot"
                  src={`/desk${placeOf(applicationId)}/pictures/${side}`}
                  alt={words.sides[side]}
                  loading="lazy"
                />
                <figcaption className="quiet s">
                  {words.sides[side]}, <When at={savedAt} />
                </figcaption>
              </figure>
            ))}
        </details>
      )}
    </div>
  )
}

function AskedAgain({ identity: { asked }, visit, mayAsk }: { identity: Identity; visit: Visit; mayAsk: boolean }) {
  const { again: words } = visit.words.identity
  const named = (things: readonly (keyof typeof words.things)[]) =>
    things.map((one) => words.things[one].toLowerCase()).join(', ')
  const isOpen = asked !== null && asked.missing.length > 0
  return (
    <>
      {asked !== null && (
        <p>
          {words.asked({ by: asked.by, at: asked.at })} {named(asked.what)}.{' '}
          {asked.note !== '' && (
            <>
              <bdi>{asked.note}</bdi>{' '}
            </>
          )}
          {isOpen ? (
            <State of="later">
              {words.missing({ things: named(asked.missing) })} {words.until({ at: asked.answerBy })}
            </State>
          ) : (
            <State of="ok">{words.came}</State>
          )}
        </p>
      )}
      {mayAsk && !isOpen && (
        <FoldedForm act="askAgain" visit={visit} at="identity" title={words.title}>
          <p className="quiet s">{words.lead}</p>
          <fieldset className="stack">
            <legend>{words.what}</legend>
            {askedAgain.map((one) => (
              <label key={one} className="pick">
                <input
                  type="checkbox"
                  name={`again-${one}`}
                  defaultChecked={triedBy(visit, 'askAgain')?.typed.has(`again-${one}`) === true}
                />{' '}
                {words.things[one]}
              </label>
            ))}
          </fieldset>
          <ProseField name="note" label={words.note} max={300} rows={2} />
          <Submit>{words.submit}</Submit>
        </FoldedForm>
      )}
    </>
  )
}
