// Whose database it is: the demo's, with a clock of its own, or a production's. Neither may open the other's.

import type { Config } from '../../settings/config.ts'
import type { Queries } from './database.ts'
import { StartFault } from './start-fault.ts'

/**
 * Throws {@link StartFault} for the demo on a production's database, where it would stand among real borrowers with public secrets,
 * and for a production on the demo's, whose borrowers are invented. An empty database is anybody's.
 */
export async function refuseForeignDatabase(db: Queries, mode: Config['mode']): Promise<void> {
  const [found] = await db.query<{ isDemo: boolean; isUsed: boolean }>(
    `select exists (select from business_clock) as "isDemo",
       exists (select from borrower) or exists (select from job) as "isUsed"`,
  )
  if (mode === 'production' && found?.isDemo)
    throw new StartFault(
      'This database was made by the demo: its borrowers are invented and its secrets public. Production needs one of its own.',
    )
  if (mode === 'demo' && found?.isUsed && !found.isDemo)
    throw new StartFault(
      'This database belongs to a production, and this start is a demo. Set MODE=production, or another database.',
    )
}
