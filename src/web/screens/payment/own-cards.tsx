// The cards that a borrower has saved to pay with: listed, named, removed, and another one added.

import { addresses } from '../../../contracts/addresses.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, QuietButton } from '../../ui/button.tsx'
import { JustDone } from '../../ui/just-done.tsx'
import { Head, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNote } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { labelMax } from './card-label.ts'
import type { OwnCardsAnswer, OwnCardsView } from './own-cards-view.ts'

await needWords('paymentCard')

export const handle: RouteHandle = { styles: ['fields'] }

export { action, loader } from './own-cards-view.ts'

const formId = 'add-card'

export default function OwnCards(props: { loaderData: OwnCardsView; actionData?: OwnCardsAnswer }) {
  const words = useWords().paymentCard.own
  const address = useAddress()
  const { loaderData: view, actionData: answer } = props
  const { listed } = view
  const problem = answer === undefined ? view.problem : answer.problem
  const done = {
    named: { title: words.named },
    removed: { title: words.removed },
    autoStopped: { title: words.autoStopped },
    autoUnderWay: { title: words.autoStopped, text: words.autoUnderWay },
    added: { title: words.added, text: words.addedText },
    open: { title: words.open, text: words.openText, tone: undefined, icon: 'card' },
    failed: { title: words.failed, text: words.failedText, tone: 'due', icon: 'warn' },
  } as const
  const isFull = listed !== null && listed.cards.length >= listed.cardsAtMost
  return (
    <OwnScreen
      title={words.title}
      backTo={address(addresses.me)}
      foot={
        listed?.canAdd === true && (
          <Button form={formId} name="intent" value="add">
            {words.add}
          </Button>
        )
      }
    >
      <JustDone said={view.done && done[view.done]} />
      <Leaf>
        {listed !== null && <Voice>{listed.cards.length === 0 ? words.none : words.some}</Voice>}
        <p>{words.text}</p>
        {problem !== null && <ProblemNote problem={problem} retry={view.here} reason={answer !== undefined} />}
        {isFull && <Quiet>{words.full({ count: listed.cardsAtMost })}</Quiet>}
      </Leaf>
      {listed?.cards.map((card) => (
        <SavedCard key={card.id} card={card} typed={answer?.typed?.cardId === card.id ? answer.typed.label : null} />
      ))}
      <ActionForm id={formId} />
    </OwnScreen>
  )
}

function SavedCard(props: {
  card: NonNullable<OwnCardsView['listed']>['cards'][number]
  /** A name that was not kept: it stands in the field again. */
  typed: string | null
}) {
  const { kit, paymentCard } = useWords()
  const words = paymentCard.own
  const { card, typed } = props
  const used = characterCount(typed ?? '')
  return (
    <Leaf>
      <Head>{card.label === '' ? card.bankName : card.label}</Head>
      <Rows>
        <Row term={words.number}>
          {card.label !== '' && `${card.bankName} `}
          <Num>{card.maskedNumber}</Num>
        </Row>
        {card.expires !== '' && (
          <Row term={words.until}>
            <Num>{card.expires.split('-').toReversed().join('/')}</Num>
          </Row>
        )}
      </Rows>
      <ActionForm sends={{ cardId: card.id }}>
        <TextInput
          name="label"
          label={words.name}
          hint={words.nameHint}
          value={typed ?? card.label}
          error={used > labelMax ? kit.tooLong({ used, limit: labelMax }) : undefined}
          autoComplete="off"
        />
        <QuietButton type="submit" name="intent" value="name" icon="tick">
          {words.saveName}
        </QuietButton>
      </ActionForm>
      {card.autopay.map(({ orderId, productName }) => (
        <ActionForm key={orderId} sends={{ orderId }}>
          <Rows>
            <Row term={words.auto}>{productName}</Row>
          </Rows>
          <QuietButton type="submit" name="intent" value="stopAuto" icon="close">
            {words.stopAuto}
          </QuietButton>
        </ActionForm>
      ))}
      <ActionForm sends={{ cardId: card.id }}>
        <QuietButton type="submit" name="intent" value="remove" icon="trash">
          {words.remove}
        </QuietButton>
      </ActionForm>
    </Leaf>
  )
}
