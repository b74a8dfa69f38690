// The blocks of the policy as the server cut them. All of it is shown as text.

import { Fragment } from 'react'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { directionOf } from '../../../core/language.ts'

export type Policy = CallOutput<'readPrivacyPolicy'>
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
export function PolicyText({ policy }: { policy: Policy }) {
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
