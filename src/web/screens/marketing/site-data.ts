// What every public page reads: who the lender is. A page without it still stands, with what the frame knows.

import type { RouterContextProvider } from 'react-router'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { apiContext, pageContext } from '../../page/request-context.ts'

type Context = Readonly<RouterContextProvider>

export type Company = CallOutput<'getCompany'>
export type About = CallOutput<'getAbout'>
export type Reviews = CallOutput<'listReviews'>
export type Example = CallOutput<'getExample'>

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
    summary: '',
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
