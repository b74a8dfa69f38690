// The lender's products from a file: read at each start, checked whole, stored; what the file no longer names is withdrawn.

import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { LinkRules } from '../../core/link-gate.ts'
import { withTaxInside } from '../../core/loan/tax.ts'
import { unitOf } from '../../core/loan/terms.ts'
import { marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { readJson } from '../../core/read-json.ts'
import type { Db } from '../db/database.ts'
import { notePublication } from '../db/published.ts'
import { StartFault } from '../db/start-fault.ts'
import { assertProduct, type StoredProduct, storeProduct, withdrawProducts } from './product/product-store.ts'

const minor = z.int().min(0).lt(1e15)
const bps = z.int().min(0)
const texts = z.looseObject({ en: z.string() })

const interest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flat'), dailyRateMicros: z.int().min(0) }),
  z.strictObject({ kind: z.literal('dailySimple'), dailyRateMicros: z.int().min(0) }),
  z.strictObject({
    kind: z.literal('declining'),
    annualRateMicros: z.int().min(0),
    basis: z.enum(['actual/365', 'actual/360', '30/360', 'actual/364', 'actual/actual']),
  }),
])

const tax = z.strictObject({
  name: z.string().trim().min(1).max(20),
  rateBps: z.int().min(1).max(10_000),
  prices: z.enum(['inclusive', 'exclusive']).default('inclusive'),
})

const product = z.strictObject({
  id: z.string().min(1).max(64),
  market: z.enum(marketIds),
  name: z.string().min(1).max(80),
  logo: z.string(),
  minPrincipalMinor: minor,
  maxPrincipalMinor: minor,
  defaultPrincipalMinor: minor,
  termDays: z.int(),
  instalmentCount: z.int(),
  otherTerms: z
    .array(z.strictObject({ termDays: z.int(), instalmentCount: z.int() }))
    .max(12)
    .optional(),
  firstDue: z.strictObject({ earliestDays: z.int(), latestDays: z.int() }).optional(),
  interest,
  fees: z.array(
    z.strictObject({
      code: z.string().min(1),
      amount: z.union([z.strictObject({ fixedMinor: minor }), z.strictObject({ principalBps: bps })]),
      taken: z.enum(['deducted', 'added']),
    }),
  ),
  late: z.strictObject({
    onceNewMinor: minor,
    onceRepeatMinor: minor,
    tiers: z.array(z.strictObject({ fromDay: z.int(), dailyBps: bps })),
    graceDays: z.int().min(0),
  }),
  rollover: z.strictObject({ feeBps: bps, days: z.int(), limit: z.int() }).nullable(),
  dueDateMoves: z.strictObject({ maxDays: z.int(), times: z.int() }).optional(),
  earlyRepayment: z.strictObject({
    afterTermBps: bps,
    afterDays: z.int().min(0),
    method: z.enum(['toTheDay', 'ukRebate', 'toNextDueDate']),
  }),
  coolingOffDays: z.int().min(0),
  allocation: z.array(z.enum(['penalty', 'fee', 'interest', 'principal'])),
  manualWithdrawal: z.boolean(),
  taxes: z.strictObject({ fee: tax.optional(), interest: tax.optional(), penalty: tax.optional() }).optional(),
})

export const catalogueFile = z.array(
  z.strictObject({
    product,
    position: z.int().min(0),
    targetUrl: z.string().optional(),
    recommended: z.boolean().optional(),
    extras: z
      .strictObject({
        retention: z.strictObject({ isShown: z.boolean(), title: texts.optional(), text: texts.optional() }).optional(),
        promo: z
          .strictObject({ title: texts, text: texts, image: z.string(), buttonText: texts.optional() })
          .optional(),
        agreementPromptUrl: z.string().optional(),
        confirmButton: texts.optional(),
        description: texts.optional(),
        accountIsNotNeeded: z.boolean().optional(),
      })
      .default({}),
  }),
)

/** The file cannot be used. The message says where and why, for the person who configures. */
export class ProductFileError extends StartFault {
  constructor(file: string, why: string) {
    super(`PRODUCTS_FILE ${file} cannot be used: ${why}`)
    this.name = 'ProductFileError'
  }
}

/** Reads a file and checks each product of it. Throws {@link ProductFileError}. */
export async function readProductFile(file: string, rules: LinkRules): Promise<readonly StoredProduct[]> {
  return readEntries(file, await readText(file)).map((written) => {
    try {
      const unitMinor = unitOf(markets[written.product.market])
      const entry = { ...written, product: withTaxInside(written.product, unitMinor) } as StoredProduct
      assertProduct(rules, entry)
      return entry
    } catch (error) {
      if (error instanceof RangeError) throw new ProductFileError(file, error.message)
      throw error
    }
  })
}

/** Stores the products of a file in one transaction: all of them, or none. Throws {@link ProductFileError}. */
export async function storeProductFile(db: Db, rules: LinkRules, file: string): Promise<number> {
  const entries = await readProductFile(file, rules)
  await db.transaction(async (tx) => {
    await withdrawProducts(tx)
    for (const entry of entries) await storeProduct(tx, rules, entry)
    await notePublication(tx)
  })
  return entries.length
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new ProductFileError(file, `it cannot be read (${(error as { code?: string }).code ?? 'unknown reason'})`)
  }
}

function readEntries(file: string, text: string): z.output<typeof catalogueFile> {
  const unchecked = readJson(text)
  if (unchecked === undefined) throw new ProductFileError(file, 'it is not JSON')
  const read = catalogueFile.safeParse(unchecked)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ProductFileError(file, `${issue?.path.join('.') || 'the list'}: ${issue?.message ?? 'is not right'}`)
  }
  return read.data
}
