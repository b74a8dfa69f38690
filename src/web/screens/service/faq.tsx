// Questions and answers for anybody, by topic; a search asks the server, with script and without.

import { Form, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { HiddenFields, LinkButton, TextLink } from '../../ui/button.tsx'
import { Fold, Go, Leaf, Voice } from '../../ui/leaf.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { FieldButton, TextInput } from '../../ui/text-fields.tsx'

type Answer = CallOutput<'listFaq'>['list'][number]
type Topic = CallOutput<'listFaq'>['topics'][number]

interface FaqView {
  readonly query: string
  readonly topics: readonly Topic[]
  readonly answers: readonly Answer[]
  readonly problem: ProblemShown | null
  readonly here: string
}

await needWords('service')

export const handle: RouteHandle = { styles: ['fields', 'fold', 'torn'] }

const queryParam = 'q'
/** What the call takes at most. */
const queryMax = 120
const isTooLong = (query: string): boolean => query.length > queryMax

export async function loader({ url, context }: LoaderFunctionArgs): Promise<FaqView> {
  const query = (url.searchParams.get(queryParam) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  const here = addressChanged(url, {})
  if (isTooLong(query)) return { query, topics: [], answers: [], problem: null, here }
  const asked = await context.get(apiContext).listFaq(query === '' ? {} : { keyword: query })
  if (asked.ok) return { query, topics: asked.data.topics, answers: asked.data.list, problem: null, here }
  return { query, topics: [], answers: [], problem: shown(asked.problem), here }
}

export default function Faq({ loaderData: view }: { loaderData: FaqView }) {
  const words = useWords().service.faq
  const address = useAddress()
  const { signedIn } = usePageFacts()
  return (
    <OwnScreen title={words.title} backTo={address(signedIn ? addresses.borrowerHome : addresses.home)}>
      <Search query={view.query} />
      {view.problem !== null && <ProblemNoteLeaf problem={view.problem} retry={view.here} />}
      <div role="status">
        {view.query !== '' && view.problem === null && !isTooLong(view.query) && <Found count={view.answers.length} />}
      </div>
      {view.query === '' ? (
        view.topics.map((topic) => (
          <TopicLeaf
            key={topic.id}
            topic={topic}
            answers={view.answers.filter(({ topicId }) => topicId === topic.id)}
          />
        ))
      ) : (
        <>
          {view.answers.length > 0 && (
            <Leaf>
              {view.answers.map((answer, index) => (
                <Question key={`${view.query} ${answer.id}`} answer={answer} open={index === 0} />
              ))}
            </Leaf>
          )}
          <p className="pad">
            <TextLink to={address(addresses.faq)}>{words.all}</TextLink>
          </p>
        </>
      )}
      {(view.query === '' || view.answers.length > 0) && (
        <Leaf list>
          <Go to={address(addresses.customerService)} icon="help" text={words.ask} />
        </Leaf>
      )}
    </OwnScreen>
  )
}

/** What stays in the address besides goes along: the form would drop it. */
function Search({ query }: { query: string }) {
  const { kit, service } = useWords()
  const words = service.faq
  const { common } = usePageFacts()
  return (
    <Leaf>
      <Form method="get" role="search">
        <HiddenFields of={common} />
        <TextInput
          key={query}
          name={queryParam}
          label={words.search}
          value={query}
          error={isTooLong(query) ? kit.tooLong({ used: query.length, limit: queryMax }) : undefined}
          enterKeyHint="go"
          end={<FieldButton type="submit">{words.submit}</FieldButton>}
        />
      </Form>
    </Leaf>
  )
}

function Found({ count }: { count: number }) {
  const words = useWords().service.faq
  const address = useAddress()
  if (count > 0) return <p className="pad">{words.found({ count })}</p>
  return (
    <Leaf>
      <Voice>{words.none}</Voice>
      <p>{words.noneText}</p>
      <LinkButton to={address(addresses.customerService)} line>
        {words.ask}
      </LinkButton>
    </Leaf>
  )
}

function TopicLeaf({ topic, answers }: { topic: Topic; answers: readonly Answer[] }) {
  const id = `topic-${topic.id}`
  return (
    <Leaf headId={id} head={topic.title}>
      {answers.map((answer) => (
        <Question key={answer.id} answer={answer} />
      ))}
    </Leaf>
  )
}

function Question({ answer, open }: { answer: Answer; open?: boolean }) {
  const address = useAddress()
  return (
    <Fold summary={answer.question} open={open}>
      <p>{answer.answer}</p>
      {answer.link !== null && (
        <p>
          <TextLink to={address(addresses[answer.link.page])}>{answer.link.label}</TextLink>
        </p>
      )}
    </Fold>
  )
}
