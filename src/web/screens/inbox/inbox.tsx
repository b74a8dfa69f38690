// The inbox: what was said to the borrower, the new first, each line leading to its screen.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { SiteNav } from '../../page/site-nav.tsx'
import type { RouteHandle } from '../../root.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { LinkButton, QuietButton, TextLink } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { ProblemNote, useProblemText } from '../../ui/problem-note.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { together } from '../../ui/together.ts'
import {
  type InboxView,
  loadInbox,
  type Inbox as Messages,
  markRead,
  type NotMarked,
  type ShownMessage,
} from './inbox-view.ts'

await needWords('inbox')

export const handle: RouteHandle = { styles: ['status', 'states', 'inbox', 'sitenav'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<InboxView> {
  return loadInbox(url, context)
}

export function action({ request, url, context }: ActionFunctionArgs) {
  return markRead(request, url, context)
}

export default function Inbox({ loaderData: view, actionData }: { loaderData: InboxView; actionData?: NotMarked }) {
  const words = useWords().inbox
  const address = useAddress()
  const text = useProblemText()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.borrowerHome)} nav={<SiteNav here={addresses.inbox} />}>
      {actionData !== undefined && <ServerMessage text={text(actionData.problem)} about={actionData} />}
      {view.kind === 'problem' ? (
        <Leaf>
          <ProblemNote problem={view.problem} retry={view.here} />
        </Leaf>
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

function Listed({ view }: { view: Messages }) {
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
        <Leaf labelledBy="fresh">
          <Head id="fresh" aside={<b>{fresh.length}</b>}>
            {words.fresh}
          </Head>
          <Lines messages={fresh} />
          <ActionForm>
            <input type="hidden" name="mark" value={mark} />
            <QuietButton type="submit">{words.markRead}</QuietButton>
          </ActionForm>
        </Leaf>
      )}
      {earlier.length > 0 && (
        <Leaf labelledBy="earlier">
          <Head id="earlier">{words.earlier}</Head>
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
function isNumberInDoubt({ fresh, earlier, phone }: Messages): boolean {
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
