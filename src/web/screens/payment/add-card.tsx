// The one page with fields of the card processor: its script and ours draw them, React does not run here, and no other page lets them in.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, cardFieldsScript } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { readId, replace } from '../../page/page-query.ts'
import { useRenderMeans } from '../../page/render-means.tsx'
import { apiContext, orProblem, renderContext, withCommon } from '../../page/request-context.ts'
import { Button } from '../../ui/button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'

await needWords('paymentCard')

export const handle: RouteHandle = { styles: [], script: false }

interface AddCardView {
  readonly scriptUrl: string
  readonly publicKey: string
  readonly clientSecret: string
  /** Where the bank's confirmation leads back to. */
  readonly returnUrl: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<AddCardView> {
  const setupId = readId(url.searchParams.get('setup'))
  const asked = setupId === '' ? null : orProblem(await context.get(apiContext).askCardSetup({ setupId }), context)
  const back = withCommon(context, addresses.myCards, setupId === '' ? {} : { setup: setupId })
  const setup = asked?.data
  // Whatever became of it, the list of cards says so.
  if (setup == null || setup.state !== 'open' || setup.clientSecret === '') throw replace(context, back, 303)
  const { scriptUrl, publicKey, clientSecret } = setup
  return { scriptUrl, publicKey, clientSecret, returnUrl: `${context.get(renderContext).publicOrigin}${back}` }
}

export default function AddCard({ loaderData: view }: { loaderData: AddCardView }) {
  const words = useWords().paymentCard.own
  const address = useAddress()
  const means = useRenderMeans()
  return (
    <OwnScreen
      title={words.addTitle}
      back={address(addresses.myCards)}
      foot={
        <Button form={formId} disabled>
          {words.save}
        </Button>
      }
    >
      <Leaf>
        <Voice>{words.addVoice}</Voice>
        <p>{words.addText}</p>
        {/* True from the first moment, whichever script is late or never comes; ours takes it away once the fields stand. */}
        <Quiet>
          <span data-card-wait>{words.appearHere}</span>
        </Quiet>
        <div
          data-card-fields
          data-public-key={view.publicKey}
          data-client-secret={view.clientSecret}
          data-return-url={view.returnUrl}
          data-missing={words.missing}
        />
        <p role="alert" data-card-problem />
        <noscript>
          <Quiet>{words.needsScript}</Quiet>
        </noscript>
      </Leaf>
      <form id={formId} data-card-form />
      <script nonce={means?.nonce} src={view.scriptUrl} defer />
      <script nonce={means?.nonce} src={cardFieldsScript} defer />
    </OwnScreen>
  )
}

const formId = 'card-fields'
