// A paper of a loan as blocks: what its page and its file are both made from, and the fingerprint of its words.

import { createHash } from 'node:crypto'
import type { CallOutput } from '../../contracts/endpoints.ts'

/** A piece of text as the wire has it. */
export type TextBlock = CallOutput<'readDocument'>['blocks'][number]

/** Lines with several amounts each. Cells of numbers stand to the right. */
export interface TableBlock {
  readonly kind: 'table'
  readonly columns: readonly { readonly title: string; readonly isAmount: boolean }[]
  readonly lines: readonly (readonly string[])[]
}

export type DocumentBlock = TextBlock | TableBlock

export interface LoanDocument {
  readonly title: string
  readonly number: string
  readonly language: string
  /** sha256 of the words, hex. */
  readonly hash: string
  readonly blocks: readonly DocumentBlock[]
  /** When its words were agreed to, on the wall of the market; null for papers that need no agreement. */
  readonly agreedAt: string | null
  /** The moment that its file says it was made: that of its figures, so that the same words make the same file. */
  readonly madeAt: Date
}

/** A document of our own: its first block is its title, and its fingerprint comes from its blocks. */
export function documentOf(
  head: Pick<LoanDocument, 'title' | 'number' | 'language' | 'madeAt'>,
  body: readonly DocumentBlock[],
): LoanDocument {
  const blocks: DocumentBlock[] = [{ kind: 'title', text: head.title, value: '' }, ...body]
  return { ...head, hash: hashOf(blocks), blocks, agreedAt: null }
}

function hashOf(blocks: readonly DocumentBlock[]): string {
  return createHash('sha256')
    .update(JSON.stringify(blocks.flatMap(cellsOf)), 'utf8')
    .digest('hex')
}

function cellsOf(block: DocumentBlock): (readonly string[])[] {
  return block.kind === 'table'
    ? [block.columns.map(({ title }) => title), ...block.lines]
    : [[block.kind, block.text, block.value]]
}

export const row = (text: string, value: string): TextBlock => ({ kind: 'row', text, value })
export const heading = (text: string): TextBlock => ({ kind: 'heading', text, value: '' })
export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text, value: '' })

/**
 * The blocks for a phone's page: a line of a table becomes a row, whose label is its words and whose value its amounts,
 * each with the name of its column; empty cells are left out.
 */
export function textBlocks(blocks: readonly DocumentBlock[]): TextBlock[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.lines.map((line) => rowOf(block, line)) : [block]))
}

function rowOf({ columns }: TableBlock, line: readonly string[]): TextBlock {
  const cells = columns
    .map((column, index) => ({ ...column, text: line[index] ?? '' }))
    .filter(({ text }) => text !== '')
  const words = cells.filter(({ isAmount }) => !isAmount).map(({ text }) => text)
  const amounts = cells.filter(({ isAmount }) => isAmount).map(({ title, text }) => `${title} ${text}`)
  return row(words.join(' · '), amounts.join(' · '))
}
