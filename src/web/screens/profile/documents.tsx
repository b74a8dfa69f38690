// Every paper of every loan of the borrower. Each page has its own file to keep.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, ownWithCommon } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'
import { SiteNav } from '../../page/site-nav.tsx'
import { shown } from '../../sending/failed-call.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { Empty } from '../../ui/states.tsx'

type Loan = CallOutput<'listDocuments'>['loans'][number]
type Paper = Loan['documents'][number]

interface DocumentsView {
  readonly loans: readonly Loan[]
  readonly problem: ProblemShown | null
  readonly here: string
}

await needWords('profile')

export const handle: RouteHandle = { styles: ['states', 'status', 'sitenav'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<DocumentsView> {
  const listed = orProblem(await context.get(apiContext).listDocuments({}), context)
  const withCommon = (paper: Paper): Paper => ({ ...paper, url: ownWithCommon(context, paper.url) })
  return {
    loans: (listed.data?.loans ?? []).map((loan) => ({ ...loan, documents: loan.documents.map(withCommon) })),
    problem: shown(listed.problem),
    here: addressChanged(url, {}),
  }
}

export default function Documents({ loaderData: { loans, problem, here } }: { loaderData: DocumentsView }) {
  const words = useWords().profile.documents
  const address = useAddress()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.me)} nav={<SiteNav here={addresses.myDocuments} />}>
      {problem !== null ? (
        <ProblemNoteLeaf problem={problem} retry={here} />
      ) : loans.length === 0 ? (
        <Leaf>
          <Empty
            title={words.none}
            picture="inReview"
            action={<LinkButton to={address(addresses.borrowerHome)}>{words.toHome}</LinkButton>}
          >
            {words.noneText}
          </Empty>
        </Leaf>
      ) : (
        <>
          <Leaf>
            <Voice>{words.voice}</Voice>
          </Leaf>
          {loans.map((loan) => (
            <LoanPapers key={loan.orderId} loan={loan} />
          ))}
          <Leaf>
            <Quiet>{words.unreadable}</Quiet>
          </Leaf>
        </>
      )}
    </OwnScreen>
  )
}

/** The number of a statement is made of the loan's and two days: too long for a line, and nothing new. */
function isShort({ number }: Paper): boolean {
  return number.length < 20
}

function LoanPapers({ loan }: { loan: Loan }) {
  const words = useWords().profile.documents
  const id = `papers-${loan.orderId}`
  return (
    <Leaf headId={id} head={loan.productName} aside={words.applied({ day: loan.appliedOn })}>
      <Quiet>
        <Num>{loan.orderId}</Num>
      </Quiet>
      <ul>
        {loan.documents.map((paper) => (
          <li key={paper.url}>
            <Go
              to={paper.url}
              icon="doc"
              note={paper.number !== loan.orderId && isShort(paper) && <span className="num any">{paper.number}</span>}
              text={paper.title}
            />
          </li>
        ))}
      </ul>
    </Leaf>
  )
}
