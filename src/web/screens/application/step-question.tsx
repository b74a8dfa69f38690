// One question as the server describes it: a line of text, figures, an amount, a day, a choice, or a picture.

import { useId } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { usePictureRemoval, usePictureUpload } from '../../sending/use-picture-upload.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError, useFieldIds } from '../../ui/field.tsx'
import { ImagePicker, Shots } from '../../ui/image-picker.tsx'
import { MoneyInput } from '../../ui/keypad.tsx'
import { useWithExample } from '../../ui/money.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import type { StepError } from './save-step.ts'
import { pictureCode, removalCode, type StepItem, type StepPicture, type StepQuestion } from './step-form.ts'

interface QuestionProps {
  readonly question: StepQuestion
  /** What stands in it: saved, or typed before a refusal. */
  readonly text: string
  readonly error: StepError | undefined
  /** After the amount's own keys have said 'Confirm'. */
  readonly onDone: () => void
}

export function StepQuestionField({ question, text, error, onDone }: QuestionProps) {
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
