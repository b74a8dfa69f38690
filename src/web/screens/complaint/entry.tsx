// The complaint's first page: the loan it is about, another one behind 'All', and what is wrong with it.

import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipLinks } from '../../ui/chips.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Go, Leaf, OpenBook, Quiet, Row, Rows, RowValue } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import type { EntryOrProblem, EntryView, SentCase, TypeLink } from './entry-view.ts'
import { OrderLine } from './order-line.tsx'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['cross', 'sheet', 'chips', 'fields', 'status', 'book'] }

export { loader } from './entry-view.ts'

/** Choosing a type changes nothing of what was loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const withoutType = ({ pathname, searchParams }: URL): string => {
    const query = new URLSearchParams(searchParams)
    query.delete(complaintParams.type)
    return `${pathname}?${query}`
  }
  const isOtherType = currentUrl.search !== nextUrl.search && withoutType(currentUrl) === withoutType(nextUrl)
  return isOtherType ? false : defaultShouldRevalidate
}

export default function ComplaintEntry({ loaderData: view }: { loaderData: EntryOrProblem }) {
  const words = useWords().complaint
  const address = useAddress()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.orders)} wide={view.kind !== 'problem'}>
      {view.kind === 'problem' ? (
        <>
          <ProblemNoteLeaf problem={view.problem} retry={view.again} />
          <MineLeaf />
        </>
      ) : (
        <OpenBook
          left={
            <>
              {view.sent !== null && <SentLeaf sent={view.sent} />}
              <OrderLeaf view={view} />
            </>
          }
          right={
            <>
              <TypeLeaf view={view} />
              <MineLeaf />
            </>
          }
        />
      )}
    </OwnScreen>
  )
}

function MineLeaf() {
  const words = useWords().complaint
  const address = useAddress()
  return (
    <Leaf list>
      <Go to={address(addresses.complaintList)} icon="doc" text={words.mine} />
    </Leaf>
  )
}

/** What was sent a moment ago, with its number: it stays as long as the page. */
function SentLeaf({ sent }: { sent: SentCase }) {
  const words = useWords().complaint.sent
  return (
    <Leaf status="settled" headId="sent" head={words.title}>
      <Rows>
        <Row term={words.number}>
          <Num>{sent.caseNumber}</Num>
        </Row>
        {sent.answerBy !== null && <Row term={words.answerBy} day={sent.answerBy} />}
      </Rows>
      <Go to={sent.see} icon="doc" text={words.see} />
    </Leaf>
  )
}

/** The sheet's id: the button opens it before React runs too. */
const allOrders = 'all-orders'

function closeSheet(): void {
  const sheet = document.getElementById(allOrders)
  if (sheet instanceof HTMLDialogElement) sheet.close()
}

function OrderLeaf({ view: { order, orders } }: { view: EntryView }) {
  const words = useWords().complaint.entry
  if (order === null) {
    return (
      <Leaf>
        <p>{words.noOrder}</p>
      </Leaf>
    )
  }
  return (
    <Leaf headId="order" head={words.order}>
      <OrderLine order={order} />
      <Rows>
        {order.details.map(({ label, value }) => (
          <Row key={label} term={label}>
            <RowValue value={value} />
          </Row>
        ))}
      </Rows>
      <Button line opens={allOrders}>
        {words.all}
      </Button>
      <Sheet id={allOrders} title={words.allTitle} inline={orders.length > 1} cross>
        <ul>
          {orders.map((other) => (
            <li key={other.orderId}>
              <Go
                to={other.to}
                before={<Logo src={other.logo} name={other.name} />}
                note={[other.orderId, other.statusText].join(', ')}
                onTap={closeSheet}
                text={other.name}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </Leaf>
  )
}

function chips(links: readonly TypeLink[], chosen: string | null) {
  return links.map(({ title, value, to }) => ({
    to: to ?? `#${value}`,
    label: title,
    on: to !== null && value === chosen,
    disabled: to === null,
  }))
}

/** Most types lead on at once; the one about collection asks what happened first, where the order allows it at all. */
function TypeLeaf({ view }: { view: EntryView }) {
  const { entry: words, promise } = useWords().complaint
  const { answerDays } = usePageFacts()
  const [query] = useSearchParams()
  const { types, subTypes } = view
  const isRefused = types.some(({ to }) => to === null)
  const chosen = isRefused ? null : query.get(complaintParams.type)
  return (
    <Leaf headId="about" head={words.about}>
      <div>
        <ChipLinks links={chips(types, chosen)} why={words.notThisOrder} />
      </div>
      {chosen === view.asksFurther && (
        <section aria-labelledby="more" className="stack">
          <h3 id="more">{words.more}</h3>
          <ChipLinks links={chips(subTypes, null)} />
        </section>
      )}
      <Quiet>{promise({ days: answerDays })}</Quiet>
    </Leaf>
  )
}
