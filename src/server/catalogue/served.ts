// Whom and what the lender's folder has to serve beside the policy pack: the products on offer, and the borrowers who are there.

import type { LinkRules } from '../../core/link-gate.ts'
import { type MarketId, marketIds } from '../../core/market/market.ts'
import type { Config } from '../../settings/config.ts'
import type { Queries } from '../db/database.ts'
import type { Served } from '../ports/lender/served-products.ts'
import { listActive } from './product/product-store.ts'
import { readProductFile } from './product-file.ts'
import { servedProduct } from './served-product.ts'

/** What the products file asks of the folder; nothing without one. Throws `ProductFileError`. */
export async function servedByFile(rules: LinkRules & Pick<Config, 'productsFile'>): Promise<Served> {
  const entries = rules.productsFile === null ? [] : await readProductFile(rules.productsFile, rules)
  return { products: entries.map(servedProduct), borrowersOf: [] }
}

/** The same with what the database holds: its products where no file takes their place, and borrowers of other markets. */
export async function servedByDatabase(
  db: Queries,
  byFile: Served,
  { productsFile }: Pick<Config, 'productsFile'>,
): Promise<Served> {
  return {
    products: productsFile === null ? (await listActive(db)).map(servedProduct) : byFile.products,
    borrowersOf: await db.column<MarketId>(
      `select known.market from unnest($1::text[]) as known (market)
     where exists (select from borrower where borrower.market = known.market)`,
      [[...marketIds]],
    ),
  }
}
