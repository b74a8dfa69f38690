// The papers of a loan: templates from the lender's folder, filled with an offer's figures, cut into blocks for a screen.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type Language, spokenLanguage } from '../../../core/language.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { singleStops } from '../../../core/single-stops.ts'
import type { LegalPaper, LenderData } from '../../ports/lender/lender-data.ts'

/** A paper of a loan: the agreements, and the closure letter. */
export type PaperName = CallOutput<'readPaper'>['paper']

const fileNames: Readonly<Record<PaperName, LegalPaper>> = {
  keyFacts: 'key-facts',
  loanAgreement: 'loan-agreement',
  privacy: 'privacy',
  closureLetter: 'closure-letter',
}

type Lender = Pick<LenderData, 'legal'>

export interface LegalTemplate {
  readonly language: Language
  readonly body: string
  /** sha256 of the bytes of the file, hex. */
  readonly version: string
}

/** sha256, hex. */
export function textHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** The language of all papers for a reader: the reader's own where the lender has every text in it, else English. */
export function legalLanguage(lender: Lender, market: MarketId, language: string): Language {
  const known = spokenLanguage(language) ?? 'en'
  const papers = lender.legal[market]
  return papers !== undefined && Object.values(papers).every((files) => files[known] !== undefined) ? known : 'en'
}

/**
 * The text for a reader of `language`. Reads it from the disk each time: a lender who changes a text changes its version,
 * and open offers lapse.
 */
export async function readTemplate(
  lender: Lender,
  market: MarketId,
  paper: PaperName,
  language: string,
): Promise<LegalTemplate> {
  const known = legalLanguage(lender, market, language)
  const file = lender.legal[market]?.[fileNames[paper]][known]
  if (file === undefined) throw new Error(`the lender has no ${paper} for the market ${market}`)
  const body = await readFile(file, 'utf8')
  return { language: known, body, version: textHash(body) }
}

/** What fills a template: a line of text, or rows where the placeholder stands alone in its line. */
export type Filling = string | readonly { readonly label: string; readonly value: string }[]

/** Fills `{{name}}`. Throws for a name that has no filling: a paper with a hole in it must not reach anybody. */
export function fillTemplate(body: string, fillings: Readonly<Record<string, Filling>>): string {
  return body
    .split('\n')
    .flatMap((line) => filledLines(line, fillings))
    .join('\n')
}

function filledLines(line: string, fillings: Readonly<Record<string, Filling>>): string[] {
  const alone = /^\{\{(\w+)\}\}$/.exec(line)?.[1]
  if (alone !== undefined) {
    const filling = fillingOf(alone, fillings)
    return typeof filling === 'string'
      ? [filling]
      : filling.map(({ label, value }) => `| ${cell(label)} | ${cell(value)} |`)
  }
  const filled = line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const filling = fillingOf(name, fillings)
    if (typeof filling !== 'string') throw new Error(`the rows of ${name} need a line of their own`)
    return cell(filling)
  })
  // A line without a placeholder is the lender's own text: it stays as it is.
  return [filled === line ? line : singleStops(filled)]
}

function fillingOf(name: string, fillings: Readonly<Record<string, Filling>>): Filling {
  const filling = fillings[name]
  if (filling === undefined) throw new Error(`a legal text asks for ${name}, which nobody fills in`)
  return filling
}

/** A value is text, never structure: no line breaks, no cell borders. */
function cell(value: string): string {
  return value.replaceAll('|', '/').replaceAll(/\s*\n\s*/g, ' ')
}

/** A piece of a text on the screen. `value` is empty except in rows. */
export type TextBlock = CallOutput<'readPaper'>['blocks'][number]

/** Cuts a text into blocks: `# `, `## `, `- `, `| a | b |`, and paragraphs, which end at an empty line. */
export function blocksOf(body: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let paragraph: string[] = []
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' '), value: '' })
    paragraph = []
  }
  for (const line of body.split('\n')) {
    const block = blockOf(line)
    if (block !== null || line.trim() === '') endParagraph()
    if (block !== null) blocks.push(block)
    else if (line.trim() !== '') paragraph.push(line.trim())
  }
  endParagraph()
  return blocks
}

function blockOf(line: string): TextBlock | null {
  const row = /^\|(.+)\|(.*)\|\s*$/.exec(line)
  if (row !== null) return { kind: 'row', text: (row[1] ?? '').trim(), value: (row[2] ?? '').trim() }
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3).trim(), value: '' }
  if (line.startsWith('# ')) return { kind: 'title', text: line.slice(2).trim(), value: '' }
  if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2).trim(), value: '' }
  return null
}
