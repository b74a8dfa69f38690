// The test page: every screen as every sample borrower, the demo's clock, payments, messages and faults. Demo mode only.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { endpointList } from '../../../contracts/endpoints.ts'
import { wireStatus } from '../../../contracts/order.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { QuietButton, TextLink } from '../../ui/button.tsx'
import { ChipChoices } from '../../ui/chips.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Fold, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tag } from '../../ui/status.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { askDesk, demoOnly, type Persona, readPersonas } from './demo-desk.ts'
import { deskCall } from './desk-call.ts'
import { DeskTools } from './desk-tools.tsx'
import { DevicePart } from './device-part.tsx'
import { type Editable, editable, editedName, previewHosts } from './preview-address.ts'
import { type PreviewGroup, type PreviewName, previewGroups } from './preview-links.ts'
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

function People({ people, who }: { people: readonly Shown[]; who: Shown | null }) {
  const words = useWords().demo.people
  return (
    <Leaf headId="people" head={words.title}>
      <Person name={who?.name ?? words.nobody} person={who} chosen />
      <Fold summary={`${words.title} (${people.length})`}>
        <ul>
          <li>
            <Person name={words.nobody} person={null} />
          </li>
          {people.map((person) => (
            <li key={person.name}>
              <Person name={person.name} person={person} chosen={person.name === who?.name} />
            </li>
          ))}
        </ul>
      </Fold>
    </Leaf>
  )
}

function Person({ name, person, chosen }: { name: string; person: Shown | null; chosen?: boolean }) {
  const words = useWords().demo.people
  const address = useAddress()
  const story = person === null ? words.nobodyStory : `${person.story}. ${words.market({ market: person.market })}`
  return (
    <Link
      className="go"
      to={address(addresses.testPreview, { as: person?.name ?? 'nobody' })}
      aria-current={chosen ? 'true' : undefined}
    >
      {chosen && <Icon name="tick" />}
      <span>
        {name} {person?.status && <Tag status={person.status} />}
        <small>{story}</small>
      </span>
      {!chosen && <Icon name="next" />}
    </Link>
  )
}

/** The desk's screens that have an address of their own. */
const screens = [
  '/',
  '/team',
  '/find',
  '/collections',
  '/cases',
  '/payments',
  '/applications',
  '/proposals',
  '/bulk',
  '/bulk/new',
  '/portfolio',
  '/portfolio/loans',
  '/webhooks',
  '/books',
  '/exports',
  '/officers',
  '/audit',
  '/me',
] as const

function LendersSide({ officers }: { officers: readonly PreviewOfficer[] }) {
  const words = useWords().demo.lendersSide
  const origin = new URL(officers[0]?.launch ?? 'http://127.0.0.1').origin
  return (
    <Leaf headId="lenders-side" head={words.title}>
      <Quiet>{words.lead}</Quiet>
      <p className="ways">
        {officers.map(({ name, role, launch }) => (
          <TextLink key={launch} to={launch} elsewhere>
            {`${role}: ${name}`}
          </TextLink>
        ))}
      </p>
      <Quiet>{words.screens}</Quiet>
      <p className="ways">
        {screens.map((path) => (
          <TextLink key={path} to={origin + path} elsewhere>
            {path}
          </TextLink>
        ))}
      </p>
      <Quiet>{words.stories}</Quiet>
      <p className="ways">
        {(officers.find(({ stories }) => stories.length > 0)?.stories ?? []).map(({ story, path }) => (
          <TextLink key={path} to={origin + path} elsewhere>
            {story}
          </TextLink>
        ))}
      </p>
    </Leaf>
  )
}

/** What a field holds at first. The session is a ticket that does not exist yet. */
function startOf(who: Shown | null, name: Editable): string {
  if (who === null || name === 'sessionId') return ''
  if (name === 'productId' || name === 'orderId' || name === 'problemId') return who[name] ?? ''
  return who.params[name] ?? ''
}

function OpenForm({ who }: { who: Shown | null }) {
  const { parameters, links } = useWords().demo
  return (
    <form action={addresses.testPreviewOpen} method="get">
      <input type="hidden" name="as" value={who?.name ?? ''} />
      <Leaf headId="parameters" head={parameters.title}>
        <Fold summary={editable.join(', ')}>
          <Quiet>{parameters.hint}</Quiet>
          <div className="stack">
            {editable.map((name) => (
              <TextInput
                key={name}
                name={editedName(name)}
                label={name}
                value={startOf(who, name)}
                placeholder={name === 'sessionId' && who !== null ? parameters.fresh : undefined}
                autoComplete="off"
              />
            ))}
          </div>
        </Fold>
        <ChipChoices
          name="host"
          legend={parameters.host}
          chosen="none"
          choices={previewHosts.map((value) => ({ value, label: parameters.hosts[value] }))}
        />
      </Leaf>
      <Leaf headId="links" head={links.title}>
        {(Object.keys(previewGroups) as PreviewGroup[]).map((group) => (
          <div key={group}>
            <h3>{links.groups[group]}</h3>
            <p className="ways">
              {(Object.keys(previewGroups[group]) as PreviewName[]).map((name) => (
                <QuietButton key={name} type="submit" name="to" value={name}>
                  {links[name]}
                </QuietButton>
              ))}
            </p>
          </div>
        ))}
      </Leaf>
    </form>
  )
}
