// The sample officers of the demo: two managers and one of each other role.

import type { Tx } from '../db/database.ts'
import { insertOfficer, listOfficerRows, type Officer } from '../officer/person/officer-store.ts'

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

/** Brings the sample officers on, once. */
export async function enterOfficers(tx: Tx, at: Date): Promise<void> {
  const known = new Set((await listOfficerRows(tx)).map(({ id }) => id))
  for (const officer of sampleOfficers) if (!known.has(officer.id)) await insertOfficer(tx, officer, at)
}
