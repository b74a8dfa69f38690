// The borrower's complaints, in the server's tabs.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, readCount } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Go, Leaf } from '../../ui/leaf.tsx'
import { Day } from '../../ui/money.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { Empty } from '../../ui/states.tsx'
import { Tag } from '../../ui/status.tsx'
import { TabPanels } from '../../ui/tabs.tsx'

type Tab = CallOutput<'listComplaints'>['tabs'][number]

interface ListView {
  readonly tabs: readonly Tab[]
  readonly selected: number
  readonly problem: ProblemShown | null
  readonly here: string
}

await needWords('complaint')

export const handle: RouteHandle = { styles: ['states', 'status', 'tabs'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<ListView> {
  const listed = orProblem(await context.get(apiContext).listComplaints({}), context)
  const problem = shown(listed.problem)
  return {
    tabs: listed.data?.tabs ?? [],
    selected: readCount(url.searchParams.get('tab')) ?? 0,
    problem,
    here: addressChanged(url, {}),
  }
}

export default function ComplaintList({ loaderData: view }: { loaderData: ListView }) {
  const words = useWords().complaint.list
  const address = useAddress()
  const back = address(addresses.complaintEntry)
  return (
    <OwnScreen title={words.title} backTo={back} foot={<LinkButton to={back}>{words.write}</LinkButton>}>
      {view.problem !== null ? (
        <ProblemNoteLeaf problem={view.problem} retry={view.here} />
      ) : (
        <TabPanels
          label={words.tabs}
          selected={view.selected}
          panels={view.tabs.map(({ title, items }, index) => ({
            title,
            to: address(addresses.complaintList, { tab: index }),
            content: <Items items={items} />,
          }))}
        />
      )}
    </OwnScreen>
  )
}

/** What a state of a case is like: an answer that is there, a question that waits for the borrower, and what is being read. */
const tones = { open: 'inReview', asked: 'due', answered: 'settled' } as const satisfies Record<
  Tab['items'][number]['state'],
  OrderStatus
>

function Items({ items }: { items: Tab['items'] }) {
  const words = useWords().complaint.list
  const address = useAddress()
  if (items.length === 0) {
    return (
      <Leaf>
        <Empty title={words.none} picture="inReview">
          {words.noneText}
        </Empty>
      </Leaf>
    )
  }
  return (
    <Leaf list>
      <ul>
        {items.map(({ id, time, type, content, state }) => (
          <li key={id}>
            <Go
              to={address(addresses.complaintDetails, { [complaintParams.caseId]: id })}
              note={
                <>
                  {content} <br />
                  <Day of={time} />
                </>
              }
            >
              {type}
              <Tag status={tones[state]}>{words.states[state]}</Tag>
            </Go>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}
