// The test page: every screen as every sample borrower, the demo's clock, payments, messages and faults. Demo mode only.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { endpointList } from '../../../contracts/endpoints.ts'
import { wireStatus } from '../../../contracts/loan.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { askDesk, demoOnly, type Persona, readPersonas } from './demo-desk.ts'
import { deskCall } from './desk-call.ts'
import { DeskTools } from './desk-tools.tsx'
import { DevicePart } from './device-part.tsx'
import { OpenForm } from './open-form.tsx'
import { People } from './people.tsx'

await needWords('demo')

export interface OutboxMessage {
  readonly phone: string
  readonly purpose: string
  readonly text: string
  readonly code: string | null
  readonly at: string
}

/** A sample borrower without a ticket: those are made when a page is opened. */
export interface Shown extends Omit<Persona, 'launch' | 'status'> {
  readonly status: OrderStatus | null
}

export interface PreviewView {
  readonly people: readonly Shown[]
  /** Null for nobody. */
  readonly who: Shown | null
  /** The addresses of all calls. */
  readonly paths: readonly string[]
  readonly clock: { readonly date: string; readonly time: string }
  readonly phone: string
  readonly outbox: readonly OutboxMessage[]
}

export const handle: RouteHandle = { styles: ['fields', 'status', 'chips', 'promo', 'shots'] }

/** Null where the demo's desk does not answer. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PreviewView | null> {
  demoOnly(context)
  const query = new URL(request.url).searchParams
  const people = (await readPersonas(context))?.map(shown) ?? null
  const clock = await askDesk<PreviewView['clock']>(context, '/demo/clock')
  if (people === null || clock === null) return null
  const asked = query.get('as')
  const who = asked === null ? (people[0] ?? null) : (people.find((persona) => persona.name === asked) ?? null)
  const phone = query.get('phone') ?? who?.phone ?? ''
  const outbox = await askDesk<readonly OutboxMessage[]>(context, `/demo/outbox?${new URLSearchParams({ phone })}`)
  return {
    people,
    who,
    paths: [...new Set(endpointList.map((endpoint) => endpoint.path))].sort(),
    clock: clock.said,
    phone,
    outbox: outbox?.ok ? outbox.said : [],
  }
}

function shown({ launch: _ticket, status, ...persona }: Persona): Shown {
  const read = wireStatus.safeParse(status)
  return { ...persona, status: read.success ? read.data : null }
}

export interface DeskResult {
  readonly tool: string
  readonly ok: boolean
  /** What the desk said, as JSON. */
  readonly said: string
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
          <DeskTools view={view} result={result} />
          <DevicePart />
        </>
      )}
    </Screen>
  )
}
