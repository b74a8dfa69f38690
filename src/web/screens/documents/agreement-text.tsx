// A paper as the server wrote it, block by block: all of it is shown as text.

import { Fragment, type ReactNode } from 'react'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { directionOf } from '../../../core/language.ts'
import { useWords } from '../../messages/words-context.tsx'
import { FileButton } from '../../sending/file-link.tsx'
import { Leaf, Quiet, Row, Rows, RowValue } from '../../ui/leaf.tsx'
import { together } from '../../ui/together.ts'

/** A paper as the server answers it, and where it can be saved; the addresses are empty where there is no such file. */
export type Paper = Pick<
  CallOutput<'readPaper'>,
  'title' | 'language' | 'hash' | 'agreedAt' | 'version' | 'tickedByDefault' | 'blocks'
> & {
  readonly pdf: string
  readonly csv: string
}
type Block = Paper['blocks'][number]

/** Neighbouring rows make one list, neighbouring items another; everything else is a block of its own. */
function runs(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const joins = (block.kind === 'row' || block.kind === 'item') && last?.[0]?.kind === block.kind
    if (joins && last !== undefined) last.push(block)
    else groups.push([block])
  }
  return groups
}

/** Between the parts of a row of an account: a day and what happened, what was charged or paid and what is left. */
const partsOfRow = ' · '

/** Each part on a line of its own: a line that breaks anywhere tears amounts from their words. */
function inLines(text: string): ReactNode {
  return text.split(partsOfRow).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the row
    <Fragment key={index}>
      {index > 0 && <br />}
      {together(part)}
    </Fragment>
  ))
}

function Run({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks
  if (first === undefined) return null
  switch (first.kind) {
    case 'title':
    case 'heading':
      return <h2>{first.text}</h2>
    case 'paragraph':
      return <p>{together(first.text)}</p>
    case 'item':
      return (
        <ul>
          {blocks.map((block) => (
            <li key={block.text}>{together(block.text)}</li>
          ))}
        </ul>
      )
    case 'row':
      return (
        <Rows>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a paper may say the same
            <Row key={index} term={inLines(block.text)}>
              {block.value.includes(partsOfRow) ? inLines(block.value) : <RowValue value={block.value} />}
            </Row>
          ))}
        </Rows>
      )
  }
}

/** The words, and when they were agreed to. Their fingerprint stands in the file that can be saved: it is not shown here. */
export function PaperText({ paper, title }: { paper: Paper; title: string }) {
  const words = useWords().documents
  const blocks = paper.blocks.filter((block) => block.kind !== 'title' || block.text !== title)
  return (
    <Leaf>
      <div className="prose" lang={paper.language} dir={directionOf(paper.language)}>
        {runs(blocks).map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the paper
          <Fragment key={index}>
            <Run blocks={run} />
          </Fragment>
        ))}
      </div>
      {paper.agreedAt !== null && (
        <Quiet>
          {words.agreedAt({ moment: paper.agreedAt })}{' '}
          {paper.tickedByDefault ? words.tickedByDefault : words.tickedByYou}
        </Quiet>
      )}
      {paper.version !== '' && (
        <Quiet>
          {words.version} {paper.version}
        </Quiet>
      )}
      {paper.pdf !== '' && <FileButton to={paper.pdf}>{words.save}</FileButton>}
      {paper.csv !== '' && <FileButton to={paper.csv}>{words.saveTable}</FileButton>}
    </Leaf>
  )
}
