// The privacy policy, in the words that come with every loan. It also stands in a frame of the public site.

import { Fragment } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { directionOf } from '../../../core/language.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { apiContext } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { Leaf } from '../../ui/leaf.tsx'
import { ProblemNote, type ProblemShown } from '../../ui/note.tsx'

await needWords('legal')

interface PolicyView {
  readonly policy: Policy | null
  readonly problem: ProblemShown | null
  /** Shown inside another page of ours, without bar and links. */
  readonly framed: boolean
}

export const handle: RouteHandle = { styles: ['promo'], script: false }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PolicyView> {
  const framed = request.headers.get('Sec-Fetch-Dest') === 'iframe'
  const read = await context.get(apiContext).readPrivacyPolicy({})
  if (read.ok) return { policy: read.data, problem: null, framed }
  return { policy: null, problem: shown(read.problem), framed }
}

export default function PrivacyPolicy({ loaderData: view }: { loaderData: PolicyView }) {
  const { title } = useWords().legal.privacy
  const address = useAddress()
  const { signedIn } = usePageFacts()
  if (view.framed) {
    return (
      <main className="page" id="page">
        <title>{title}</title>
        <h1 className="hide">{title}</h1>
        <Shown view={view} />
      </main>
    )
  }
  return (
    <OwnScreen title={title} back={address(signedIn ? addresses.borrowerHome : addresses.home)}>
      <Shown view={view} />
    </OwnScreen>
  )
}

function Shown({ view }: { view: PolicyView }) {
  const address = useAddress()
  return (
    <Leaf>
      {view.policy !== null && <PolicyText policy={view.policy} />}
      {view.problem !== null && <ProblemNote problem={view.problem} retry={address(addresses.privacyPolicy)} />}
    </Leaf>
  )
}

type Policy = CallOutput<'readPrivacyPolicy'>
type Block = Policy['blocks'][number]

/** Neighbouring items make one list. */
function inRuns(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block)
    else runs.push([block])
  }
  return runs
}

function Run({ run }: { run: readonly Block[] }) {
  const [first] = run
  switch (first?.kind) {
    case undefined:
    case 'title':
      // The page has its title already.
      return null
    case 'heading':
      return <h2>{first.text}</h2>
    case 'item':
      return (
        <ul>
          {run.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )
    case 'row':
      return (
        <p>
          <b>{first.text}</b> {first.value}
        </p>
      )
    case 'paragraph':
      return <p>{first.text}</p>
  }
}

/** The whole policy. Its fingerprint stands in the papers of a loan: it is not shown here. */
function PolicyText({ policy }: { policy: Policy }) {
  return (
    <div className="prose" lang={policy.language} dir={directionOf(policy.language)}>
      {inRuns(policy.blocks).map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
        <Fragment key={index}>
          <Run run={run} />
        </Fragment>
      ))}
    </div>
  )
}
