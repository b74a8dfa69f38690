// One step of the application. With script one question at a time; without it, and where an answer is changed, all at once.

import { useEffect, useState } from 'react'
import { applicationSteps } from '../../../core/application/application-fields.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Head, Quiet } from '../../ui/leaf.tsx'
import { Question } from '../../ui/questions.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { ApplyFrame, applyFormId } from './apply-frame.tsx'
import type { StepView } from './apply-view.ts'
import type { StepAnswer } from './save-step.ts'
import { counts, questionsOf, type StepQuestion } from './step-form.ts'
import { StepQuestionField } from './step-question.tsx'

/** After each answer of the server the question that is asked now has the focus, or the one that was refused. */
function useNowFocus(answer: StepAnswer | undefined, at: string): void {
  useEffect(() => {
    if (answer === undefined) return
    document.querySelector<HTMLElement>(`#ask-${at} :is(input:not([type=hidden]), select, textarea)`)?.focus()
  }, [answer, at])
}

/** Which question is asked: the server says, and the bar's arrow goes back to the one before. */
function useAt(view: StepView, answer: StepAnswer | undefined, asked: readonly string[]) {
  const told = answer?.at || view.at
  const [moved, setMoved] = useState<{ readonly from: StepAnswer | undefined; readonly at: string } | null>(null)
  const at = moved !== null && moved.from === answer ? moved.at : told
  const before = asked[asked.indexOf(at) - 1]
  const goBack = before === undefined || view.whole ? undefined : () => setMoved({ from: answer, at: before })
  return { at, goBack }
}

/** Does what the button in the foot does. */
function goOn(): void {
  const form = document.getElementById(applyFormId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

export function ApplyStep({ view, answer }: { view: StepView; answer: StepAnswer | undefined }) {
  const words = useWords().application.apply
  const typed = { ...view.typed, ...answer?.typed }
  const questions = questionsOf(view.items, view.pictures)
  const asked = questions.filter((question) => counts(question, typed)).map(({ code }) => code)
  const { at, goBack } = useAt(view, answer, asked)
  useNowFocus(answer, at)
  // React moves the focus after an answer, and its arrow goes back one question.
  useNeededAtOnce(answer !== undefined || goBack !== undefined)
  const place = Math.max(0, asked.indexOf(at))
  const done = applicationSteps.indexOf(view.step) + (view.whole ? 0 : place / Math.max(1, asked.length))
  return (
    <ApplyFrame
      application={view.application}
      back={view.back}
      onBack={goBack}
      answer={answer}
      done={done}
      intent="step"
      button={words.next}
      note={words.kept}
    >
      <ActionForm id={applyFormId} className="leaf" encType="multipart/form-data" noValidate>
        <Head>{view.title}</Head>
        {questions.map((question) => (
          <Question
            key={question.code}
            name={question.code}
            now={view.whole ? counts(question, typed) : question.code === at}
          >
            <StepQuestionField
              question={question}
              text={typed[question.code] ?? ''}
              error={answer?.errors[question.code]}
              onDone={() => !view.whole && goOn()}
            />
            <OnlyFor question={question} items={view.items} />
          </Question>
        ))}
        <input type="hidden" name="step" value={view.step} />
        <input type="hidden" name="at" value={at} />
        {view.whole && <input type="hidden" name="whole" value="1" />}
        <WithoutScript />
      </ActionForm>
    </ApplyFrame>
  )
}

/** Without script a question stands on the page that may not count: whom it is for is said below it. */
function OnlyFor({ question, items }: { question: StepQuestion; items: StepView['items'] }) {
  const words = useWords().application.apply
  if (question.kind === 'picture' || question.item.workKinds.length === 0) return null
  const kinds = items.find(({ code }) => code === 'workKind')?.choices ?? []
  const names = kinds.filter(({ value }) => question.item.workKinds.includes(value)).map(({ name }) => name)
  return (
    <noscript>
      <Quiet>{words.onlyFor({ kinds: names.join(', ') })}</Quiet>
    </noscript>
  )
}

/** A page without script shows the whole step, and says so to the server. */
function WithoutScript() {
  const means = useRenderMeans()
  return (
    <noscript>
      <input type="hidden" name="whole" value="1" />
      <style
        nonce={means?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rule, no outside text
        dangerouslySetInnerHTML={{ __html: '.ask.later{display:block}' }}
      />
    </noscript>
  )
}
