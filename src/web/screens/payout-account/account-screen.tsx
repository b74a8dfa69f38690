// The account form: card types as tabs, then the fields that count for the chosen one.

import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHost, useNativeBack } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { OwnScreen, usePageFacts } from '../../page/page-facts.tsx'
import { useBusy } from '../../ui/busy-context.tsx'
import { ActionForm, Button, TextLink } from '../../ui/button.tsx'
import { hidesUnderKeyboard, useKeyboardIsOpen } from '../../ui/keyboard.ts'
import { Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { Picker, RadioList } from '../../ui/picker.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TabChoice, TabLinks } from '../../ui/tabs.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import {
  type Chosen,
  cardTypeCode,
  channelCode,
  choicesByChannel,
  countsFor,
  type FormItem,
  isMasked,
} from './account-form.ts'
import type { AccountView } from './account-view.ts'
import type { NotSaved } from './save-account.ts'

/** The form's id: the tabs belong to it, and the button in the foot sends it. */
const formId = 'account'

/** Card type and channel as they stand on the page, also where they were tapped before React ran. */
function useChosen(first: Chosen) {
  const [chosen, setChosen] = useState(first)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const tapped = new FormData(form)
    const textOf = (code: string, otherwise: string) => String(tapped.get(code) ?? otherwise)
    setChosen((now) => ({
      cardType: textOf(cardTypeCode, now.cardType),
      channelNumber: textOf(channelCode, now.channelNumber),
    }))
  }, [])
  return { chosen, change: (to: Partial<Chosen>) => setChosen((now) => ({ ...now, ...to })) }
}

/** Leaving without saving: an app that opened this page by itself is told that its bank flow ended. */
function useLeave({ source, back }: AccountView): { readonly inApp: boolean; readonly leave: () => void } {
  const host = useHost()
  const navigate = useNavigate()
  const busy = useBusy()
  const inApp = host !== null && host.platform !== 'browser' && source === 'none'
  useEffect(() => {
    if (inApp) host.startBankFlow()
  }, [inApp, host])
  const leave = useCallback(() => {
    if (busy) return
    if (!inApp) return void navigate(back)
    host.endBankFlow('cancelled')
    host.closeWebview()
  }, [busy, inApp, host, navigate, back])
  useNativeBack(leave)
  return { inApp, leave }
}

export function AccountForm({ view, notSaved }: { view: AccountView; notSaved: NotSaved | undefined }) {
  const words = useWords().payoutAccount
  const keyboardIsOpen = useKeyboardIsOpen()
  const { signedIn, shortName } = usePageFacts()
  const { inApp, leave } = useLeave(view)
  const { chosen, change } = useChosen(notSaved?.chosen ?? view.chosen)
  return (
    <OwnScreen
      title={words.title}
      back={view.back}
      onBack={inApp ? leave : undefined}
      foot={!keyboardIsOpen && <Button form={formId}>{words.next}</Button>}
    >
      {Object.keys(notSaved?.errors ?? {}).length === 0 && <Refusal of={notSaved} />}
      <div className="pad">
        {view.toPay !== null && (
          <Note title={words.notForPaying.title} tone="due">
            <p>{words.notForPaying.text}</p>
            <TextLink to={view.toPay}>{words.notForPaying.pay}</TextLink>
          </Note>
        )}
        <p>{words.lead}</p>
        {signedIn && shortName !== '' && <Quiet>{words.accountOf({ name: shortName })}</Quiet>}
      </div>
      <CardTypes view={view} chosen={chosen} onChoose={(cardType) => change({ cardType })} />
      <ActionForm id={formId} className="leaf" noValidate sends={{ key: notSaved?.key ?? view.key }}>
        {view.items.map(
          (item) =>
            item.code !== cardTypeCode && (
              <AccountField
                key={item.code}
                item={item}
                items={view.items}
                chosen={chosen}
                typed={notSaved?.typed[item.code]}
                error={notSaved?.errors[item.code]}
                onChoose={(value) => item.code === channelCode && change({ channelNumber: value })}
              />
            ),
        )}
      </ActionForm>
      <EarlyScript text={hidesUnderKeyboard(formId)} />
    </OwnScreen>
  )
}

/** A choice where script runs; links to the page of each card type where none does. */
function CardTypes(props: { view: AccountView; chosen: Chosen; onChoose: (cardType: string) => void }) {
  const words = useWords().payoutAccount
  const { tabs } = props.view
  if (tabs.length === 0) return null
  return (
    <>
      <div className="needs-script">
        <TabChoice
          name={cardTypeCode}
          label={words.cardType}
          form={formId}
          choices={tabs}
          chosen={props.chosen.cardType}
          onChoose={props.onChoose}
        />
      </div>
      <noscript>
        <TabLinks
          label={words.cardType}
          links={tabs.map(({ to, label, value }) => ({ to, label, on: value === props.chosen.cardType }))}
        />
      </noscript>
    </>
  )
}

interface FieldProps {
  readonly item: FormItem
  /** All of the form: the names of the channels stand there. */
  readonly items: readonly FormItem[]
  readonly chosen: Chosen
  readonly typed: string | undefined
  /** Empty where the field was left empty. */
  readonly error: string | undefined
  readonly onChoose: (value: string) => void
}

const isChoice = ({ kind }: FormItem): boolean => kind === 'enum' || kind === 'citySelect'

function dependsOnChannel(item: FormItem): boolean {
  return item.channelNumber !== undefined || item.choices.some(({ channelNumber }) => channelNumber !== undefined)
}

function AccountField(props: FieldProps) {
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
