// Tax on what a loan charges: the rates of a product, agreed with the offer, and how much of an amount is tax.

import { mulDivHalfUp } from '../money.ts'
import type { Receipt } from './loan-book.ts'
import type { Product } from './product.ts'
import { type LoanTaxes, type LoanTerms, type Tax, type TaxedPart, unitOf } from './terms.ts'

/** What can bear tax. The fee of a rollover is a fee, late charges are the penalty. */
const taxedParts = ['fee', 'interest', 'penalty'] as const satisfies readonly TaxedPart[]

/** A tax as a lender writes it: `exclusive` where the prices of the product are without it, and it comes on top. */
interface WrittenTax extends Tax {
  readonly prices: 'inclusive' | 'exclusive'
}

/** A product as a lender writes it, with prices that may still lack their tax. */
export type WrittenProduct = Omit<Product, 'taxes'> & {
  readonly taxes?: Readonly<Partial<Record<TaxedPart, WrittenTax>>>
}

const whole = 10_000

/**
 * MONEY-39: the tax that an amount contains, half up to the unit: 280.00 at 12 % contain 30.00. 0 without a tax. What was made of a price
 * and its tax on top contains exactly that tax.
 */
export function taxIn(grossMinor: number, tax: Pick<Tax, 'rateBps'> | undefined, unitMinor: number): number {
  return tax === undefined ? 0 : mulDivHalfUp(grossMinor, tax.rateBps, whole + tax.rateBps, unitMinor)
}

/** An amount with the tax that comes on top of it. */
function withTax(netMinor: number, { rateBps }: Pick<Tax, 'rateBps'>, unitMinor: number): number {
  return netMinor + mulDivHalfUp(netMinor, rateBps, whole, unitMinor)
}

/**
 * MONEY-39: a written product with every tax inside its prices, which are what a borrower pays. Throws a RangeError for a rate that with its
 * tax is no whole number of the unit in which it is counted: such a price is written with the tax in it.
 */
export function withTaxInside(written: WrittenProduct, unitMinor: number): Product {
  const { taxes, ...product } = written
  if (taxes === undefined) return product
  const on = (part: TaxedPart) => (taxes[part]?.prices === 'exclusive' ? taxes[part] : null)
  const amount = (part: TaxedPart, minor: number): number => {
    const tax = on(part)
    return tax === null ? minor : withTax(minor, tax, unitMinor)
  }
  const rate = (part: TaxedPart, of: number): number => {
    const tax = on(part)
    return tax === null ? of : wholeRate(written.id, part, of, tax)
  }
  const { interest, fees, late, rollover } = product
  return {
    ...product,
    interest:
      interest.kind === 'declining'
        ? { ...interest, annualRateMicros: rate('interest', interest.annualRateMicros) }
        : { ...interest, dailyRateMicros: rate('interest', interest.dailyRateMicros) },
    fees: fees.map(({ amount: of, ...fee }) => ({
      ...fee,
      amount:
        'fixedMinor' in of
          ? { fixedMinor: amount('fee', of.fixedMinor) }
          : { principalBps: rate('fee', of.principalBps) },
    })),
    late: {
      ...late,
      onceNewMinor: amount('penalty', late.onceNewMinor),
      onceRepeatMinor: amount('penalty', late.onceRepeatMinor),
      tiers: late.tiers.map((tier) => ({ ...tier, dailyBps: rate('penalty', tier.dailyBps) })),
    },
    rollover: rollover === null ? null : { ...rollover, feeBps: rate('fee', rollover.feeBps) },
    taxes: agreedTaxes(taxes),
  }
}

function wholeRate(id: string, part: TaxedPart, rate: number, { rateBps }: Tax): number {
  const withIt = (rate * (whole + rateBps)) / whole
  if (Number.isInteger(withIt)) return withIt
  throw new RangeError(
    `product ${id}: a rate of ${part} with its tax on top is ${withIt}, not a whole number: write the rate with the tax in it`,
  )
}

function agreedTaxes(taxes: NonNullable<WrittenProduct['taxes']>): LoanTaxes {
  const agreed: Partial<Record<TaxedPart, Tax>> = {}
  for (const part of taxedParts) {
    const tax = taxes[part]
    if (tax !== undefined) agreed[part] = { name: tax.name, rateBps: tax.rateBps }
  }
  return agreed
}

/** The tax in the parts of what was paid or charged, by name and rate, in the order of the parts; empty where nothing bears tax. */
export function taxesIn(
  parts: Readonly<Partial<Record<TaxedPart, number>>>,
  taxes: LoanTaxes | undefined,
  unitMinor: number,
): { readonly part: TaxedPart; readonly tax: Tax; readonly taxMinor: number }[] {
  return taxedParts.flatMap((part) => {
    const tax = taxes?.[part]
    const taxMinor = taxIn(parts[part] ?? 0, tax, unitMinor)
    return tax === undefined || taxMinor === 0 ? [] : [{ part, tax, taxMinor }]
  })
}

/** The taxes in one payment, each name and rate once, in the order of the parts: what it paid of fees, interest and late charges contains them. */
export function taxesPaid(
  { partsMinor, rolloverFeeMinor }: Pick<Receipt, 'partsMinor' | 'rolloverFeeMinor'>,
  terms: Pick<LoanTerms, 'taxes' | 'unitMinor'>,
): (Tax & { readonly taxMinor: number })[] {
  const paid = { ...partsMinor, fee: partsMinor.fee + rolloverFeeMinor }
  const sums = new Map<string, Tax & { readonly taxMinor: number }>()
  for (const { tax, taxMinor } of taxesIn(paid, terms.taxes, unitOf(terms))) {
    const key = `${tax.rateBps} ${tax.name}`
    sums.set(key, { ...tax, taxMinor: (sums.get(key)?.taxMinor ?? 0) + taxMinor })
  }
  return [...sums.values()]
}
