// The code step of a card payment: the code from the message, asked for again after a minute, and the payment it confirms.

import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { EnterButton } from '../../ui/enter-button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Ends, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Money, Num } from '../../ui/money.tsx'
import { useSecondsLeft } from '../../ui/slip.tsx'
import { CodeInput, FieldButton } from '../../ui/text-fields.tsx'
import { codeMinCharacters } from './code-rules.ts'
import type { NotPaid } from './pay-by-card.ts'
import { cardFields, NotPaidMessage, PayerLine, usePaymentText } from './payway-parts.tsx'
import type { PayWayView } from './payway-view.ts'

const codeForm = 'code-form'

interface StepProps {
  readonly view: PayWayView
  readonly asked: NonNullable<PayWayView['asked']>
  readonly notPaid: NotPaid | undefined
}

export function CodeStep({ view, asked, notPaid }: StepProps) {
  const { kit, paymentCard } = useWords()
  const { step, youPayNow } = paymentCard
  return (
    <OwnScreen
      title={step.title}
      backTo={view.chooseAgain}
      troubleTitle={kit.connection.error}
      foot={
        <>
          <Ends>
            <span>{youPayNow}</span>
            <b>
              <Money minor={view.ways.amountMinor} />
            </b>
          </Ends>
          <Pair>
            <LinkButton to={view.chooseAgain} line replace>
              {step.cancel}
            </LinkButton>
            <Button form={codeForm} name="intent" value="confirm">
              {step.confirm}
            </Button>
          </Pair>
        </>
      }
    >
      <NotPaidMessage notPaid={notPaid} order={view.order} />
      <Leaf>
        <PayerLine />
        <Voice>{step.sent}</Voice>
        <Quiet>{step.sentText}</Quiet>
        <Rows ruled>
          <Row term={step.card}>
            {asked.card.bankName} <Num>{asked.card.maskedNumber}</Num>
          </Row>
        </Rows>
        <CodeForm view={view} asked={asked} notPaid={notPaid} />
      </Leaf>
    </OwnScreen>
  )
}

function CodeForm({ view, asked, notPaid }: StepProps) {
  const { step } = useWords().paymentCard
  const text = usePaymentText()
  const form = useRef<HTMLDivElement>(null)
  const isWrong = notPaid?.kind === 'codeTooShort' || notPaid?.kind === 'notConfirmed'
  const [firstSentAtMs] = useState(asked.sentAtMs)
  // Each new code leads back to the field.
  useEffect(() => {
    if (asked.sentAtMs !== firstSentAtMs) form.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
  }, [asked.sentAtMs, firstSentAtMs])
  return (
    <ActionForm
      id={codeForm}
      sends={{ ...cardFields(view, [asked.card], null, 'confirm'), record: asked.recordId, card: asked.card.id }}
    >
      <EnterButton intent="confirm" />
      <div ref={form}>
        <CodeInput
          name="code"
          label={step.label}
          length={codeMinCharacters}
          value={notPaid !== undefined && 'code' in notPaid ? notPaid.code : undefined}
          enterKeyHint="done"
          error={isWrong ? text(notPaid) : undefined}
          end={<ResendButton key={asked.sentAtMs} seconds={asked.secondsLeft} />}
        />
      </div>
    </ActionForm>
  )
}

/** Shows the seconds left, then 'get code'. Without script it can always be pressed: the server knows when it may. */
function ResendButton({ seconds }: { seconds: number }) {
  const { step } = useWords().paymentCard
  const left = useSecondsLeft(seconds)
  const waits = useHydrated() && left > 0
  return (
    <FieldButton type="submit" name="intent" value="resend" unchecked disabled={waits}>
      {waits ? step.seconds({ count: left }) : step.getCode}
    </FieldButton>
  )
}
