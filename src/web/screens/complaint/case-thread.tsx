// What was said about a case since it came, oldest first: who, when, the words and the pictures.

import { useWords } from '../../messages/words-context.tsx'
import { Day } from '../../ui/day.tsx'
import { Shots } from '../../ui/image-picker.tsx'
import { Ends, Head, Leaf } from '../../ui/leaf.tsx'
import type { CaseView, Said } from './case-view.ts'
import { Prose } from './prose.tsx'

/** Nothing where the answer above is all that was said. */
export function CaseThread({ view }: { view: CaseView }) {
  const { thread: words } = useWords().complaint.details
  const answer = view.thread.findLast(({ kind }) => kind === 'answer')
  if (view.thread.every(({ id }) => id === answer?.id)) return null
  return (
    <Leaf labelledBy="thread">
      <Head id="thread">{words.title}</Head>
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
