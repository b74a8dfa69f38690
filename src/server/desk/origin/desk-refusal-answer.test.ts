// What an officer reads where something cannot be done.

import { expect, it } from 'vitest'
import { cannot } from '../../../core/officer/desk-refusal.ts'
import { loadConfig } from '../../../settings/config.ts'
import type { Deps } from '../../deps.ts'
import { answerOfRefusal } from './desk-refusal-answer.ts'

it('names the months that are in files, and what brings them back', () => {
  const deps = { config: loadConfig({}) } as Deps
  const refusal = cannot('monthIsInFile', { more: { files: ['ledger-2026-09.jsonl.gz', 'ledger-2026-10.jsonl.gz'] } })
  const { status, body } = answerOfRefusal(deps, refusal, { 'accept-language': 'en' })
  expect(status).toBe(409)
  expect('error' in body ? body.error.message : '').toMatch(
    /npm run months -- restore, and these files: ledger-2026-09\.jsonl\.gz, ledger-2026-10\.jsonl\.gz$/,
  )
})
