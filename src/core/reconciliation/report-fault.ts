// What is wrong with a settlement report: the line, the column and a sentence. One fault, and nothing of the file counts.

import { reportFaultSentences } from './report-fault-sentences.ts'

export type ReportFaultName = keyof typeof reportFaultSentences

export interface ReportFault {
  readonly fault: ReportFaultName
  /** In the file, from 1 with the line of names. */
  readonly line: number
  /** Its name in the file; empty where the whole line is meant. */
  readonly column: string
  /** The text of the cell, its beginning at most; for a doubled line the number of the line that had it first. */
  readonly found: string
}

/** The sentence for an officer: line, column, what is wrong, and the text of the cell. */
export function sayFault({ fault, line, column, found }: ReportFault): string {
  const place = column === '' ? `Line ${line}` : `Line ${line}, column ${column}`
  const shown = found === '' ? '' : ` (${found})`
  return `${place}: ${reportFaultSentences[fault]}${shown}.`
}

export function isFault(value: unknown): value is ReportFault {
  return typeof value === 'object' && value !== null && 'fault' in value
}
