// 'Online service': one complaint, its answer above it, and the stars for that answer.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useBackTo } from '../../page/back-to.ts'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ChipTags } from '../../ui/chips.tsx'
import { Day } from '../../ui/day.tsx'
import { Shots } from '../../ui/image-picker.tsx'
import { Ends, Go, Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { type CaseOrProblem, type CaseView, loadCase } from './case-view.ts'
import { type NotRated, rateAnswer } from './rate-answer.ts'
import { RatingSheet, ratingSheet } from './rating-sheet.tsx'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['chips', 'shots', 'stars'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<CaseOrProblem> {
  return loadCase(url, context)
}

export function action({ request, url, context }: ActionFunctionArgs) {
  return rateAnswer(request, url, context)
}

export default function ComplaintDetails(props: { loaderData: CaseOrProblem; actionData?: NotRated }) {
  const { details: words, rating } = useWords().complaint
  const address = useAddress()
  const { loaderData: view, actionData: notRated } = props
  const list = address(addresses.complaintList)
  useBackTo(list)
  return (
    <Screen
      title={words.title}
      back={list}
      help={address(addresses.customerService)}
      foot={view.kind === 'problem' && view.isUnknown && <LinkButton to={list}>{words.toList}</LinkButton>}
    >
      <title>{words.title}</title>
      {view.kind === 'problem' ? (
        <Leaf>
          {view.isUnknown ? <p>{words.notFound}</p> : <ProblemNote problem={view.problem} retry={view.here} />}
        </Leaf>
      ) : (
        <>
          {view.rated && <ServerMessage text={rating.done} kind="toast" good />}
          <Result view={view} />
          <Question view={view} />
          <Further view={view} />
          {view.ratingAsked && <RatingSheet caseId={view.caseId} notRated={notRated} />}
        </>
      )}
    </Screen>
  )
}

/** The handler's reply, only when there is one: its words or its pictures. */
function Result({ view }: { view: CaseView }) {
  const { details: words, rating } = useWords().complaint
  if (view.answer === '' && view.answerPictures.length === 0) return null
  return (
    <Leaf labelledBy="result">
      <Head id="result" aside={view.answeredOn !== null && <Day of={view.answeredOn} />}>
        {words.result}
      </Head>
      {view.answer !== '' && <Prose text={view.answer} />}
      {view.answerPictures.length > 0 && <Shots pictures={view.answerPictures} />}
      {view.ratingAsked && (
        <Button line opens={ratingSheet}>
          {rating.title}
        </Button>
      )}
    </Leaf>
  )
}

/** Text of a person, line by line as it was written, and never as anything but text. */
function Prose({ text }: { text: string }) {
  const lines = text.split('\n')
  return (
    <p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  )
}

function Question({ view }: { view: CaseView }) {
  const { kit, complaint } = useWords()
  const words = complaint.details
  return (
    <Leaf>
      <ChipTags tags={view.tags} />
      <Ends small>
        <span className="quiet">{words.wrote(view.openedOn)}</span>
        <span className="quiet num">{kit.outOf(characterCount(view.content), textMaxCharacters)}</span>
      </Ends>
      <Prose text={view.content} />
      {view.pictures.length > 0 && <Shots pictures={view.pictures} />}
      <Rows>
        <Row term={words.number}>
          <Num>{view.caseNumber}</Num>
        </Row>
        {view.answeredOn === null && view.answerBy !== null && (
          <Row term={words.answerBy}>
            <Day of={view.answerBy} />
          </Row>
        )}
      </Rows>
      {view.answeredOn === null && <Quiet>{words.open}</Quiet>}
    </Leaf>
  )
}

/** Whom to turn to, each line with the way to do so where it is a telephone or an e-mail. */
function Further({ view }: { view: CaseView }) {
  const words = useWords().complaint.details
  return (
    <Leaf labelledBy="further">
      <Head id="further">{words.further}</Head>
      <Rows under>
        {view.escalation.map(({ label, value, to }) => (
          <Row key={label} term={label}>
            {to === null ? value : <a href={to}>{value}</a>}
          </Row>
        ))}
      </Rows>
      {view.order !== null && <Go to={view.order}>{words.toOrder}</Go>}
    </Leaf>
  )
}
