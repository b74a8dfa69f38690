// A loan or an application on the home page: the first one large, with its figure and stamps; the others in a line each.

import { useWords } from '../../messages/words-context.tsx'
import { Go, Hero, Leaf, Voice } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { Stamps, StepStamps } from '../../ui/stamps.tsx'
import { StatusHead, Tag } from '../../ui/status.tsx'
import { together } from '../../ui/together.ts'
import { type HomeTask, taskStatus } from './home-view.ts'

/** The most urgent thing, with its figure. */
export function FirstTask({ task }: { task: HomeTask }) {
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
        <Go to={task.detail} icon="wallet" note={words.seeLoanNote}>
          {words.seeLoan}
        </Go>
      )}
      {task.help !== null && (
        <Go to={task.help} icon="help" note={words.hardshipNote}>
          {words.hardship}
        </Go>
      )}
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
export function OtherTask({ task }: { task: HomeTask }) {
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
