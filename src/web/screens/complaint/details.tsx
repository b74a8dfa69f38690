// 'Online service': one complaint, its answer above it, and the stars for that answer.

import { addresses } from '../../../contracts/addresses.ts'
import { textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { characterCount } from '../../../core/plain-text.ts'
import type { Words } from '../../messages/load-section.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ChipTags } from '../../ui/chips.tsx'
import { Shots } from '../../ui/image-picker.tsx'
import { Ends, Go, Leaf, OpenBook, Quiet, Row, Rows } from '../../ui/leaf.tsx'
import { Day, Num } from '../../ui/money.tsx'
import { ServerMessage } from '../../ui/note.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { type LineStep, StepStamps } from '../../ui/stamps.tsx'
import { Tag } from '../../ui/status.tsx'
import type { NotRated, NotSaid } from './answer-case.ts'
import type { CaseOrProblem, CaseView, Said } from './case-view.ts'
import { RatingSheet, ReplyBox, ratingSheet } from './reply-box.tsx'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['chips', 'fields', 'sheet', 'shots', 'stars', 'talk', 'book', 'status'] }

export { action } from './answer-case.ts'
export { loader } from './case-view.ts'

export default function ComplaintDetails(props: { loaderData: CaseOrProblem; actionData?: NotRated | NotSaid }) {
  const { details: words, rating } = useWords().complaint
  const address = useAddress()
  const { loaderData: view, actionData } = props
  const notSent = actionData !== undefined && 'notSent' in actionData ? actionData.notSent : undefined
  const notRated = actionData !== undefined && 'problem' in actionData ? actionData : undefined
  const list = address(addresses.complaintList)
  return (
    <OwnScreen
      title={words.title}
      backTo={list}
      wide={view.kind !== 'problem'}
      foot={view.kind === 'problem' && view.isUnknown && <LinkButton to={list}>{words.toList}</LinkButton>}
    >
      {view.kind === 'problem' ? (
        view.isUnknown ? (
          <Refused said={words.notFound} missing />
        ) : (
          <ProblemLeaf problem={view.problem} here={view.here} />
        )
      ) : (
        <>
          {view.rated && <ServerMessage text={rating.done} kind="toast" good />}
          {view.said && <ServerMessage text={words.sent} kind="toast" good />}
          <OpenBook
            left={
              <>
                <Standing view={view} />
                <Result view={view} />
                <Question view={view} />
              </>
            }
            right={
              <>
                <CaseThread view={view} />
                <ReplyBox view={view} notSent={notSent} />
                <Further view={view} />
              </>
            }
          />
          {view.ratingAsked && <RatingSheet caseId={view.caseId} notRated={notRated} />}
        </>
      )}
    </OwnScreen>
  )
}

/** The handler's reply, only when there is one: its words or its pictures. */
function Result({ view }: { view: CaseView }) {
  const { details: words, rating } = useWords().complaint
  if (view.answer === '' && view.answerPictures.length === 0) return null
  return (
    <Leaf headId="result" head={words.result} aside={view.answeredOn !== null && <Day of={view.answeredOn} />}>
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

/** Of a case that is open: what we owe, before what was written. The answer's day stands once, in the sentence. */
function Standing({ view }: { view: CaseView }) {
  const words = useWords().complaint
  const { details } = words
  if (view.state === 'answered') return null
  return (
    <Leaf>
      <Ends small>
        <Tag status={view.state === 'asked' ? 'due' : 'inReview'}>{words.list.states[view.state]}</Tag>
        <Num>{view.caseNumber}</Num>
      </Ends>
      <h2 className="voice">
        {view.state === 'asked' || view.answerBy === null
          ? details.standing(view)
          : view.answerIsLate
            ? details.answerIsLate({ day: view.answerBy })
            : details.willAnswer({ day: view.answerBy })}
      </h2>
      {view.answerIsLate && <p>{details.lateText}</p>}
      {view.isReopened && view.state === 'open' && view.answerBy !== null && <Quiet>{details.standing(view)}</Quiet>}
      <StepStamps steps={stepsOf(view, details)} />
      {view.finalBy !== null && (
        <Rows>
          <Row term={details.finalBy} day={view.finalBy} />
        </Rows>
      )}
    </Leaf>
  )
}

/** Where the case is. Each step is named as a step, also the one that has not been reached. */
function stepsOf(view: CaseView, words: Words['complaint']['details']): readonly LineStep[] {
  const { acknowledgeBy, thread } = view
  const isRead = thread.some(({ kind, own }) => !own && kind !== 'answer')
  return [
    { step: 'received', title: words.steps.received, state: 'done', note: '' },
    {
      step: 'read',
      title: words.steps.read,
      state: isRead ? 'done' : 'now',
      note: isRead || acknowledgeBy === null ? '' : words.readBy({ day: acknowledgeBy }),
    },
    { step: 'answer', title: words.steps.answer, state: isRead ? 'now' : 'later', note: '' },
  ]
}

function Question({ view }: { view: CaseView }) {
  const { kit, complaint } = useWords()
  const words = complaint.details
  return (
    <Leaf>
      <ChipTags tags={view.tags} />
      <Ends small>
        <span className="quiet">{words.wrote({ day: view.openedOn })}</span>
        <span className="quiet num">{kit.outOf({ used: characterCount(view.content), limit: textMaxCharacters })}</span>
      </Ends>
      <Prose text={view.content} />
      {view.pictures.length > 0 && <Shots pictures={view.pictures} />}
      {view.state === 'answered' && (
        <Rows>
          <Row term={words.number}>
            <Num>{view.caseNumber}</Num>
          </Row>
        </Rows>
      )}
    </Leaf>
  )
}

/** Whom to turn to, each line with the way to do so where it is a telephone or an e-mail. */
function Further({ view }: { view: CaseView }) {
  const words = useWords().complaint.details
  return (
    <Leaf headId="further" head={words.further}>
      <Rows under>
        {view.escalation.map(({ label, value, to }) => (
          <Row key={label} term={label}>
            {to === null ? (
              value
            ) : (
              <a href={to}>
                <bdi>{value}</bdi>
              </a>
            )}
          </Row>
        ))}
      </Rows>
      {view.order !== null && <Go to={view.order} text={words.toOrder} />}
    </Leaf>
  )
}

/** Nothing where the answer above is all that was said. */
function CaseThread({ view }: { view: CaseView }) {
  const { thread: words } = useWords().complaint.details
  const answer = view.thread.findLast(({ kind }) => kind === 'answer')
  if (view.thread.every(({ id }) => id === answer?.id)) return null
  return (
    <Leaf headId="thread" head={words.title}>
      <ol className="talk">
        {view.thread.map((said) => (
          <li key={said.id} className={said.own ? 'own' : undefined}>
            <Message said={said} isAbove={said.id === answer?.id} />
          </li>
        ))}
      </ol>
    </Leaf>
  )
}

function Message({ said, isAbove }: { said: Said; isAbove: boolean }) {
  const { thread: words } = useWords().complaint.details
  return (
    <>
      <Ends small>
        <b>{said.own ? words.you : said.name === '' ? words.us : words.officer({ name: said.name })}</b>
        <span className="quiet num">
          <Day of={said.at} />
        </span>
      </Ends>
      <p className="s quiet">{said.own && said.kind === 'reply' ? null : words.kinds[said.kind]}</p>
      {isAbove ? (
        <p>
          <a href="#result">{words.above}</a>
        </p>
      ) : (
        <>
          {said.text !== '' && <Prose text={said.text} />}
          {said.pictures.length > 0 && <Shots pictures={said.pictures} />}
        </>
      )}
    </>
  )
}

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
