// What the borrower agrees to: each thing by itself, nothing ticked beforehand, what is needed named as such.

import { useEffect } from 'react'
import { applicationSteps, consentVersionField } from '../../../core/application/application-fields.ts'
import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Head, Quiet } from '../../ui/leaf.tsx'
import { ApplyFrame, applyFormId } from './apply-frame.tsx'
import type { Consent, ConsentView } from './apply-view.ts'
import type { StepAnswer } from './save-step.ts'

export function ConsentStep({ view, answer }: { view: ConsentView; answer: StepAnswer | undefined }) {
  const words = useWords().application.apply
  useEffect(() => {
    if (answer !== undefined) document.querySelector<HTMLElement>(`#${applyFormId} [aria-invalid="true"]`)?.focus()
  }, [answer])
  return (
    <ApplyFrame
      application={view.application}
      back={view.back}
      answer={answer}
      done={applicationSteps.indexOf('consent')}
      intent="consent"
      button={words.next}
      note={words.consentText}
    >
      <ActionForm id={applyFormId} className="leaf" noValidate>
        <Head>{view.title}</Head>
        {view.consents.map((consent) => (
          <OneConsent key={consent.purpose} consent={consent} answer={answer} />
        ))}
      </ActionForm>
    </ApplyFrame>
  )
}

function OneConsent({ consent, answer }: { consent: Consent; answer: StepAnswer | undefined }) {
  const { kit } = useWords()
  const error = answer?.errors[consent.purpose]
  const ticked = answer?.typed[consent.purpose]
  return (
    <div>
      <input type="hidden" name={consentVersionField(consent.purpose)} value={consent.version} />
      <Checkbox
        key={`${consent.version} ${error === undefined}`}
        name={consent.purpose}
        checked={ticked === undefined ? consent.agreed : ticked === '1'}
        error={error !== undefined && 'said' in error ? error.said : undefined}
      >
        <b>{consent.title}</b>
        {!consent.required && (
          <>
            {' '}
            <span className="quiet">{kit.mayStayEmpty}</span>
          </>
        )}
      </Checkbox>
      <Quiet>{consent.text}</Quiet>
    </div>
  )
}
