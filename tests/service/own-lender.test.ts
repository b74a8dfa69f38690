// A lender with a folder of its own: no call and no paper says anything of the samples, and what the lender lacks is not offered.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen } from '../../src/contracts/endpoint.ts'
import { endpoints } from '../../src/contracts/endpoints.ts'
import { languages } from '../../src/core/language.ts'
import { openLender } from '../../src/server/adapters/lender/open-lender.ts'
import { storeProduct } from '../../src/server/catalogue/product/product-store.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import { composeServer, type Server } from '../../src/server/compose.ts'
import { openServerDatabase } from '../../src/server/db/open-database.ts'
import { getAccountForm } from '../../src/server/payout-account/get-account-form.ts'
import { saveAccount } from '../../src/server/payout-account/save-account.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { postgres, useDatabase } from '../support/databases.ts'
import { openLendingWorld } from '../support/lending.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { allTables, everythingIn, granted, openPeople } from '../support/people.ts'
import { productionEnvironment } from '../support/production.ts'
import { samplesDir } from '../support/sample-lender.ts'
import { sampleWords, sampleWordsIn } from '../support/sample-words.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-own-lender-'))
const productsFile = path.join(dataDir, 'products.json')
const [sampleProduct] = catalogue.filter(({ product }) => product.market === 'philippines')
writeFileSync(
  productsFile,
  JSON.stringify([
    {
      position: 1,
      product: {
        ...sampleProduct?.product,
        id: 'harbour-cash',
        name: 'Harbour Cash',
        logo: '/logos/bank-transfer-own.svg',
      },
      recommended: true,
    },
  ]),
)
const environment = { ...productionEnvironment(dataDir), PRODUCTS_FILE: productsFile, LOG_LEVEL: 'silent', PORT: '0' }
const config = loadConfig(environment)
afterAll(() => rmSync(dataDir, { recursive: true }))

it('the samples are known by what they say', () => {
  for (const word of ['Harbour Savings Bank', 'Corner Store', 'M-Wallet', 'A market trader', 'Candor Lending'])
    expect(sampleWords).toContain(word)
  expect(sampleWordsIn('Pay at Corner Store')).toEqual(['Corner Store'])
})

describe('a server of a lender with a folder of its own', () => {
  let server: Server
  beforeAll(async () => {
    await putMadeDatabase(dataDir)
    server = await composeServer(config, path.join(import.meta.dirname, '..', '..'))
    await server.start()
  })
  afterAll(() => server.stop())
  const get = async (url: string) => await server.app.inject({ url })

  const open = Object.values(endpoints).filter(({ access, methods }) => isOpen({ access }) && methods.includes('GET'))

  it.each(languages)('says nothing of the samples in any open call, in %s', async (lang) => {
    expect(open.length).toBeGreaterThan(8)
    for (const endpoint of open) {
      const { body } = await get(`${endpoint.path}?lang=${lang}`)
      expect(sampleWordsIn(body), endpoint.name).toEqual([])
    }
  })

  it('has no reviews, sends no news, and names its own channels, product and authority', async () => {
    const data = async (url: string) => JSON.parse((await get(url)).body).data
    expect(await data('/hazel/site/company')).toMatchObject({
      name: 'Harbour Lending',
      regulatorName: 'Office of Fair Lending',
      hasReviews: 0,
      newsAMonth: null,
      summary: '',
    })
    expect((await data('/hazel/site/reviews')).list).toEqual([])
    expect(await data('/hazel/site/about')).toEqual({ mission: [], advantages: [], team: [] })
    expect((await data('/hazel/site/pay-ways')).list[0]).toEqual({ name: 'Pay Point 1', presentation: 'barcode' })
    expect((await data('/hazel/site/example')).productName).toBe('Harbour Cash')
    const subscribed = await server.app.inject({
      method: 'POST',
      url: '/hazel/site/subscribe',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      payload: { email: 'ana@mail.example' },
    })
    expect(subscribed.json().code).not.toBe('0')
  })

  it('serves its own logos, and none of the samples', async () => {
    expect((await get('/logos/corner-store-own.svg')).statusCode).toBe(200)
    expect((await get('/logos/corner-store.svg')).statusCode).toBe(404)
  })
})

describe('a start with a product of a market that the folder has nothing for', () => {
  const root = path.join(import.meta.dirname, '..', '..')
  const refusal = /legal\/india\/key-facts\.en\.md is missing, and product candor-cash-in is of the market india/
  const ofIndia = catalogue.filter(({ product }) => product.market === 'india')

  it('is refused where the file names it', async () => {
    const file = path.join(dataDir, 'of-india.json')
    writeFileSync(file, JSON.stringify(ofIndia))
    await expect(composeServer({ ...config, productsFile: file }, root)).rejects.toThrow(refusal)
  })

  it('is refused where the database holds it from an earlier start, which the start leaves closed', async () => {
    const own = { ...config, dataDir: path.join(dataDir, 'stored'), productsFile: null }
    await putMadeDatabase(own.dataDir)
    const db = await openServerDatabase(own, () => {})
    for (const entry of ofIndia) await storeProduct(db, config, entry)
    await db.close()
    await expect(composeServer(own, root)).rejects.toThrow(refusal)
    const again = await openServerDatabase(own, () => {})
    await again.execute('update product set active = false')
    await again.close()
    const server = await composeServer(own, root)
    await server.stop()
  })
})

describe('its borrowers', () => {
  const database = useDatabase(postgres)
  const lender = openLender(config, samplesDir)

  it('sign papers that say nothing of the samples, and of whom to turn to what the lender says', async () => {
    const world = await openLendingWorld(database(), '2026-08-10T02:00:00Z', environment)
    Object.assign(world.deps, { lender })
    const who = await world.borrower({ market: 'philippines' })
    await world.loan(who, sampleProduct?.product.id ?? '')
    const tables = (await allTables(world.db)).filter((table) => table !== 'product')
    const stored = await everythingIn(world.db, tables)
    expect(stored).toContain('Office of Fair Lending')
    expect(stored).toContain('Read by counsel.')
    expect(sampleWordsIn(stored)).toEqual([])
  })

  it('choose among its banks, and may keep an account there', async () => {
    const people = openPeople(database(), { policyPack: 'philippines' })
    Object.assign(people.deps, { lender })
    const person = await people.person('philippines')
    const { items } = granted(await people.ask(getAccountForm, {}, { person, market: 'philippines' }))
    const names = items.flatMap(({ choices }) => choices.map(({ name }) => name))
    expect(names).toContain('ISLA-9 Trust')
    expect(sampleWordsIn(names.join('\n'))).toEqual([])
    const account = {
      cardType: '1',
      channelNumber: '90006',
      bankCode: 'ISLANDS',
      accountNumber: '009876543210',
      accountName: 'Ana Reyes',
    }
    expect(await people.ask(saveAccount, account, { person, market: 'philippines' })).toEqual({})
    people.close()
  })
})
