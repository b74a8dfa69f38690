// docs/schema.md says what the tables are today: what the baseline and the migrations after it come to.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { embedded, useDatabase } from '../../../tests/support/databases.ts'
import { schemaDocOf } from '../../../tests/support/schema-doc.ts'

const kept = path.join(import.meta.dirname, '../../../docs/schema.md')

describe('docs/schema.md', () => {
  const database = useDatabase(embedded)

  it('is what the migrations come to: `npm run schema`', async () => {
    expect(readFileSync(kept, 'utf8')).toBe(await schemaDocOf(database()))
  })

  it('would show a column, a constraint, an index and a trigger that a migration adds', async () => {
    const text = await database().transaction(async (tx) => {
      await tx.script(`alter table job add column planted integer not null default 7 check (planted > 0);
        create index planted_at on job (planted) where planted > 1;
        create trigger planted_trigger before update on job for each row execute function suppress_redundant_updates_trigger()`)
      return await schemaDocOf(tx)
    })
    for (const line of [
      '  planted integer not null default 7,',
      '  constraint job_planted_check CHECK ((planted > 0))',
      'CREATE INDEX planted_at ON job USING btree (planted) WHERE (planted > 1);',
      'CREATE TRIGGER planted_trigger BEFORE UPDATE ON job FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();',
    ])
      expect(text).toContain(line)
  })
})
