// The test page: every screen as every sample borrower, the demo's clock, payments, messages and faults. Demo mode only.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { endpointList } from '../../../contracts/endpoints.ts'
import { wireStatus } from '../../../contracts/order.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { askDesk, demoOnly, type Persona, readPersonas } from './demo-desk.ts'
import { deskCall } from './desk-call.ts'
import { DeskTools } from './desk-tools.tsx'
import { DevicePart } from './device-part.tsx'
import { LendersSide } from './lenders-side.tsx'
import { OpenForm } from './open-form.tsx'
import { People } from './people.tsx'
import type { DeskResult, OutboxMessage, PreviewOfficer, PreviewView, Shown } from './preview-view.ts'

await needWords('demo')

export const handle: RouteHandle = { styles: ['fields', 'fold', 'status', 'chips', 'promo', 'shots'] }

/** Null where the demo's desk does not answer. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<PreviewView | null> {
  demoOnly(context)
  const query = url.searchParams
  const people = (await readPersonas(context))?.map(shown) ?? null
  const clock = await askDesk<PreviewView['clock']>(context, '/demo/clock')
  if (people === null || clock === null) return null
  const asked = query.get('as')
  const who = asked === null ? (people[0] ?? null) : (people.find((persona) => persona.name === asked) ?? null)
  const phone = query.get('phone') ?? who?.phone ?? ''
  const outbox = await askDesk<readonly OutboxMessage[]>(context, `/demo/outbox?${new URLSearchParams({ phone })}`)
  const events = await askDesk<PreviewView['events']>(context, '/demo/events')
  const officers = await askDesk<readonly PreviewOfficer[]>(context, '/demo/officers')
  return {
    // Their tokens stay on the server: a page needs the link only.
    officers: officers?.ok
      ? officers.said.map(({ name, role, launch, stories }) => ({ name, role, launch, stories }))
      : [],
    people,
    who,
    paths: [...new Set(endpointList.map((endpoint) => endpoint.path))].sort(),
    clock: clock.said,
    phone,
    outbox: outbox?.ok ? outbox.said : [],
    events: events?.ok ? events.said : { isOn: false, deliveries: [] },
  }
}

function shown({ launch: _ticket, status, ...persona }: Persona): Shown {
  const read = wireStatus.safeParse(status)
  return { ...persona, status: read.success ? read.data : null }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<DeskResult> {
  demoOnly(context)
  const call = deskCall(await request.formData())
  if (!call.ok) return { tool: call.tool, ok: false, said: call.why }
  const answer = await askDesk(context, call.path, call.body)
  return { tool: call.tool, ok: answer?.ok ?? false, said: JSON.stringify(answer?.said ?? null, null, 1) }
}

export default function TestPreview(props: { loaderData: PreviewView | null; actionData?: DeskResult }) {
  const words = useWords().demo
  const address = useAddress()
  const { loaderData: view, actionData: result } = props
  return (
    <Screen title={words.title} back={address(addresses.home)}>
      <title>{words.title}</title>
      <Leaf>
        <Quiet>{words.lead}</Quiet>
        {view === null && <Note title={words.unreachable} tone="overdue" live />}
      </Leaf>
      {view !== null && (
        <>
          <People people={view.people} who={view.who} />
          <OpenForm key={view.who?.name ?? ''} who={view.who} />
          {view.officers.length > 0 && <LendersSide officers={view.officers} />}
          <DeskTools view={view} result={result} />
          <DevicePart />
        </>
      )}
    </Screen>
  )
}
