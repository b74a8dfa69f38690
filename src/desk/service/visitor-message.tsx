// What a visitor of the public pages wrote: the whole message, where to answer, and that it was answered.

import { type Answer, type Got, screen, type Visit } from '../screen.ts'
import { auditOf, Links, PageHead, Part, State, When } from '../ui/parts.tsx'
import { ColleagueNames, loadWork, ownerOf, type WorkOfPage, WorkSteps, workActs } from '../ui/work-steps.tsx'

/** Its item of the work list is null once the message is answered. */
interface MessageData extends WorkOfPage {
  readonly message: Got<'readVisitorMessage'>
}

async function load(visit: Visit): Promise<Answer<MessageData>> {
  const messageId = visit.params.messageId ?? ''
  const message = await visit.call('readVisitorMessage', { messageId })
  if (!message.ok) return message
  const work = await loadWork(visit, ['contactMessage'], messageId)
  return work.ok ? { ok: true, data: { message: message.data, ...work.data } } : work
}

export const visitorMessage = screen<MessageData>({
  path: '/messages/:messageId',
  right: 'unmask',
  tab: 'work',
  load,
  title: (_data, words) => words.visitor.title,
  View: VisitorMessage,
  acts: workActs,
})

function VisitorMessage({ data: { message, item, colleagues }, visit }: { data: MessageData; visit: Visit }) {
  const { visitor: words } = visit.words
  const { done } = message
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={<bdi>{message.name || words.title}</bdi>}
          lead={
            <>
              {words.lead} <When at={message.at} />
            </>
          }
        >
          {done !== null && (
            <State of="ok" tag>
              {words.done}
            </State>
          )}
        </PageHead>
        <Part stack title={words.wrote}>
          <p className="words" dir="auto">
            {message.text}
          </p>
        </Part>
        {done !== null && (
          <Part stack title={words.how}>
            <p className="words" dir="auto">
              {done.reason}
            </p>
            <p className="quiet s">
              {done.by}, <When at={done.at} />
            </p>
          </Part>
        )}
      </div>
      <ColleagueNames colleagues={colleagues} visit={visit} />
      <Stub message={message} item={item} visit={visit} />
    </div>
  )
}

function Stub({ message, item, visit }: Pick<MessageData, 'message' | 'item'> & { visit: Visit }) {
  const { visitor: words, cases } = visit.words
  return (
    <aside className="stub" aria-label={words.stub}>
      <Part stack title={words.phone}>
        <p className="num">
          <bdi>{message.phone || words.none}</bdi>
        </p>
        {item !== null && <p className="quiet s">{words.note}</p>}
      </Part>
      {item !== null && (
        <Part stack title={cases.owner.title}>
          <p>{ownerOf(item, visit)}</p>
          <WorkSteps item={item} visit={visit} label={words.title} />
        </Part>
      )}
      <section className="part">
        <Links
          to={[
            message.phone !== '' && { href: `/find?${new URLSearchParams({ q: message.phone })}`, label: words.find },
            auditOf(message.messageId, cases.links.audit, visit),
          ]}
        />
      </section>
    </aside>
  )
}
