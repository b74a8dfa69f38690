// The payment guide: two kinds of wallet and the store, with pictures that can be enlarged. A public page that needs no script.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { LinkButton, Pair } from '../../ui/button.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Screen } from '../../ui/screen.tsx'
import { GuidePicture } from './guide-pictures.tsx'
import {
  GuideWays,
  isTaken,
  nameText,
  nextPicture,
  type PictureName,
  readPictureName,
  useGuideStep,
  wayTitle,
} from './guide-steps.tsx'
import { readTakenWays, type TakenWays } from './taken-ways.ts'

await needWords('paymentGuide')

export const handle: RouteHandle = { styles: ['guide'], script: false }

interface View {
  /** The picture that is enlarged; null shows all steps. */
  readonly picture: PictureName | null
  readonly taken: TakenWays
}

/** A way that the lender does not take is not explained. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  const taken = await readTakenWays(context)
  const picture = readPictureName(url.searchParams.get('picture'))
  return { picture: picture !== null && isTaken(picture.way, taken) ? picture : null, taken }
}

export default function PaymentGuide({ loaderData: { picture, taken } }: { loaderData: View }) {
  return picture === null ? <AllWays taken={taken} /> : <Enlarged name={picture} taken={taken} />
}

function AllWays({ taken }: { taken: TakenWays }) {
  const words = useWords().paymentGuide
  const address = useAddress()
  return (
    <Screen title={words.title} back={address(addresses.orders)} help={address(addresses.customerService)}>
      <title>{words.title}</title>
      <Leaf>
        <Voice>{words.voice}</Voice>
        <p>{words.intro}</p>
        <Quiet>{words.tapNote}</Quiet>
      </Leaf>
      <GuideWays taken={taken} pictureAt={(name) => address(addresses.paymentGuide, { picture: nameText(name) })} />
      <Leaf list>
        <Go to={address(addresses.customerService)} icon="help" note={words.proof} text={words.help} />
      </Leaf>
    </Screen>
  )
}

/** One picture at full width. Going back lands at its step. */
function Enlarged({ name, taken }: { name: PictureName; taken: TakenWays }) {
  const words = useWords().paymentGuide
  const address = useAddress()
  const step = useGuideStep(taken)(name)
  const next = nextPicture(name, taken)
  const steps = `${address(addresses.paymentGuide)}#${nameText(name)}`
  if (step === null) return null
  return (
    <Screen
      title={wayTitle(words, name.way, taken)}
      back={steps}
      foot={
        <Pair>
          <LinkButton to={steps} line reload>
            {words.back}
          </LinkButton>
          {next !== null && (
            <LinkButton to={address(addresses.paymentGuide, { picture: nameText(next) })} reload>
              {words.next}
            </LinkButton>
          )}
        </Pair>
      }
    >
      <title>{step.title}</title>
      <Leaf>
        <GuidePicture scene={step.scene} alt={step.alt} whole />
        <h2>{step.title}</h2>
        <p>{step.text}</p>
      </Leaf>
    </Screen>
  )
}
