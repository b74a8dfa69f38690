// One step of the application. With script one question at a time; without it, and where an answer is changed, all at once.

import { useEffect, useId, useState } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { applicationSteps } from '../../../core/application/application-fields.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'
import { usePictureRemoval, usePictureUpload } from '../../sending/use-picture-upload.ts'
import { ActionForm } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError, useFieldIds } from '../../ui/field.tsx'
import { ImagePicker, Shots } from '../../ui/image-picker.tsx'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Head, Quiet } from '../../ui/leaf.tsx'
import { useWithExample } from '../../ui/money.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { DateInput, dateParts, Question } from '../../ui/questions.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { ApplyFrame, applyFormId } from './apply-frame.tsx'
import type { StepView } from './apply-view.ts'
import type { StepAnswer, StepError } from './save-step.ts'
import {
  counts,
  pictureCode,
  questionsOf,
  removalCode,
  type StepItem,
  type StepPicture,
  type StepQuestion,
} from './step-form.ts'

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
      <ActionForm
        id={applyFormId}
        className="leaf"
        encType="multipart/form-data"
        noValidate
        sends={{ step: view.step, at }}
      >
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

interface QuestionProps {
  readonly question: StepQuestion
  /** What stands in it: saved, or typed before a refusal. */
  readonly text: string
  readonly error: StepError | undefined
  /** After the amount's own keys have said 'Confirm'. */
  readonly onDone: () => void
}

function StepQuestionField({ question, text, error, onDone }: QuestionProps) {
  if (question.kind === 'picture') {
    return <PictureQuestion picture={question.picture} error={error} />
  }
  return <FieldQuestion item={question.item} text={text} error={error} onDone={onDone} />
}

function useErrorText(kind: StepItem['kind'] | 'picture', error: StepError | undefined): string | undefined {
  const words = useWords().application.apply
  const withExample = useWithExample()
  if (error === undefined) return undefined
  if ('said' in error) return error.said
  switch (error.why) {
    case 'missing':
      return kind === 'picture' ? words.pictureMissing : kind === 'enum' ? words.chooseOne : words.missing
    case 'notAnAmount':
      return withExample(words.notAnAmount)
    case 'notAccepted':
      return kind === 'email' ? words.emailWrong : kind === 'money' ? withExample(words.notAnAmount) : words.notAccepted
  }
}

/** 'bday' of a whole date is told to each of its parts. */
const bareName = (autocomplete: string): string | undefined => autocomplete || undefined

function FieldQuestion(props: { item: StepItem; text: string; error: StepError | undefined; onDone: () => void }) {
  const { item, text, error } = props
  const said = useErrorText(item.kind, error)
  const hint = item.hint === '' ? undefined : item.hint
  switch (item.kind) {
    case 'enum':
      return <ChoiceQuestion item={item} text={text} said={said} />
    case 'day':
      return (
        <DateInput
          name={item.code}
          legend={item.title}
          value={dateParts(text)}
          error={said}
          hint={hint}
          autoComplete={bareName(item.autocomplete)}
        />
      )
    case 'money':
      return (
        <MoneyInput
          name={item.code}
          label={item.title}
          value={text}
          hint={hint}
          error={said}
          onConfirm={props.onDone}
        />
      )
    case 'text':
    case 'digits':
    case 'email':
      return (
        <TextInput
          name={item.code}
          label={item.title}
          value={text}
          placeholder={item.placeholder === '' ? undefined : item.placeholder}
          hint={hint}
          error={said}
          optional={!item.required}
          type={item.kind === 'email' ? 'email' : 'text'}
          digits={item.kind === 'digits' || undefined}
          max={item.maxLength}
          autoComplete={bareName(item.autocomplete) ?? 'off'}
          enterKeyHint="next"
        />
      )
  }
}

function ChoiceQuestion({ item, text, said }: { item: StepItem; text: string; said: string | undefined }) {
  const hint = useId()
  return (
    <div>
      <RadioList
        name={item.code}
        legend={item.title}
        choices={item.choices.map(({ name, value }) => ({ label: name, value }))}
        chosen={text}
        describedBy={item.hint === '' ? undefined : hint}
        error={said}
      />
      {item.hint !== '' && (
        <p className="hint" id={hint}>
          <span>{item.hint}</span>
        </p>
      )}
    </div>
  )
}

function PictureQuestion(props: { picture: StepPicture; error: StepError | undefined }) {
  const { kit, application } = useWords()
  const { picture } = props
  const said = useErrorText('picture', props.error)
  const ids = useFieldIds(said)
  const address = useAddress()(addresses.applyPicture, { side: picture.side })
  const upload = usePictureUpload(address)
  const drop = usePictureRemoval(address)
  const sent = picture.url === '' ? [] : [picture.url]
  return (
    <div>
      <ImagePicker
        name={`${pictureCode(picture.side)}-sent`}
        fileName={pictureCode(picture.side)}
        label={
          <>
            {application.apply.pictureOf({ side: picture.title })}
            {!picture.required && (
              <>
                {' '}
                <span className="quiet">{kit.mayStayEmpty}</span>
              </>
            )}
          </>
        }
        max={1}
        upload={upload}
        drop={drop}
        sent={sent}
        hint={application.apply.onlyYou}
      />
      <FieldError ids={ids} />
      {sent.length > 0 && (
        <noscript>
          <Shots pictures={sent} />
          <Checkbox name={removalCode(picture.side)}>{application.apply.removePicture}</Checkbox>
        </noscript>
      )}
    </div>
  )
}
