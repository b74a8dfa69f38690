// What an officer does with an item of the work list, on the list and on the item's own page: take, hand back, hand over, mark done.

import { isReturnQuestion, type WorkKind } from '../../core/desk/work-clock.ts'
import { maySettleReturn, mayTake } from '../../core/desk/work-rights.ts'
import { mayDo, type Role } from '../../core/officer/rights.ts'
import { type ContactChannel, contactChannels } from '../../core/outbox/contact.ts'
import type { ContactStop } from '../../core/outbox/contact-now.ts'
import { type DeskWords, rulesIn } from '../messages/words.ts'
import { type Act, type Answer, type Got, type Visit, wrongInput } from '../screen.ts'
import { ActForm, ChoiceField, FoldedForm, Submit, TextField, triedBy } from './form.tsx'
import { State } from './parts.tsx'

export type Colleagues = Got<'listColleagues'>
type Item = Pick<Got<'readWork'>, 'kind' | 'id' | 'owner'> & { readonly what?: string }

const actOn =
  (call: 'takeWork' | 'handBackWork' | 'closeWork', said: string): Act =>
  async (posted, visit) => {
    const input = itemIn(posted.text('about'))
    const answer =
      call === 'closeWork'
        ? await visit.call(call, { ...input, reason: posted.text('reason') }, posted.key)
        : await visit.call(
            call,
            call === 'takeWork' ? { ...input, ...channelIn(posted.text('channel')) } : input,
            posted.key,
          )
    const isQueued = call === 'closeWork' && input.kind === 'jobGivenUp'
    return after(answer, visit, { about: posted.text('about'), said: isQueued ? 'queuedAgain' : said })
  }

/** The colleague of this name; a refusal where there is none, or several. */
export function colleagueIn(typed: string, colleagues: Colleagues, { words }: Visit): Answer<Colleagues[number]> {
  const found = colleagues.filter((one) => one.name === typed.trim() || labelOf(one, words) === typed.trim())
  const [to] = found
  if (to !== undefined && found.length === 1) return { ok: true, data: to }
  const message = to === undefined ? words.work.noColleague : words.work.manyColleagues
  return wrongInput(message, 'officer')
}

const settle: Act = async (posted, visit) => {
  const about = posted.text('about')
  const input = { ...itemIn(about), reason: posted.text('reason'), settled: true }
  return after(await visit.call('closeWork', input, posted.key), visit, { about, said: 'done' })
}

const handOver: Act = async (posted, visit) => {
  const colleagues = await loadColleagues(visit)
  if (!colleagues.ok) return colleagues
  const to = colleagueIn(posted.text('officer'), colleagues.data, visit)
  if (!to.ok) return to
  const input = { ...itemIn(posted.text('about')), officerId: to.data.id, reason: posted.text('reason') }
  return after(await visit.call('handOverWork', input, posted.key), visit, {
    about: posted.text('about'),
    said: 'handedOver',
  })
}

export const workActs = {
  take: actOn('takeWork', 'taken'),
  handBack: actOn('handBackWork', 'handedBack'),
  handOver,
  close: actOn('closeWork', 'done'),
  settle,
}

function after(
  answer: Answer<unknown>,
  { url, words }: Visit,
  { about, said }: { about: string; said: string },
): Awaited<ReturnType<Act>> {
  if (answer.ok) return { to: `${url.pathname}${url.search}#${encodeURIComponent(about)}`, said }
  const { owner, because, also, mayFrom } = answer.more as {
    owner?: { name?: string }
    because?: ContactStop
    also?: readonly ContactStop[]
    mayFrom?: string | null
  }
  if (because !== undefined) {
    const rule = rulesIn(words, [because, ...(also ?? [])])
    const said = mayFrom == null ? words.work.rule({ rule }) : words.work.ruleUntil({ rule, at: mayFrom })
    return { ...answer, message: `${answer.message} ${said}` }
  }
  return owner?.name === undefined ? answer : { ...answer, message: words.work.isTaken({ name: owner.name }) }
}

/** The id of the row of an item on the list, to which its acts lead back. */
export function placeOfItem({ kind, id }: Pick<Item, 'kind' | 'id'>): string {
  return `${kind}~${id}`
}

/** `case~c1`: the kind, and an id that may have anything in it. */
function itemIn(about: string): { readonly kind: WorkKind; readonly itemId: string } {
  const at = about.indexOf('~')
  const [kind, itemId] = at === -1 ? [about, ''] : [about.slice(0, at), about.slice(at + 1)]
  return { kind: kind as WorkKind, itemId }
}

/** The channel by which a late loan's borrower will be contacted, where one was chosen. */
function channelIn(typed: string): { readonly channel?: ContactChannel } {
  const channel = contactChannels.find((one) => one === typed)
  return channel === undefined ? {} : { channel }
}

/** Stops of a call alone: by another channel the borrower may be contacted, unless that has a rule of its own. */
const stopsOfCalls: readonly ContactStop[] = ['noPhone', 'askedNotTo', 'tooManyByChannel', 'atNight']

/** The officers who can be handed an item; empty for a role that takes none. */
export async function loadColleagues({ call, me }: Visit): Promise<Answer<Colleagues>> {
  return mayDo(me.role, 'work') ? await call('listColleagues', {}) : { ok: true, data: [] }
}

/** What a list shows, with the officers who can be handed its items. */
export async function withColleagues<Data>(
  visit: Visit,
  found: Answer<Data>,
): Promise<Answer<Data & { readonly colleagues: Colleagues }>> {
  if (!found.ok) return found
  const colleagues = await loadColleagues(visit)
  return colleagues.ok ? { ok: true, data: { ...found.data, colleagues: colleagues.data } } : colleagues
}

/** The item that waits for a page, and who can be handed it. */
export interface WorkOfPage {
  /** Its item of the work list; null where nothing waits. */
  readonly item: Got<'readWork'> | null
  readonly colleagues: Colleagues
}

/** Loads the item of one of these kinds that stands on the work list under this id, and the officers who can be handed it. */
export async function loadWork(visit: Visit, kinds: readonly WorkKind[], itemId: string): Promise<Answer<WorkOfPage>> {
  const colleagues = await loadColleagues(visit)
  if (!colleagues.ok) return colleagues
  for (const kind of kinds) {
    const item = await visit.call('readWork', { kind, itemId })
    if (item.ok) return { ok: true, data: { item: item.data, colleagues: colleagues.data } }
    if (item.status !== 404) return item
  }
  return { ok: true, data: { item: null, colleagues: colleagues.data } }
}

/** `Joy Mercado, support`. */
function labelOf({ name, role }: Colleagues[number], words: DeskWords): string {
  return `${name}, ${words.roles[role]}`
}

/** The names that the fields of a page offer: once, however many items there are. */
export function ColleagueNames({ colleagues, visit }: { colleagues: Colleagues; visit: Visit }) {
  return (
    <datalist id="colleagues">
      {colleagues.map((one) => (
        <option key={one.id} value={labelOf(one, visit.words)} />
      ))}
    </datalist>
  )
}

/** Who has an item: no officer, the one who is looking, or a colleague by name. */
export function ownerOf({ owner }: Item, { me, words }: Visit): string {
  const { nobody, you } = words.cases.owner
  return owner === null ? nobody : owner.id === me.id ? you : owner.name
}

/** The kinds that an officer marks done by hand. */
const closedByHand: readonly WorkKind[] = [
  'contactMessage',
  'refundFailed',
  'jobGivenUp',
  'brokenPromise',
  'brokenPlan',
  'missedPlanStart',
  'contactAgainstRule',
]

interface StepsProps {
  readonly item: Item
  readonly visit: Visit
  readonly label: string
  /** Of a late loan: why its borrower may not be called now; empty where a call is in order. */
  readonly stops?: readonly ContactStop[]
}

export function WorkSteps({ item, visit, label, stops = [] }: StepsProps) {
  const { me, words } = visit
  const { kind, owner } = item
  const about = placeOfItem(item)
  if (!mayDo(me.role, 'work')) return null
  const isMine = owner?.id === me.id
  const isFree = owner === null && mayTake(me.role, kind)
  const isMoved = triedBy(visit, 'take', about) !== null || triedBy(visit, 'handBack', about) !== null
  return (
    <div className="row steps">
      {isMoved && (
        <span className="refused" role="alert" tabIndex={-1}>
          <State of="over">{visit.tried?.refused?.message}</State>
        </span>
      )}
      {owner === null && !mayTake(me.role, kind) && <span className="quiet s">{words.work.doneBy[kind]}</span>}
      {isFree && stops.length > 0 && stops.every((stop) => stopsOfCalls.includes(stop)) && (
        <TakeBy about={about} visit={visit} label={label} />
      )}
      {isFree && stops.length === 0 && (
        <ActForm act="take" about={about} visit={visit}>
          <button type="submit" className="btn" data-key="t" aria-label={words.work.takeThis({ what: label })}>
            {words.work.take}
          </button>
        </ActForm>
      )}
      {owner !== null && (isMine || me.role === 'manager') && (
        <ActForm act="handBack" about={about} visit={visit}>
          <button type="submit" className="btn" data-key="h" aria-label={words.work.handBackThis({ what: label })}>
            {words.work.handBack}
          </button>
        </ActForm>
      )}
      {(owner === null || isMine || me.role === 'manager') && (
        <HandOver about={about} visit={visit} label={words.work.handOverThis({ what: label })} />
      )}
      {closedByHand.includes(kind) && (owner === null || isMine) && mayTake(me.role, kind) && (
        <FoldedForm
          act="close"
          about={about}
          visit={visit}
          title={kind === 'jobGivenUp' ? words.work.tryAgain : words.work.call}
        >
          <TextField
            name="reason"
            label={kind === 'jobGivenUp' ? words.work.tryReason : words.work.reason}
            required
            max={500}
          />
          <Submit look="wide">{kind === 'jobGivenUp' ? words.work.tryAgain : words.work.call}</Submit>
        </FoldedForm>
      )}
      {isReturnQuestion(item) && (owner === null || isMine) && maySettleReturn(me.role) && (
        <Settle about={about} visit={visit} />
      )}
    </div>
  )
}

/** A refund or dispute whose sum the provider never told: the officer who looked there writes down what was booked for it. */
function Settle({ about, visit }: { about: string; visit: Visit }) {
  const { work: words } = visit.words
  return (
    <FoldedForm act="settle" about={about} visit={visit} title={words.settledByHand}>
      <TextField name="reason" label={words.settledReason} required max={500} />
      <Submit look="wide">{words.settledByHand}</Submit>
    </FoldedForm>
  )
}

/** A late loan whose borrower may not be called is taken to be written to, or visited. */
function TakeBy({ about, visit, label }: { about: string; visit: Visit; label: string }) {
  const { work: words, contacts } = visit.words
  const options = contactChannels
    .filter((channel) => channel !== 'call')
    .map((value) => ({ value, label: contacts.channels[value] }))
    .toSorted((one, other) => Number(other.value === 'letter') - Number(one.value === 'letter'))
  return (
    <FoldedForm act="take" about={about} visit={visit} title={words.takeBy} spoken={words.takeByThis({ what: label })}>
      <ChoiceField name="channel" label={contacts.note.channel} options={options} />
      <Submit look="wide">{words.take}</Submit>
    </FoldedForm>
  )
}

function HandOver({ about, visit, label }: { about: string; visit: Visit; label: string }) {
  const { work: words } = visit.words
  return (
    <FoldedForm act="handOver" about={about} visit={visit} title={words.handOver} spoken={label}>
      <TextField name="officer" label={words.toWhom} list="colleagues" required max={120} />
      <TextField name="reason" label={words.handOverReason} required max={500} />
      <Submit look="wide">{words.handOver}</Submit>
    </FoldedForm>
  )
}

/** Null where an item is done on the list, and where the role does not open its page. */
export function placeOf(item: Got<'readWork'>, role: Role): string | null {
  const { kind, id, caseId, orderId, userId } = item
  if (kind === 'proposal' && item.what.startsWith('bulk:')) return `/bulk/${encodeURIComponent(id)}`
  if (kind === 'proposal') return `/proposals/${encodeURIComponent(id)}`
  if (kind === 'referredApplication' || kind === 'secondLook') return `/applications/${encodeURIComponent(id)}`
  if (kind === 'payoutName') return `/payouts/${encodeURIComponent(id)}`
  if (caseId !== null) return `/cases/${encodeURIComponent(caseId)}`
  if (kind === 'settlement') return `/payments/differences/${encodeURIComponent(id)}`
  if (kind === 'contactMessage') return mayDo(role, 'unmask') ? `/messages/${encodeURIComponent(id)}` : null
  if (kind === 'suspense' || kind === 'paymentReturn') return `/suspense/${encodeURIComponent(id)}`
  if (kind === 'contactAgainstRule')
    return `/borrowers/${encodeURIComponent(userId ?? '')}#contact-${encodeURIComponent(id)}`
  if (orderId !== null) return `/loans/${encodeURIComponent(orderId)}#${encodeURIComponent(placeOfItem(item))}`
  return userId === null ? null : `/borrowers/${encodeURIComponent(userId)}`
}
