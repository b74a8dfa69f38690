// A lender's own products: stored when the file is right, refused whole with the place and the reason when it is not.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { onPostgres, useDatabase } from '../../../tests/support/databases.ts'
import { loadConfig } from '../../settings/config.ts'
import { findProduct } from './product/product-store.ts'
import { ProductFileError, storeProductFile } from './product-file.ts'
import { catalogue } from './samples/products.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'products-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const rules = loadConfig({})

function fileOf(content: unknown): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

onPostgres('the products file', (_database, engine) => {
  const db = useDatabase(engine)

  it('stores every product of the sample catalogue as it is', async () => {
    expect(await storeProductFile(db(), rules, fileOf(catalogue))).toBe(catalogue.length)
    expect((await findProduct(db(), 'candor-cash', 'standard'))?.product).toEqual(catalogue[0]?.product)
  })

  it('stores prices with the tax that the file puts on top of them', async () => {
    const [entry] = catalogue
    const tax = { name: 'VAT', rateBps: 1_200 }
    const of = (prices: 'inclusive' | 'exclusive') => {
      const taxes = { fee: { ...tax, prices } }
      const fees = [{ code: 'service', amount: { fixedMinor: 25_000 }, taken: 'deducted' }]
      return fileOf([{ ...entry, product: { ...entry?.product, rollover: null, fees, taxes } }])
    }
    const feeOf = async (file: string) => {
      await storeProductFile(db(), rules, file)
      const stored = (await findProduct(db(), 'candor-cash', 'standard'))?.product
      return [stored?.fees[0]?.amount, stored?.taxes]
    }
    expect(await feeOf(of('exclusive'))).toEqual([{ fixedMinor: 28_000 }, { fee: tax }])
    expect(await feeOf(of('inclusive'))).toEqual([{ fixedMinor: 25_000 }, { fee: tax }])
  })

  it('tells processes that keep public pages that these say something else', async () => {
    const version = () => db().query<{ version: number }>('select version from published')
    const [before] = await version()
    await storeProductFile(db(), rules, fileOf(catalogue))
    expect(await version()).not.toEqual([before])
  })

  it('withdraws what it no longer names', async () => {
    await storeProductFile(db(), rules, fileOf(catalogue))
    await storeProductFile(db(), rules, fileOf(catalogue.slice(1)))
    expect(await findProduct(db(), 'candor-cash', 'standard')).toBeNull()
  })

  it.each([
    ['not JSON', '{', /not JSON/],
    ['no list', {}, /the list/],
    [
      'a product that contradicts itself',
      [{ ...catalogue[0], product: { ...catalogue[0]?.product, termDays: 30 } }],
      /candor-cash|term/i,
    ],
    [
      'a number that is text',
      [{ ...catalogue[0], product: { ...catalogue[0]?.product, termDays: '120' } }],
      /0\.product\.termDays/,
    ],
    [
      'a foreign logo',
      [{ ...catalogue[0], product: { ...catalogue[0]?.product, logo: 'https://elsewhere.example/x.png' } }],
      /logo/,
    ],
  ])('with %s is refused, and nothing of it is stored', async (_name, content, why) => {
    await storeProductFile(db(), rules, fileOf(catalogue))
    const refused = storeProductFile(db(), rules, fileOf(content))
    await expect(refused).rejects.toThrow(ProductFileError)
    await expect(refused).rejects.toThrow(why)
    expect(await findProduct(db(), 'candor-cash', 'standard')).not.toBeNull()
  })

  it('that is not there is refused by its name', async () => {
    await expect(storeProductFile(db(), rules, path.join(folder, 'none.json'))).rejects.toThrow(
      /none\.json cannot be used/,
    )
  })
})
