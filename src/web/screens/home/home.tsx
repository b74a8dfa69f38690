// Home of a borrower without an app: what needs them now, first and largest, then the loans on offer with their whole cost.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { formatMoney } from '../../../core/money.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { tasksMark } from '../../news/news-marks.ts'
import { useNews } from '../../news/use-news.ts'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { redirect } from '../../page/redirect.ts'
import { pageContext, withCommon } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Installable } from '../../ui/installable.tsx'
import { Go, Head, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Money, useMoneyStyle } from '../../ui/money.tsx'
import { NewsLine } from '../../ui/news-line.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Reasons } from '../../ui/refusal-reasons.tsx'
import { Hero } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { StatusHead, Tag } from '../../ui/status.tsx'
import { StatusPicture } from '../../ui/status-picture.tsx'
import { type HomeTask, type HomeView, loadHome, type ShownHome, taskStatus } from './home-view.ts'

await needWords('application')

export const handle: RouteHandle = { styles: ['status'] }

/** A visitor's home is the lender's front page. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeView> {
  if (!context.get(pageContext).signedIn) throw redirect(context, withCommon(context, addresses.home))
  return await loadHome(url, context)
}

export default function BorrowerHome({ loaderData: view }: { loaderData: HomeView }) {
  const words = useWords().application.home
  const address = useAddress()
  const { lenderName } = usePageFacts()
  const first = view.kind === 'home' ? view.tasks[0] : undefined
  return (
    <Screen
      title={lenderName}
      aside={{ to: address(addresses.me), icon: 'user', label: words.me }}
      foot={
        first === undefined || first.action === '' ? undefined : (
          <LinkButton to={first.to}>
            {first.action}{' '}
            {first.amountMinor !== null && first.kind !== 'active' && <Money minor={first.amountMinor} />}
          </LinkButton>
        )
      }
    >
      <title>{words.title}</title>
      <Installable />
      {view.kind === 'problem' ? (
        <Leaf>
          <ProblemNote problem={view.problem} retry={view.here} />
        </Leaf>
      ) : (
        <Content view={view} />
      )}
      <Leaf list>
        <Go to={address(addresses.orders)} icon="doc">
          {words.myOrders}
        </Go>
        <Go to={address(addresses.me)} icon="user">
          {words.me}
        </Go>
        <Go to={address(addresses.customerService)} icon="help">
          {words.talk}
        </Go>
      </Leaf>
    </Screen>
  )
}

function Content({ view }: { view: ShownHome }) {
  const words = useWords().application
  const [first, ...others] = view.tasks
  const { eligibility } = view
  const address = useAddress()
  const watching = view.tasks.some(({ kind }) => kind === 'inReview' || kind === 'payoutFailed')
  const news = useNews({ of: 'home', mark: tasksMark(view.tasks), watching })
  return (
    <>
      {first === undefined ? <NothingToDo name={view.firstName} /> : <FirstTask task={first} />}
      {news.watching && (
        <div className="pad">
          <NewsLine to={address(addresses.borrowerHome)} heardAt={news.heardAt} />
        </div>
      )}
      {others.length > 0 && (
        <Leaf labelledBy="also">
          <Head id="also">{words.home.alsoOpen}</Head>
          <ul>
            {others.map((task) => (
              <li key={task.to + task.kind}>
                <OtherTask task={task} />
              </li>
            ))}
          </ul>
        </Leaf>
      )}
      {!eligibility.eligible && first === undefined && (
        <Leaf labelledBy="not-now">
          <Head id="not-now">{words.notNow}</Head>
          <Reasons reasons={eligibility.reasons} />
        </Leaf>
      )}
      <Products view={view} />
    </>
  )
}

function NothingToDo({ name }: { name: string }) {
  const words = useWords().application.home
  return (
    <Leaf status="settled">
      <div className="status">
        <div>
          {name !== '' && <p>{words.hello(name)}</p>}
          <Voice>{words.nothing}</Voice>
        </div>
        <StatusPicture status="settled" />
      </div>
    </Leaf>
  )
}

/** The most urgent thing, with its figure. */
function FirstTask({ task }: { task: HomeTask }) {
  const words = useWords().application.home
  const status = taskStatus[task.kind]
  return (
    <Leaf status={status}>
      <StatusHead status={status} tag={task.kind === 'application' ? words.unfinished : undefined}>
        <Voice>{task.title}</Voice>
      </StatusHead>
      <p>{task.text}</p>
      {task.amountMinor !== null && (
        <Hero
          label={task.productName}
          minor={task.amountMinor}
          note={task.dueDate === null ? undefined : words.due(task.dueDate)}
        />
      )}
    </Leaf>
  )
}

function OtherTask({ task }: { task: HomeTask }) {
  const { unfinished } = useWords().application.home
  return (
    <Go
      to={task.to}
      before={<Logo src={task.logo} name={task.productName} />}
      note={
        <>
          {task.text} {task.amountMinor !== null && <Money minor={task.amountMinor} />}
        </>
      }
    >
      {task.title} <Tag status={taskStatus[task.kind]}>{task.kind === 'application' ? unfinished : undefined}</Tag>
    </Go>
  )
}

/** Each with its whole cost in one line. */
function Products({ view }: { view: ShownHome }) {
  const words = useWords().application.home
  const { format, symbol } = useMoneyStyle()
  const money = (minor: number) => formatMoney(minor, format, symbol)
  return (
    <Leaf labelledBy="products">
      <Head id="products" aside={words.productsNote}>
        {words.products}
      </Head>
      {view.products.length === 0 ? (
        <Quiet>{words.noProducts}</Quiet>
      ) : (
        <ul>
          {view.products.map((product) => (
            <li key={product.to}>
              <Go
                to={product.to}
                before={<Logo src={product.logo} name={product.name} />}
                note={words.cost(money(product.netProceedsMinor), product.termDays, money(product.totalCostMinor))}
              >
                {product.name} <small>{product.range}</small>
              </Go>
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  )
}
