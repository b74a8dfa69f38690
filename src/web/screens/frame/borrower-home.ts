// Where a borrower without a host app goes home to: the loans of whoever is signed in, else the lender's front page.

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { pageContext, withCommon } from '../../request-context.ts'

export function loader({ context }: LoaderFunctionArgs): Response {
  const { signedIn } = context.get(pageContext)
  return redirect(withCommon(context, signedIn ? addresses.orders : addresses.home))
}
