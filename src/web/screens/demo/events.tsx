// The events that left for the lender's system, newest first.

import { useWords } from '../../messages/words-context.tsx'
import { Fold, Quiet } from '../../ui/leaf.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import type { DeskResult, PreviewView } from './preview-view.ts'
import { Tool } from './tool.tsx'

/** What left for the lender's own systems. The receiver is the demo's, and fails as often as it is told to. */
export function Events({ view: { events }, result }: { view: Pick<PreviewView, 'events'>; result?: DeskResult }) {
  const words = useWords().demo.desk
  if (!events.isOn)
    return (
      <Fold summary={words.events}>
        <Quiet>{words.eventsOff}</Quiet>
      </Fold>
    )
  return (
    <>
      <Fold summary={`${words.events} (${events.deliveries.length})`}>
        {events.deliveries.length === 0 && <Quiet>{words.eventsNone}</Quiet>}
        <ul>
          {events.deliveries.map(({ id, type, at, status, body }) => (
            <li key={`${id} ${at} ${status}`} className="row">
              <span>
                <code>{`${status} ${type}`}</code>
                <small className="quiet">{` ${at} ${id}`}</small>
                <code className="quiet">{body}</code>
              </span>
            </li>
          ))}
        </ul>
      </Fold>
      <Tool name="events" title={words.eventsFail} submit={words.eventsFailSubmit} result={result}>
        <TextInput name="status" label={words.eventsStatus} value="503" digits max={3} />
        <TextInput name="times" label={words.times} value="1" digits max={4} />
      </Tool>
    </>
  )
}
