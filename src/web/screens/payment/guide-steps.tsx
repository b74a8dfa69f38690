// The ways to pay with a code, step by step, each with its picture: shared by the guide and the instruction page.

import type { Words } from '../../messages/load-section.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { Link } from '../../ui/link.tsx'
import { GuidePicture, type GuideScene } from './guide-pictures.tsx'
import type { TakenWays } from './taken-ways.ts'

/** The ways in their order, and the picture of each of their steps. */
const scenesByWay = {
  mWallet: ['phoneTiles', 'phoneCode', 'phoneDone'],
  otherWallet: ['phoneList', 'phoneScan', 'phoneDone'],
  store: ['store', 'scanner', 'slip'],
} as const satisfies Record<string, readonly GuideScene[]>

export type Way = keyof typeof scenesByWay
const ways = Object.keys(scenesByWay) as Way[]

/** One picture of the guide by its name in an address: `store-2` is the second one of the store. */
export interface PictureName {
  readonly way: Way
  /** From 1. */
  readonly step: number
}

/** All names, in the order of the page. */
const pictureNames: readonly PictureName[] = ways.flatMap((way) =>
  scenesByWay[way].map((_, index) => ({ way, step: index + 1 })),
)

/** The name as it stands in addresses and anchors. */
export function nameText({ way, step }: PictureName): string {
  return `${way}-${step}`
}

/** Reads such a name; null for one that no picture has. */
export function readPictureName(unchecked: string | null): PictureName | null {
  return pictureNames.find((name) => nameText(name) === unchecked) ?? null
}

/** Whether the guide has this way. Any wallet can read a code, whichever the lender names. */
export function isTaken(way: Way, taken: TakenWays): boolean {
  return way === 'mWallet' ? taken.wallet !== null : way === 'store' ? taken.store : true
}

/** The title of a way: the lender's own wallet goes by its name. */
export function wayTitle(words: Words['paymentGuide'], way: Way, { wallet }: TakenWays): string {
  return way === 'mWallet' ? (wallet ?? '') : words[way].title
}

/** The picture after this one, of the ways that are taken; null after the last. */
export function nextPicture(name: PictureName, taken: TakenWays): PictureName | null {
  const shown = pictureNames.filter(({ way }) => isTaken(way, taken))
  return shown[shown.findIndex((other) => nameText(other) === nameText(name)) + 1] ?? null
}

export interface GuideStep {
  readonly scene: GuideScene
  readonly title: string
  readonly text: string
  readonly alt: string
}

/** The words and the picture of one step. */
export function useGuideStep({ wallet }: TakenWays): (name: PictureName) => GuideStep | null {
  const guide = useWords().paymentGuide
  return ({ way, step }) => {
    const scene = scenesByWay[way][step - 1]
    const { steps } = guide[way]
    const words = (typeof steps === 'function' ? steps({ wallet: wallet ?? '' }) : steps)[step - 1]
    return scene === undefined || words === undefined
      ? null
      : {
          scene,
          title: words.title,
          text: words.text,
          alt: words.picture,
        }
  }
}

/** All ways. `pictureAt` is the address of an enlarged picture. */
export function GuideWays({ taken, pictureAt }: { taken: TakenWays; pictureAt: (name: PictureName) => string }) {
  const guide = useWords().paymentGuide
  const stepOf = useGuideStep(taken)
  return ways
    .filter((way) => isTaken(way, taken))
    .map((way) => (
      <Leaf key={way} headId={way} head={wayTitle(guide, way, taken)} aside={guide[way].note}>
        <Steps
          steps={pictureNames
            .filter((name) => name.way === way)
            .flatMap((name) => {
              const step = stepOf(name)
              if (step === null) return []
              const { title, text } = step
              return [{ title, note: text, more: <StepPicture name={name} step={step} to={pictureAt(name)} /> }]
            })}
        />
        <Quiet>{guide.exact}</Quiet>
      </Leaf>
    ))
}

/** A small picture that leads to the same one at full width. */
function StepPicture({ name, step, to }: { name: PictureName; step: GuideStep; to: string }) {
  const guide = useWords().paymentGuide
  return (
    <Link className="guide-step" id={nameText(name)} to={to} reload>
      <GuidePicture scene={step.scene} alt={step.alt} />
      <span>{guide.larger}</span>
    </Link>
  )
}
