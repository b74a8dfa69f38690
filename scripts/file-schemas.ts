// `npm run file-schemas`: writes docs/schemas, by which editors complete and check the files of LENDER_DIR and PRODUCTS_FILE as one types.
//
// Usage:
//   npm run file-schemas

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileSchemas } from './file-schema-texts.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename, [])

const folder = path.join(path.dirname(import.meta.dirname), 'docs', 'schemas')
mkdirSync(folder, { recursive: true })
for (const [name, text] of fileSchemas()) writeFileSync(path.join(folder, name), text)
console.log(`docs/schemas: ${fileSchemas().size} files`)
