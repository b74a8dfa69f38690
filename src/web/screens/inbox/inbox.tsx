// The inbox: what was said to the borrower, the new first, each line leading to its screen.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, addressToOpen, replace } from '../../page/page-query.ts'
import { apiContext, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { SiteNav } from '../../page/site-nav.tsx'
import { shown } from '../../sending/failed-call.ts'
import { ActionForm, LinkButton, QuietButton, TextLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Day } from '../../ui/money.tsx'
import { Note, type ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { together } from '../../ui/together.ts'

await needWords('inbox')

export const handle: RouteHandle = { styles: ['status', 'states', 'inbox', 'sitenav'] }

/** Names a line, in the link of a message on the phone. */
const lineParam = 'line'

type WireMessage = CallOutput<'listMessages'>['list'][number]

type ShownMessage = Omit<WireMessage, 'url'> & { readonly to: string }

interface Inbox {
  readonly kind: 'inbox'
  readonly fresh: readonly ShownMessage[]
  readonly earlier: readonly ShownMessage[]
  /** Names the newest message. */
  readonly mark: string
  readonly phone: string
}

type InboxView = Inbox | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly here: string }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<InboxView> {
  const found = orProblem(await context.get(apiContext).listMessages({}), context)
  if (found.problem !== null) {
    return { kind: 'problem', problem: shown(found.problem), here: addressChanged(url, {}) }
  }
  const { list, mark, phone } = found.data
  const messages = list.map(({ url: to, ...message }) => ({
    ...message,
    to: addressToOpen(context, to) ?? withCommon(context, addresses.borrowerHome),
  }))
  // A message on the phone leads here, and says which line it is about.
  const wanted = messages.find(({ id }) => id === url.searchParams.get(lineParam))
  if (wanted !== undefined) throw replace(context, wanted.to)
  return {
    kind: 'inbox',
    fresh: messages.filter(({ isNew }) => isNew),
    earlier: messages.filter(({ isNew }) => !isNew),
    mark,
    phone,
  }
}

interface NotMarked {
  readonly problem: ProblemShown
}

/** Marks everything as read that the page showed; what came since stays new. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const mark = String((await request.formData()).get('mark') ?? '').slice(0, 40)
  const result = await context.get(apiContext).markMessagesSeen({ mark })
  if (result.ok) return replace(context, addressChanged(url, {}), 303)
  return notDone<NotMarked>(result.problem, context, {})
}

export default function InboxScreen({
  loaderData: view,
  actionData,
}: {
  loaderData: InboxView
  actionData?: NotMarked
}) {
  const words = useWords().inbox
  const address = useAddress()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.borrowerHome)} nav={<SiteNav here={addresses.inbox} />}>
      <Refusal of={actionData} />
      {view.kind === 'problem' ? (
        <ProblemNoteLeaf problem={view.problem} retry={view.here} />
      ) : view.mark === '' ? (
        <NoMessages />
      ) : (
        <Listed view={view} />
      )}
    </OwnScreen>
  )
}

function NoMessages() {
  const words = useWords().inbox
  const address = useAddress()
  return (
    <Leaf>
      <div className="empty">
        <SpotPicture of="emptyTray" />
        <p className="voice">{words.none}</p>
        <p>{words.noneText}</p>
        <LinkButton line to={address(addresses.myMessages)}>
          {words.choose}
        </LinkButton>
      </div>
    </Leaf>
  )
}

function Listed({ view }: { view: Inbox }) {
  const words = useWords().inbox
  const address = useAddress()
  const { fresh, earlier, mark, phone } = view
  return (
    <>
      {isNumberInDoubt(view) && (
        <Note title={words.lost({ phone: together(phone) })} tone="due">
          {words.lostText}
          <br />
          <TextLink to={address(addresses.customerService)}>{words.tell}</TextLink>
        </Note>
      )}
      {fresh.length > 0 && (
        <Leaf headId="fresh" head={words.fresh} aside={<b>{fresh.length}</b>}>
          <Lines messages={fresh} />
          <ActionForm sends={{ mark }}>
            <QuietButton type="submit">{words.markRead}</QuietButton>
          </ActionForm>
        </Leaf>
      )}
      {earlier.length > 0 && (
        <Leaf headId="earlier" head={words.earlier}>
          <Lines messages={earlier} />
        </Leaf>
      )}
      {phone !== '' && (
        <Leaf>
          <Quiet>{words.texted({ phone: together(phone) })}</Quiet>
          <LinkButton line to={address(addresses.myMessages)}>
            {words.choose}
          </LinkButton>
        </Leaf>
      )}
    </>
  )
}

const icons = {
  approved: 'tick',
  declined: 'mail',
  lookedAgain: 'mail',
  paidOut: 'bank',
  payoutFailed: 'alert',
  receipt: 'doc',
  takenBack: 'alert',
  reminder: 'clock',
  closed: 'star',
  refund: 'wallet',
  refundFailed: 'alert',
  creditUsed: 'tick',
  creditOffered: 'mail',
  caseOpened: 'help',
  caseAnswered: 'help',
  caseAcknowledged: 'help',
  caseAsked: 'help',
  caseEscalated: 'help',
  caseReopened: 'help',
  hardshipAsked: 'help',
  hardshipDeclined: 'help',
  planOffered: 'clock',
  planBegun: 'tick',
  planLapsed: 'clock',
  promiseNoted: 'clock',
  relief: 'doc',
  phoneChanged: 'phone',
  emailChanged: 'mail',
  autopayNotice: 'card',
  autopayFailed: 'warn',
} as const satisfies Record<ShownMessage['kind'], IconName>

const didNotArrive = (delivery: ShownMessage['delivery']): boolean =>
  delivery === 'undelivered' || delivery === 'notSent'

/** True where the last text with a known outcome did not arrive: one that came later shows that the number is right. */
function isNumberInDoubt({ fresh, earlier, phone }: Inbox): boolean {
  const texted = [...fresh, ...earlier].filter(({ byPhone }) => !byPhone)
  const known = texted.find(({ delivery }) => delivery === 'delivered' || didNotArrive(delivery))
  return phone !== '' && known !== undefined && didNotArrive(known.delivery)
}

/** Unread ones by a filled mark, bold words and the word itself. */
function Lines({ messages }: { messages: readonly ShownMessage[] }) {
  const words = useWords().inbox
  return (
    <ul className="ledger">
      {messages.map(({ id, kind, title, text, at, isNew, to, delivery, byPhone }) => (
        <li key={id} className={isNew ? 'next' : undefined}>
          <span className="mark">
            <i>
              <Icon name={icons[kind]} small />
            </i>
          </span>
          <Link className="what" to={to}>
            {isNew ? <b>{together(title)}</b> : <span>{together(title)}</span>}
            <small>
              {isNew && `${words.fresh}. `}
              {text !== '' && `${together(text)}, `}
              <Day of={at} />
              {didNotArrive(delivery) && (
                <>
                  <br />
                  <b>{byPhone ? words.notShownOnPhone : words.notDelivered}</b>
                </>
              )}
              {byPhone && delivery === 'delivered' && (
                <>
                  <br />
                  {words.shownOnPhone}
                </>
              )}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
