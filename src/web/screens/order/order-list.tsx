// All loans of the borrower: what was applied for, those that are open, what is to be paid on each, and those that are over.

import { Fragment } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { ordersMark, waitsForSomebody } from '../../news/news-marks.ts'
import { useNews } from '../../news/use-news.ts'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, addressToOpen, pictureAddress } from '../../page/page-query.ts'
import { apiContext, type Context, orProblem, withCommon } from '../../page/request-context.ts'
import { SiteNav } from '../../page/site-nav.tsx'
import { shown } from '../../sending/failed-call.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Go, Leaf } from '../../ui/leaf.tsx'
import { LoanLine } from '../../ui/loan-line.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { NewsLine } from '../../ui/news-line.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { Empty } from '../../ui/states.tsx'
import { Tag } from '../../ui/status.tsx'
import { together } from '../../ui/together.ts'

type ListedOrder = CallOutput<'listOrders'>['open'][number]

interface OrderLine {
  readonly order: ListedOrder
  readonly logo: string | null
  readonly to: string
}

type WireTask = CallOutput<'getHome'>['tasks'][number]

/** An application that no loan has come of yet. */
interface ApplicationLine {
  readonly applicationId: string
  readonly productName: string
  readonly logo: string | null
  readonly amountMinor: number | null
  readonly text: string
  readonly isUnfinished: boolean
  readonly status: OrderStatus
  readonly to: string
}

type OrderListView =
  | {
      readonly kind: 'orders'
      readonly applications: readonly ApplicationLine[]
      readonly open: readonly OrderLine[]
      readonly closed: readonly OrderLine[]
      readonly mark: string
      readonly here: string
    }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly here: string }

await needWords('order')

export const handle: RouteHandle = { styles: ['status', 'states', 'sitenav'] }

function lineOf(context: Context, order: ListedOrder): OrderLine {
  return {
    order,
    logo: pictureAddress(context, order.productLogo),
    to: addressToOpen(context, order.url) ?? withCommon(context, addresses.order, { orderId: order.orderId }),
  }
}

/** In the colour of the state that a loan has at the same point. */
const applicationStatus: Partial<Record<WireTask['kind'], OrderStatus>> = { approved: 'approved', declined: 'declined' }

function applicationLine(context: Context, task: WireTask): ApplicationLine {
  const { kind, applicationId, productName, amountMinor, text } = task
  return {
    applicationId,
    productName,
    logo: pictureAddress(context, task.productLogo),
    amountMinor,
    text,
    isUnfinished: kind === 'application',
    status: applicationStatus[kind] ?? 'inReview',
    to: addressToOpen(context, task.url) ?? withCommon(context, addresses.borrowerHome),
  }
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<OrderListView> {
  const api = context.get(apiContext)
  const [answer, home] = await Promise.all([api.listOrders({}), api.getHome({})])
  const listed = orProblem(answer, context)
  if (listed.problem !== null) {
    return { kind: 'problem', problem: shown(listed.problem), here: addressChanged(url, {}) }
  }
  // What is owed is shown also while nothing can be said of applications.
  const tasks = home.ok ? home.data.tasks.filter(({ applicationId }) => applicationId !== '') : []
  const lines = (orders: readonly ListedOrder[]) => orders.map((order) => lineOf(context, order))
  const { open, closed } = listed.data
  return {
    kind: 'orders',
    applications: tasks.map((task) => applicationLine(context, task)),
    open: lines(open),
    closed: lines(closed),
    mark: ordersMark(listed.data),
    here: addressChanged(url, {}),
  }
}

export default function OrderList({ loaderData: view }: { loaderData: OrderListView }) {
  const words = useWords().order.list
  const address = useAddress()
  const home = address(addresses.borrowerHome)
  return (
    <OwnScreen title={words.title} backTo={home} nav={<SiteNav here={addresses.orders} />}>
      {view.kind === 'problem' ? (
        <ProblemNoteLeaf problem={view.problem} retry={view.here} />
      ) : view.applications.length + view.open.length + view.closed.length === 0 ? (
        <NoOrders home={home} />
      ) : (
        <Listed view={view} />
      )}
    </OwnScreen>
  )
}

function Listed({ view }: { view: Extract<OrderListView, { kind: 'orders' }> }) {
  const words = useWords().order.list
  const watching = view.open.some(({ order }) => waitsForSomebody(order))
  const news = useNews({ of: 'orders', mark: view.mark, watching })
  return (
    <>
      <Orders id="open" title={words.open} lines={view.open} applications={view.applications} />
      {news.watching && (
        <Leaf list>
          <NewsLine to={view.here} heardAt={news.heardAt} />
        </Leaf>
      )}
      <Orders id="closed" title={words.closed} lines={view.closed} />
    </>
  )
}

function NoOrders({ home }: { home: string }) {
  const words = useWords().order
  return (
    <Leaf>
      <Empty
        title={words.order.none}
        picture="inReview"
        action={<LinkButton to={home}>{words.list.offers}</LinkButton>}
      >
        {words.order.noneText}
      </Empty>
    </Leaf>
  )
}

function Orders(props: {
  id: string
  title: string
  lines: readonly OrderLine[]
  applications?: readonly ApplicationLine[]
}) {
  const { id, title, lines, applications = [] } = props
  if (lines.length + applications.length === 0) return null
  return (
    <Leaf headId={id} head={title}>
      <ul>
        {applications.map((application) => (
          <li key={application.applicationId}>
            <Applied application={application} />
          </li>
        ))}
        {lines.map((line) => (
          <li key={line.order.orderId}>
            <LoanLine to={line.to} logo={line.logo} order={line.order}>
              <About order={line.order} />
            </LoanLine>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

function Applied({ application }: { application: ApplicationLine }) {
  const words = useWords().order.list
  const { to, logo, productName, amountMinor, status, isUnfinished, text } = application
  return (
    <Go to={to} before={<Logo src={logo} name={productName} />} note={together(text)}>
      {productName} {amountMinor !== null && <Money minor={amountMinor} />}{' '}
      <Tag status={status}>{isUnfinished ? words.unfinished : undefined}</Tag>
    </Go>
  )
}

function About({ order }: { order: ListedOrder }) {
  const words = useWords().order.list
  return (
    <>
      {order.reversed.map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be of the same sum
        <Fragment key={at}>
          <b>{together(title)}</b>
          <br />
        </Fragment>
      ))}
      {order.noticeText}
      {order.amountDueMinor > 0 && (
        <b>
          {' '}
          {words.toPay} <Money minor={order.amountDueMinor} />
        </b>
      )}
    </>
  )
}
