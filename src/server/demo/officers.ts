// The sample officers of the demo: two managers and one of each other role, each with a fresh way in.

import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { listGrants } from '../officer/grant-store.ts'
import { launchAddress } from '../officer/launch-address.ts'
import { createLaunch } from '../officer/launch-store.ts'
import { createOfficerSession } from '../officer/officer-session-store.ts'
import { insertOfficer, listOfficerRows, type Officer } from '../officer/officer-store.ts'

const sampleOfficers: readonly Officer[] = [
  { id: 'offDEMOSUPPORT', name: 'Maya Santos', role: 'support' },
  { id: 'offDEMOCOLLECTIONS', name: 'Jun Aquino', role: 'collections' },
  { id: 'offDEMOPAYMENTS', name: 'Grace Lim', role: 'payments' },
  { id: 'offDEMOCREDIT', name: 'Paolo Reyes', role: 'credit' },
  { id: 'offDEMOMANAGER', name: 'Teresa Cruz', role: 'manager' },
  { id: 'offDEMOMANAGERTWO', name: 'Ben Ocampo', role: 'manager' },
  { id: 'offDEMOAUDITOR', name: 'Ines Navarro', role: 'auditor' },
  { id: 'offDEMOADMIN', name: 'Leo Garcia', role: 'admin' },
]

export interface OfficerView {
  readonly name: string
  readonly role: string
  /** A one-time address on the desk's origin. */
  readonly launch: string
  /** For `Authorization: Bearer` on the desk's calls. */
  readonly token: string
}

/** Brings the sample officers on, once. */
export async function enterOfficers(tx: Tx, at: Date): Promise<void> {
  for (const officer of sampleOfficers) await insertOfficer(tx, officer, at)
}

/** The officers who are there, with a new link and a new token each. Those who were ended, or whose invitation waits, are left out. */
export async function demoOfficers(deps: Deps, deskOrigin: string): Promise<OfficerView[]> {
  return await deps.db.transaction(async (tx) => {
    await enterOfficers(tx, deps.clock.now())
    const views: OfficerView[] = []
    const waiting = (await listGrants(tx)).filter(({ kind }) => kind !== 'role').map(({ officerId }) => officerId)
    for (const { id, name, role, endedAt } of await listOfficerRows(tx)) {
      if (endedAt !== null || waiting.includes(id)) continue
      const launch = launchAddress(deskOrigin, await createLaunch(tx, deps, id))
      views.push({ name, role, launch, token: await createOfficerSession(tx, deps, id) })
    }
    return views
  })
}
