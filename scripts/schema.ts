// `npm run schema`: writes docs/schema.md, the tables as they are today, from the migrations on an embedded database in memory.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { schemaDocOf } from '../tests/support/schema-doc.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename, [])

const db = await openDatabase({ memory: true, snapshot: null })
await migrate(db)
const text = await schemaDocOf(db)
await db.close()
writeFileSync(path.join(path.dirname(import.meta.dirname), 'docs/schema.md'), text)
console.log(`docs/schema.md: ${text.match(/^create table /gm)?.length ?? 0} tables`)
