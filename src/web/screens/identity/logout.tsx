// Logout: asked once, then said. Also the page after it.

import type { ActionFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { redirectDocument } from '../../page/page-query.ts'
import { apiContext, pageContext, withCommon } from '../../page/request-context.ts'
import { endSession } from '../../session/session-cookies.ts'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { together } from '../../ui/together.ts'

await needWords('identity')

export const handle: RouteHandle = { styles: [] }

/**
 * Ends the session, on the server and in this browser. The cookie goes even where the server could not be asked: the borrower can always
 * log out.
 */
export async function action({ context }: ActionFunctionArgs) {
  if (context.get(pageContext).signedIn) await context.get(apiContext).logOut({})
  endSession(context)
  return redirectDocument(context, withCommon(context, addresses.logout), 303)
}

const formId = 'logout'

export default function Logout() {
  const words = useWords().identity.logout
  const address = useAddress()
  const { signedIn, shortName } = usePageFacts()
  const home = address(signedIn ? addresses.borrowerHome : addresses.home)
  return (
    <OwnScreen
      title={words.title}
      back={home}
      foot={
        signedIn ? (
          <Pair>
            <LinkButton to={home} line>
              {words.stay}
            </LinkButton>
            <Button form={formId}>{words.submit}</Button>
          </Pair>
        ) : (
          <LinkButton to={address(addresses.login)}>{words.again}</LinkButton>
        )
      }
    >
      <Leaf>
        <Voice>{signedIn ? words.voice({ name: together(shortName) }) : words.done}</Voice>
        <Quiet>{signedIn ? words.text : words.doneText}</Quiet>
        <ActionForm id={formId} />
      </Leaf>
    </OwnScreen>
  )
}
