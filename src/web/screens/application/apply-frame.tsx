// The frame of an open application: how far it is, what is asked, and the one button that goes on.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, useBackTo } from '../../page/page-facts.tsx'
import { Button } from '../../ui/button.tsx'
import { Quiet } from '../../ui/leaf.tsx'
import { Progress } from '../../ui/questions.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Screen } from '../../ui/screen.tsx'
import type { Application } from './apply-view.ts'
import type { StepAnswer } from './save-step.ts'

export const applyFormId = 'apply'

export function ApplyFrame(props: {
  application: Application
  back: string
  onBack?: () => void
  answer: StepAnswer | undefined
  /** Steps behind, with the part of the one under way: 1.5 of 5. */
  done: number
  intent: string
  button: string
  note: string
  children: ReactNode
}) {
  const words = useWords().application.apply
  const address = useAddress()
  const { stepsTotal, productName } = props.application
  useBackTo(props.back)
  const label = words.of({ done: Math.min(Math.floor(props.done) + 1, stepsTotal), total: stepsTotal })
  return (
    <Screen
      title={words.title}
      back={props.back}
      onBack={props.onBack}
      help={address(addresses.customerService)}
      foot={
        <>
          <Quiet>{props.note}</Quiet>
          <Button form={applyFormId} name="intent" value={props.intent}>
            {props.button}
          </Button>
        </>
      }
    >
      <title>{`${words.title}: ${label}`}</title>
      <Refusal of={props.answer} />
      <div className="pad">
        <p className="s ends">
          <span>{productName}</span>
          <span className="quiet">{label}</span>
        </p>
        <Progress done={props.done} of={stepsTotal} label={label} />
      </div>
      {props.children}
    </Screen>
  )
}
