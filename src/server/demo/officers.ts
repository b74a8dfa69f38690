// The officers of the demo, each with a fresh way in.

import type { Role } from '../../core/officer/rights.ts'
import type { Deps } from '../deps.ts'
import { listGrants } from '../officer/invitation/grant-store.ts'
import { launchAddress } from '../officer/login/launch-address.ts'
import { createLaunch } from '../officer/login/launch-store.ts'
import { createOfficerSession } from '../officer/login/officer-session-store.ts'
import { listOfficerRows } from '../officer/person/officer-store.ts'
import { type DeskStory, deskStories, storiesFor } from './desk-stories.ts'
import { enterOfficers } from './sample-officers.ts'

export interface OfficerView {
  readonly name: string
  readonly role: Role
  /** A one-time address on the desk's origin. */
  readonly launch: string
  /** For `Authorization: Bearer` on the desk's calls. */
  readonly token: string
  /** Where the stories of the sample borrowers are at the desk. */
  readonly stories: readonly DeskStory[]
}

/** The officers who are there, with a new link and a new token each. Those who were ended, or whose invitation waits, are left out. */
export async function demoOfficers(deps: Deps, deskOrigin: string): Promise<OfficerView[]> {
  return await deps.db.transaction(async (tx) => {
    await enterOfficers(tx, deps.clock.now())
    const views: OfficerView[] = []
    const all = await deskStories(tx)
    const waiting = (await listGrants(tx)).filter(({ kind }) => kind !== 'role').map(({ officerId }) => officerId)
    for (const { id, name, role, endedAt } of await listOfficerRows(tx)) {
      if (endedAt !== null || waiting.includes(id)) continue
      const launch = launchAddress(deskOrigin, await createLaunch(tx, deps, id))
      views.push({
        name,
        role,
        launch,
        token: await createOfficerSession(tx, deps, id),
        stories: storiesFor(role, all),
      })
    }
    return views
  })
}
