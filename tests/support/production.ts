// The environment of a production server for tests: everything that production insists on, and nothing of the demo.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { MarketId } from '../../src/core/market/market.ts'
import { demoDatabase } from './demo-database.ts'
import { writeLenderFolder } from './lender-folder.ts'
import { putMadeDatabase } from './made-database.ts'
import { type RunningServer, startServer } from './server.ts'

const secret = (name: string): string => `${name}-0123456789-0123456789-0123456789`

/** Everything that production insists on, with the folder of a lender in one market written into `dataDir`. */
export function productionEnvironment(dataDir: string, market: MarketId = 'philippines'): Record<string, string> {
  const lenderDir = path.join(dataDir, 'lender')
  writeLenderFolder(lenderDir, market)
  return {
    MODE: 'production',
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://loans.example',
    SESSION_SECRET: secret('session'),
    TICKET_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
    FIELD_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    PAYMENT_WEBHOOK_SECRETS: secret('webhook'),
    POLICY_PACK: market,
    LENDER_DIR: lenderDir,
    LENDER_NAME: 'Harbour Lending',
    LENDER_ADDRESS: '3 Quay Road, Cebu City',
    LENDER_REGISTRATION: 'CS-2026-0042',
    SUPPORT_PHONE: '+63 2 5550 0199',
    SUPPORT_EMAIL: 'help@loans.example',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 'token',
    SMS_SENDER: 'Harbour',
    PROVIDER_URL: 'https://provider.example',
    PROVIDER_API_KEY: secret('provider'),
    PROVIDER_WALLET_URL: 'https://provider.example/wallet/',
    ALLOWED_LINK_ORIGINS: 'https://provider.example',
  }
}

/**
 * A production server of a lender called Harbour Lending, with an empty database that is deleted at the end: on PostgreSQL, where the run has
 * a server of it (0072). `settings` come on top; `words` are English texts in the lender's own words.
 */
export async function startProduction(
  settings: Record<string, string> = {},
  words: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-production-'))
  const database = await demoDatabase()
  if (database === null) await putMadeDatabase(dataDir)
  const place: Record<string, string> = database === null ? {} : { DATABASE_URL: database.url }
  const environment = productionEnvironment(dataDir)
  const ownWords = path.join(environment.LENDER_DIR ?? dataDir, 'words')
  mkdirSync(ownWords)
  writeFileSync(path.join(ownWords, 'en.json'), JSON.stringify(words))
  const server = await startServer({ ...environment, ...place, ...settings })
  return {
    ...server,
    async stop() {
      const code = await server.stop()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
