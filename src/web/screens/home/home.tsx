// Home of a borrower without an app: the first leaf of the passbook. What needs them now comes first, then what waits.

import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { tasksMark } from '../../news/news-marks.ts'
import { useNews } from '../../news/use-news.ts'
import { AgreedThings } from '../../page/agreed-leaf.tsx'
import { GoList } from '../../page/go-list.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { SiteNav } from '../../page/site-nav.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Installable } from '../../ui/installable.tsx'
import { Go, Hero, Leaf, OpenBook, Voice } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { NewsLine } from '../../ui/news-line.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { Reasons } from '../../ui/refusal-reasons.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { Stamps, StepStamps } from '../../ui/stamps.tsx'
import { StatusHead, Tag } from '../../ui/status.tsx'
import { together } from '../../ui/together.ts'
import { HowItStarts, NothingOwed, Products, Welcome } from './home-clear.tsx'
import { type HomeTask, type HomeView, type ShownHome, taskStatus, type WaitingMatter } from './home-view.ts'

await needWords('application')

export const handle: RouteHandle = { styles: ['status', 'book', 'sitenav'] }

export { loader } from './home-view.ts'

export default function BorrowerHome({ loaderData: view }: { loaderData: HomeView }) {
  const words = useWords().application.home
  const address = useAddress()
  const { lenderName } = usePageFacts()
  return (
    <Screen
      title={lenderName}
      aside={{ to: address(addresses.me), icon: 'user', label: words.me }}
      mail={{
        to: address(addresses.inbox),
        label: words.messages({ count: view.kind === 'home' ? view.unread : 0 }),
        count: view.kind === 'home' ? view.unread : 0,
      }}
      nav={<SiteNav left={[addresses.inbox, addresses.me]} />}
      foot={view.kind === 'home' && hasMainButton(view) ? <MainButton view={view} /> : undefined}
      wide={view.kind === 'home'}
    >
      <title>{words.title}</title>
      <Installable />
      {view.kind === 'problem' ? (
        <>
          <ProblemNoteLeaf problem={view.problem} retry={view.here} />
          <Links />
        </>
      ) : (
        <Content view={view} />
      )}
    </Screen>
  )
}

function Links() {
  const words = useWords().application.home
  return (
    <GoList
      lines={[
        { to: addresses.orders, icon: 'wallet', text: words.myOrders },
        { to: addresses.myDocuments, icon: 'doc', text: words.documents },
        { to: addresses.faq, sign: 'question', text: words.questions },
        { to: addresses.customerService, icon: 'help', text: words.talk },
      ]}
    />
  )
}

const ownCredit = ({ waiting }: ShownHome) => waiting.find(({ kind }) => kind === 'credit')

/** Where there is nothing to do and nothing on offer, the foot is no bar without a button. */
const hasMainButton = (view: ShownHome): boolean =>
  view.tasks.length > 0 || view.products.length > 0 || ownCredit(view) !== undefined

/** The one thing to do; else the borrower's own money; else the way to prices: of a loan for somebody new, or of all side by side. */
function MainButton({ view }: { view: ShownHome }) {
  const { tasks, isNew, products } = view
  const words = useWords().application.home
  const address = useAddress()
  const [first] = tasks
  const [offer] = products
  const credit = ownCredit(view)
  if (first === undefined) {
    if (credit !== undefined) {
      return (
        <LinkButton to={credit.to}>
          <span>
            {words.getBack} {credit.amountMinor !== null && <Money minor={credit.amountMinor} />}
          </span>
        </LinkButton>
      )
    }
    return isNew && offer !== undefined ? (
      <LinkButton to={offer.to}>{words.seeCosts}</LinkButton>
    ) : (
      <LinkButton to={address(addresses.compare)}>{words.compare}</LinkButton>
    )
  }
  // The sum to pay does not stand on the button of a plan that waits for an answer.
  const offered = first.agreed.some(({ kind }) => kind === 'planOffered')
  return (
    <LinkButton to={first.to}>
      {/* One piece, so that it breaks between the words and the figure. */}
      <span>
        {first.action}{' '}
        {first.amountMinor !== null && !offered && first.kind !== 'active' && <Money minor={first.amountMinor} />}
      </span>
    </LinkButton>
  )
}

function Content({ view }: { view: ShownHome }) {
  const words = useWords().application
  const [first, ...others] = view.tasks
  const { eligibility } = view
  const address = useAddress()
  const watching = view.tasks.some(({ kind }) => kind === 'inReview' || kind === 'payout' || kind === 'payoutFailed')
  const news = useNews({ of: 'home', mark: tasksMark(view.tasks), watching })
  const waiting = view.waiting.length > 0 && <Waiting matters={view.waiting} />
  const left = (
    <>
      {first === undefined ? <NothingToDo view={view} /> : <FirstTask task={first} />}
      {first !== undefined && <AgreedThings all={first.agreed} />}
      {news.watching && (
        <Leaf list>
          <NewsLine to={address(addresses.borrowerHome)} heardAt={news.heardAt} />
        </Leaf>
      )}
      {first === undefined && waiting}
      {!eligibility.eligible && first === undefined && (
        <Leaf headId="not-now" head={words.notNow}>
          <Reasons reasons={eligibility.reasons} />
        </Leaf>
      )}
      {view.isNew && eligibility.eligible && <HowItStarts times={view.times} />}
    </>
  )
  const right = (
    <>
      {others.length > 0 && <Others tasks={others} />}
      {others.map(({ agreed, detail }) => (
        <AgreedThings key={detail} all={agreed} />
      ))}
      {first !== undefined && waiting}
      {(view.products.length > 0 || (first === undefined && eligibility.eligible)) && <Products view={view} />}
      <Links />
    </>
  )
  return <OpenBook left={left} right={right} />
}

/** What is under way beside the first thing: on a laptop it stands on the second page, so that both are filled. */
function Others({ tasks }: { tasks: ShownHome['tasks'] }) {
  const words = useWords().application.home
  return (
    <Leaf headId="also" head={words.alsoOpen}>
      <ul>
        {tasks.map((task) => (
          <OtherTask key={task.to + task.kind} task={task} />
        ))}
      </ul>
    </Leaf>
  )
}

function NothingToDo({ view }: { view: ShownHome }) {
  return view.isNew && view.eligibility.eligible ? <Welcome name={view.firstName} /> : <NothingOwed view={view} />
}

const waitingIcons = {
  plan: 'doc',
  help: 'clock',
  reversal: 'warn',
  credit: 'wallet',
  refund: 'bank',
  case: 'clock',
} as const satisfies Record<WaitingMatter['kind'], string>

/** Money that is the borrower's, and what waits for our answer. */
function Waiting({ matters }: { matters: readonly WaitingMatter[] }) {
  const words = useWords().application.home
  return (
    <Leaf headId="waiting" head={words.waiting}>
      <ul>
        {matters.map((matter) => (
          <li key={matter.to + matter.kind}>
            <Go to={matter.to} icon={waitingIcons[matter.kind]} note={matter.text}>
              {matter.amountMinor !== null && (
                <b>
                  <Money minor={matter.amountMinor} />{' '}
                </b>
              )}
              {matter.title}
            </Go>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

/** The most urgent thing, with its figure. */
function FirstTask({ task }: { task: HomeTask }) {
  const words = useWords().application.home
  const status = taskStatus[task.kind]
  const isLoan = task.payments.all > 0
  return (
    <Leaf status={status}>
      <StatusHead
        status={status}
        tag={task.kind === 'application' ? words.unfinished : undefined}
        picture={task.kind === 'payout' ? <SpotPicture of="onItsWay" /> : undefined}
      >
        {!isLoan && <p className="s quiet">{task.productName}</p>}
        {isLoan ? <h2>{task.title}</h2> : <Voice>{task.title}</Voice>}
        {isLoan && <p>{together(task.text)}</p>}
      </StatusHead>
      {!isLoan && <p>{together(task.text)}</p>}
      <Figure task={task} />
      <Progress task={task} />
      {isLoan && task.kind !== 'active' && (
        <Go to={task.detail} icon="wallet" note={words.seeLoanNote} text={words.seeLoan} />
      )}
      {task.help !== null && <Go to={task.help} icon="help" note={words.hardshipNote} text={words.hardship} />}
    </Leaf>
  )
}

/** Today's sum stands beside no date; a date stands only beside what is due then. */
function Figure({ task }: { task: HomeTask }) {
  const words = useWords().application.home
  if (task.amountMinor === null) return null
  if (task.kind !== 'active')
    return <Hero label={words.toPayToday({ product: task.productName })} minor={task.amountMinor} />
  const note = task.dueDate === null ? undefined : words.due({ date: task.dueDate })
  return <Hero label={words.next({ product: task.productName })} minor={task.amountMinor} note={note} />
}

/** Payments as stamps once the money is there, before that the four steps. */
function Progress({ task: { payments, line } }: { task: HomeTask }) {
  const words = useWords().application.home
  if (payments.all === 0) return line.length === 0 ? null : <StepStamps steps={line} />
  return (
    <div>
      <p className="ends">
        <span>{words.paidSoFar}</span>
        <b>{words.paidOf({ paid: payments.made, of: payments.all })}</b>
      </p>
      <Stamps paid={payments.made} late={payments.late} total={payments.all} />
    </div>
  )
}

/** One of the others: its own name, what is to pay and when, and how far it is. */
function OtherTask({ task }: { task: HomeTask }) {
  const words = useWords().application.home
  const isLoan = task.payments.all > 0
  const tag = <Tag status={taskStatus[task.kind]}>{task.kind === 'application' ? words.unfinished : undefined}</Tag>
  return (
    <li className="stack">
      <Go
        to={isLoan ? task.detail : task.to}
        before={<Logo src={task.logo} name={task.productName} />}
        note={task.kind === 'active' && task.dueDate !== null ? words.due({ date: task.dueDate }) : together(task.text)}
        price={task.amountMinor === null ? undefined : <Money minor={task.amountMinor} />}
      >
        {task.productName} {tag}
      </Go>
      <Progress task={task} />
    </li>
  )
}
