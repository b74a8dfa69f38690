// One field of the account form. What depends on the channel is shown as it is chosen; without script, all of it in groups.

import { useState } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { Quiet } from '../../ui/leaf.tsx'
import { Picker, RadioList } from '../../ui/picker.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { type Chosen, channelCode, choicesByChannel, countsFor, type FormItem, isMasked } from './account-form.ts'

interface FieldProps {
  readonly item: FormItem
  /** All of the form: the names of the channels stand there. */
  readonly items: readonly FormItem[]
  readonly chosen: Chosen
  /** What was typed before a refusal. */
  readonly typed: string | undefined
  /** Empty where the field was left empty. */
  readonly error: string | undefined
  readonly onChoose: (value: string) => void
}

const isChoice = ({ kind }: FormItem): boolean => kind === 'enum' || kind === 'citySelect'

function dependsOnChannel(item: FormItem): boolean {
  return item.channelNumber !== undefined || item.choices.some(({ channelNumber }) => channelNumber !== undefined)
}

export function AccountField(props: FieldProps) {
  const { item, chosen } = props
  // What does not count stays on the page: nothing typed is lost by looking at the other card type.
  const isHidden = !countsFor(item, chosen)
  const field = isChoice(item) ? <ChoiceField {...props} /> : <TypedField {...props} />
  if (!dependsOnChannel(item)) return <div hidden={isHidden}>{field}</div>
  const isOfThisType = item.cardType === undefined || item.cardType === chosen.cardType
  return (
    <>
      <div className="needs-script" hidden={isHidden}>
        {field}
      </div>
      {isOfThisType && (
        <noscript>
          <InGroups {...props} />
        </noscript>
      )}
    </>
  )
}

function useErrorText({ item, error }: FieldProps): string | undefined {
  const words = useWords().payoutAccount
  if (error !== '') return error
  return isChoice(item) ? words.chooseOne : words.required
}

/** The item's subtitle; nothing where the server sends none. */
function subtitleOf({ placeholder }: FormItem): string | undefined {
  return placeholder === '' ? undefined : placeholder
}

/** The subtitle of a choice on a page without script: no field is there in which it could stand. */
function ChoiceHint({ item }: { item: FormItem }) {
  return subtitleOf(item) !== undefined && <p className="hint">{item.placeholder}</p>
}

function TypedField(props: FieldProps) {
  const words = useWords().payoutAccount
  const { item, typed } = props
  const error = useErrorText(props)
  const masked = isMasked(item.value)
  const digits = item.inputKind === '1'
  if (item.kind === 'day') {
    return (
      <DateInput
        name={item.code}
        legend={item.title}
        value={dateParts(typed || item.value)}
        hint={subtitleOf(item)}
        error={error}
      />
    )
  }
  return (
    <TextInput
      name={item.code}
      label={item.title}
      value={typed || (masked ? undefined : item.value)}
      placeholder={masked ? item.value : item.placeholder}
      hint={masked ? words.keepsNumber : undefined}
      error={error}
      optional={!item.required}
      digits={digits || undefined}
      groups={digits ? [4] : undefined}
      max={item.maxLength}
      autoComplete="off"
      enterKeyHint="next"
    />
  )
}

function ChoiceField(props: FieldProps) {
  const { item, chosen, typed, onChoose } = props
  const [picked, setPicked] = useState(typed || item.value)
  const choices = item.choices.filter((choice) => countsFor(choice, chosen))
  return (
    <>
      <Picker
        // Other choices are another list; what was picked stays picked where it is among them.
        key={choices.map(({ value }) => value).join()}
        name={item.code}
        label={item.title}
        choices={choices.map(({ name, value }) => ({ label: name, value }))}
        chosen={item.code === channelCode ? chosen.channelNumber : picked}
        placeholder={subtitleOf(item)}
        error={useErrorText(props)}
        onChoose={(value) => {
          setPicked(value)
          onChoose(value)
        }}
      />
      <noscript>
        <ChoiceHint item={item} />
      </noscript>
    </>
  )
}

/** On a page without script: every choice of this card type, each group under the channel that it is for. */
function InGroups(props: FieldProps) {
  const words = useWords().payoutAccount
  const { item, items, chosen, typed } = props
  const channels = items.find(({ code }) => code === channelCode)?.choices ?? []
  const nameOf = (channelNumber: string): string =>
    channels.find(({ value }) => value === channelNumber)?.name ?? channelNumber
  const error = useErrorText(props)
  if (!isChoice(item)) {
    return (
      <>
        <TypedField {...props} />
        {item.channelNumber !== undefined && <Quiet>{words.onlyFor({ choice: nameOf(item.channelNumber) })}</Quiet>}
      </>
    )
  }
  return (
    <div className="stack">
      <p className="label">{item.title}</p>
      <ChoiceHint item={item} />
      {choicesByChannel(item.choices, chosen.cardType).map(({ channelNumber, choices }, index) => {
        const only = channelNumber ?? item.channelNumber
        return (
          <RadioList
            key={channelNumber ?? ''}
            name={item.code}
            legend={only === undefined ? words.always : words.onlyFor({ choice: nameOf(only) })}
            choices={choices.map(({ name, value }) => ({ label: name, value }))}
            chosen={typed || item.value}
            error={index === 0 ? error : undefined}
          />
        )
      })}
    </div>
  )
}
