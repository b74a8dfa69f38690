// The catalogues as files: `src/words/<part>/<language>/<section>.json`. What stands in `index.json` has no section of its own.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from './icu.ts'

/** Who speaks: the pages of borrowers, the server in its answers, messages and papers, the lender's desk. */
export const parts = ['web', 'server', 'desk'] as const
export type Part = (typeof parts)[number]

export type SectionCatalogue = { readonly [key: string]: Catalogue }

const folderOf = (part: Part, language: string): string => path.join(import.meta.dirname, part, language)

/** The languages of a part: a language is added by adding its folder. */
export function languagesOf(part: Part): string[] {
  return readdirSync(path.join(import.meta.dirname, part))
}

/** `payment-card.json` is the section `paymentCard`. */
const sectionOf = (file: string): string =>
  path.basename(file, '.json').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The sections of a part by their files. Throws where there is no such language. */
export function sectionFiles(part: Part, language: string): Record<string, string> {
  const folder = folderOf(part, language)
  return Object.fromEntries(readdirSync(folder).map((file) => [sectionOf(file), path.join(folder, file)]))
}

/** Throws where the file is no JSON, with its name. */
export function readSection(file: string): SectionCatalogue {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SectionCatalogue
  } catch (error) {
    throw new Error(`${path.relative(process.cwd(), file)}: ${(error as Error).message}`)
  }
}
