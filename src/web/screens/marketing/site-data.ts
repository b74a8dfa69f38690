// What every public page reads: who the lender is. A page without it is still shown, with what the frame knows.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { pictureAddress } from '../../page/page-query.ts'
import { apiContext, type Context, pageContext } from '../../page/request-context.ts'

type ToldCompany = CallOutput<'getCompany'>
/** `terms` is null where no answer came: the page then states no figure. */
export type Company = Omit<ToldCompany, 'terms'> & { readonly terms: ToldCompany['terms'] | null }
export type Terms = ToldCompany['terms']
export type About = CallOutput<'getAbout'>
export type Reviews = CallOutput<'listReviews'>
export type Example = CallOutput<'getExample'>
type WirePriced = CallOutput<'listPrices'>['products'][number]
/** A product with its price; its logo is one that may be shown. */
export type Priced = Omit<WirePriced, 'logo'> & { readonly logo: string | null }

/** The imprint. Where the call fails: name, telephone and e-mail, and `year` 0 for none. */
export async function readCompany(context: Context): Promise<Company> {
  const told = await context.get(apiContext).getCompany({})
  if (told.ok) return told.data
  const { lenderName, supportPhone, supportEmail } = context.get(pageContext)
  return {
    name: lenderName,
    address: '',
    registration: '',
    phone: supportPhone,
    email: supportEmail,
    year: 0,
    regulatorName: '',
    regulatorUrl: '',
    hasReviews: false,
    newsAMonth: null,
    newsIsConfirmed: false,
    summary: '',
    terms: null,
  }
}

/** What the lender says of itself; nothing where no answer came. */
export async function readAbout(context: Context): Promise<About> {
  const told = await context.get(apiContext).getAbout({})
  return told.ok ? told.data : { mission: [], advantages: [], team: [] }
}

/** The honest example; null where nothing is on offer or no answer came: the page then goes without. */
export async function readExample(context: Context): Promise<Example | null> {
  const told = await context.get(apiContext).getExample({})
  return told.ok ? told.data : null
}

/** Every product with its price for an amount, or for its usual one; empty where nothing is on offer or no answer came. */
export async function readPrices(context: Context, principalMinor?: number): Promise<readonly Priced[]> {
  const told = await context.get(apiContext).listPrices(principalMinor === undefined ? {} : { principalMinor })
  if (!told.ok) return []
  return told.data.products.map((product) => ({ ...product, logo: pictureAddress(context, product.logo) }))
}
