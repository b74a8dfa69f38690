// The bank step of a card payment: the bank of the card asks its owner to confirm, on a page of the bank, and leads back here.

import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { Hero } from '../../ui/rows.tsx'
import type { NotPaid } from './pay-by-card.ts'
import { PayerLine } from './payway-parts.tsx'
import type { BankView } from './payway-view.ts'

/** The form's id: the button in the foot sends it. */
const giveUpForm = 'give-up'

export function BankStep({ view, notPaid }: { view: BankView; notPaid: NotPaid | undefined }) {
  const words = useWords().paymentCard
  return (
    <OwnScreen
      title={words.bank.title}
      backTo={view.order}
      foot={
        <>
          {view.pageUrl === null ? (
            <LinkButton to={view.here}>{words.bank.askAgain}</LinkButton>
          ) : (
            <LinkButton to={view.pageUrl} reload>
              {words.bank.toBank}
            </LinkButton>
          )}
          <Button type="submit" form={giveUpForm} name="intent" value="giveUp" line>
            {words.bank.giveUp}
          </Button>
        </>
      }
    >
      {notPaid !== undefined && (
        <Note title={words.bank.notStopped} tone="due" live>
          {words.bank.notStoppedText}
        </Note>
      )}
      <Leaf>
        <PayerLine />
        <h2>{words.bank.voice}</h2>
        <Hero label={words.youPayNow} minor={view.amountMinor} />
        <p>{view.pageUrl === null ? words.bank.noAnswer : words.bank.text}</p>
        <Quiet>{words.bank.safe}</Quiet>
      </Leaf>
      <ActionForm id={giveUpForm}>
        <input type="hidden" name="orderId" value={view.orderId} />
        <input type="hidden" name="productId" value={view.productId} />
        <input type="hidden" name="record" value={view.recordId} />
      </ActionForm>
    </OwnScreen>
  )
}
