// Moving the next due date: the day, what it costs, the plan before and after, and the end that says what holds now.

import { Form, useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { calendarFile } from '../../../contracts/document-addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { FileGo } from '../../sending/file-link.tsx'
import { ActionForm, Button, HiddenFields, LinkButton } from '../../ui/button.tsx'
import { Go, Hero, Leaf, OpenBook, Quiet, Row, Rows, Spread } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { InkStamp } from '../../ui/stamps.tsx'
import { ChangedPlan } from './changed-plan.tsx'
import type { DateMove, Movable, MoveDateView, NotMoved } from './move-date-view.ts'

await needWords('loanAccount')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'slip', 'status', 'book'] }

export { action, loader } from './move-date-view.ts'

/** A refusal means that the loan is another by now: what is shown is always reloaded. */
export const shouldRevalidate = isLoadedAnew

const moveForm = 'move'

export default function MoveDate({
  loaderData: view,
  actionData,
}: {
  loaderData: MoveDateView
  actionData?: NotMoved
}) {
  const words = useWords().loanAccount.move
  const movable = view.isDone ? null : (view.move?.movable ?? null)
  return (
    <OwnScreen
      title={words.title}
      backTo={view.order}
      wide={movable !== null}
      foot={
        movable === null ? (
          <LinkButton to={view.order}>{words.toLoan}</LinkButton>
        ) : (
          <Button form={moveForm}>{words.move}</Button>
        )
      }
    >
      <Refusal of={actionData} page={view.problem} />
      {view.move === null ? (
        <ProblemLeaf problem={view.problem} here={view.here} />
      ) : (
        <Shown view={view} move={view.move} movable={movable} attempt={actionData?.key ?? view.key} />
      )}
    </OwnScreen>
  )
}

function Shown(props: { view: MoveDateView; move: DateMove; movable: Movable | null; attempt: string }) {
  const words = useWords().loanAccount.move
  const { view, move, movable, attempt } = props
  const last = move.moved.at(-1)
  if (view.isDone && last !== undefined) return <MovedLeaf move={move} last={last} />
  if (movable === null) return <NotOffered view={view} move={move} />
  return (
    <>
      <OpenBook
        left={
          <>
            <DayLeaf view={view} move={move} movable={movable} />
            <CostLeaf movable={movable} />
          </>
        }
        right={
          <ChangedPlan
            words={words}
            heading={words.plan}
            lines={movable.chosen.plan}
            instalmentCount={move.instalmentCount}
            owedAfterMinor={movable.chosen.owedAfterMinor}
          />
        }
      />
      <ActionForm
        id={moveForm}
        sends={{
          orderId: move.orderId,
          n: movable.n,
          from: movable.dueDate,
          to: movable.chosen.dueDate,
          interest: movable.chosen.interestMinor,
          key: attempt,
        }}
      />
    </>
  )
}

/** The form asks this page for another day, with and without script. */
function DayLeaf({ view, move, movable }: { view: MoveDateView; move: DateMove; movable: Movable }) {
  const words = useWords().loanAccount.move
  const address = useAddress()
  const navigate = useNavigate()
  const { common } = usePageFacts()
  const { earliest, latest, chosen } = movable
  const ids = { orderId: move.orderId, productId: move.productId }
  return (
    <Leaf>
      <Brand src={view.logo} name={move.productName} />
      <p>{words.now({ n: movable.n, of: move.instalmentCount, date: movable.dueDate })}</p>
      <Form method="get" replace preventScrollReset className="stack">
        <HiddenFields of={{ ...common, ...ids }} />
        <DateInput
          name="to"
          legend={words.newDay}
          hint={words.range({ from: earliest, to: latest })}
          value={dateParts(view.wrongDay ?? chosen.dueDate)}
          error={view.wrongDay === null ? undefined : words.wrongDay({ from: earliest, to: latest })}
          onDay={(to) => {
            if (to >= earliest && to <= latest)
              void navigate(address(addresses.moveDate, { ...ids, to }), { replace: true, preventScrollReset: true })
          }}
        />
        <Button type="submit" line>
          {words.show}
        </Button>
      </Form>
    </Leaf>
  )
}

function CostLeaf({ movable: { n, dueDate, chosen, movesLeft } }: { movable: Movable }) {
  const words = useWords().loanAccount.move
  const line = chosen.plan.find((one) => one.n === n)
  return (
    <Leaf headId="cost" head={words.cost}>
      {line !== undefined && (
        <Spread
          left={{ label: words.by({ date: dueDate }), minor: line.amountBeforeMinor }}
          right={{ label: words.by({ date: chosen.dueDate }), minor: line.amountMinor }}
        />
      )}
      <div role="status">
        <Rows>
          <Row term={words.interest({ days: chosen.days })} total money={chosen.interestMinor} />
        </Rows>
      </div>
      <Quiet>{words.rule}</Quiet>
      <Quiet>{words.times({ left: movesLeft })}</Quiet>
    </Leaf>
  )
}

type Moved = DateMove['moved'][number]

function MovedLeaf({ move, last }: { move: DateMove; last: Moved }) {
  const words = useWords().loanAccount.move
  return (
    <>
      <Leaf status="active" labelledBy="moved">
        <div className="status">
          <div>
            <InkStamp>{words.stamp}</InkStamp>
          </div>
          <SpotPicture of="moved" />
        </div>
        <Hero
          label={<span id="moved">{words.nowDue({ n: last.n, of: move.instalmentCount, date: last.to })}</span>}
          minor={last.amountMinor}
          note={words.insteadOf({ date: last.from })}
        />
      </Leaf>
      <Leaf slip>
        <Rows>
          <Row term={words.included} money={last.interestMinor} />
          <Row term={words.left} total money={move.owedMinor} />
        </Rows>
        <Quiet>{words.told}</Quiet>
        <FileGo to={calendarFile(move.orderId)}>{words.calendar}</FileGo>
      </Leaf>
    </>
  )
}

/** Why nothing can be moved, what was moved before, and what else helps where something is owed. */
function NotOffered({ view, move }: { view: MoveDateView; move: DateMove }) {
  const words = useWords().loanAccount.move
  const address = useAddress()
  const ids = { orderId: move.orderId, productId: move.productId }
  return (
    <>
      <Refused said={move.reason} of={<Brand src={view.logo} name={move.productName} />}>
        {move.moved.map(({ n, from, to }) => (
          <p key={`${n} ${to}`}>{words.movedBefore({ n, from, to })}</p>
        ))}
      </Refused>
      {move.owedMinor > 0 && (
        <Leaf list>
          <Go to={address(addresses.hardship, ids)} icon="help" text={words.cannotPay} />
        </Leaf>
      )}
    </>
  )
}
