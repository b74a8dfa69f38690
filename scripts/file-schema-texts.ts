// JSON Schemas of the files that a lender writes, made of the schemas by which a start reads them.

import { z } from 'zod'
import { booksFile } from '../src/server/adapters/lender/books-file.ts'
import {
  aboutFile,
  banksFile,
  channelsFile,
  checksFile,
  collectionsFile,
  glMapFile,
  instructionsFile,
  lenderFile,
  limitsFile,
  reportsFile,
  reviewsFile,
} from '../src/server/adapters/lender/lender-schema.ts'
import { remindersFile, textsFile } from '../src/server/adapters/lender/texts-file.ts'
import { catalogueFile } from '../src/server/catalogue/product-file.ts'
import { cellsFile } from '../src/server/cells/cells-file.ts'
import { allTexts } from '../src/words/overrides.ts'

/** By the name of the schema: what it is of, as docs/lender-data.md and docs/products.md name it. */
const files: Readonly<Record<string, readonly [title: string, schema: z.ZodType]>> = {
  about: ['about/<language>.json of LENDER_DIR', aboutFile],
  banks: ['banks.json of LENDER_DIR', banksFile],
  books: ['books.json of LENDER_DIR', booksFile],
  cells: ['CELLS_FILE', cellsFile],
  channels: ['channels.json of LENDER_DIR', channelsFile],
  checks: ['checks.json of LENDER_DIR', checksFile],
  collections: ['collections.json of LENDER_DIR', collectionsFile],
  'gl-map': ['gl-map.json of LENDER_DIR', glMapFile],
  lender: ['lender.json of LENDER_DIR', lenderFile],
  limits: ['limits.json of LENDER_DIR', limitsFile],
  'payment-instructions': ['payment-instructions/<number>/<language>.json of LENDER_DIR', instructionsFile],
  products: ['PRODUCTS_FILE', catalogueFile],
  reminders: ['reminders.json of LENDER_DIR', remindersFile],
  reports: ['reports.json of LENDER_DIR', reportsFile],
  reviews: ['reviews.json of LENDER_DIR', reviewsFile],
  texts: ['texts/<language>.json of LENDER_DIR', textsFile],
}

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

/** By file name, as text. What only a start can see (that two fields fit each other) is not in them. */
export function fileSchemas(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(files).map(([name, [title, schema]]) => {
      const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
      // A file may name its schema itself, where it is an object with fields of its own.
      const named =
        made.properties === undefined ? {} : { properties: { $schema: { type: 'string' }, ...made.properties } }
      return [`${name}.schema.json`, `${JSON.stringify({ title, ...made, ...named }, null, 2)}\n`] as const
    }),
    ['words.schema.json', wordsSchema()],
  ])
}

/** Each text of the product by its path, a line each, with what it says in English. */
function wordsSchema(): string {
  const lines = [...allTexts('en')].map(
    ([path, text]) => `    ${JSON.stringify(path)}: { "type": "string", "description": ${JSON.stringify(text)} }`,
  )
  return `{
  "title": "words/<language>.json of LENDER_DIR",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "$schema": { "type": "string" },
${lines.join(',\n')}
  }
}
`
}
