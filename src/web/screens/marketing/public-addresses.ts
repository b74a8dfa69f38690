// The pages that search engines may list: what a visitor without an account can read.

import type { Context } from '../../page/request-context.ts'
import { publicAddresses } from './list-addresses.ts'
import { readCompany, readPrices } from './site-data.ts'

/** {@link publicAddresses} of this lender, with the products on offer. */
export async function readPublicAddresses(context: Context): Promise<readonly string[]> {
  const [company, products] = await Promise.all([readCompany(context), readPrices(context)])
  return publicAddresses(
    company,
    products.map(({ productId }) => productId),
  )
}
