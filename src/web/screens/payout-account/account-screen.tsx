// The account form: card types as tabs, then the fields that count for the chosen one.

import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHost, useNativeBack } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, usePageFacts } from '../../page/page-facts.tsx'
import { useBusy } from '../../ui/busy-context.tsx'
import { ActionForm, Button, TextLink } from '../../ui/button.tsx'
import { useKeyboardIsOpen } from '../../ui/keyboard.ts'
import { Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { TabChoice, TabLinks } from '../../ui/tabs.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { AccountField } from './account-field.tsx'
import { type Chosen, cardTypeCode, channelCode } from './account-form.ts'
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
      foot={
        !keyboardIsOpen && (
          <Button type="submit" form={formId}>
            {words.next}
          </Button>
        )
      }
    >
      <Refusal notSaved={notSaved} />
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
      <ActionForm id={formId} className="leaf" noValidate>
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
        <input type="hidden" name="key" value={notSaved?.key ?? view.key} />
      </ActionForm>
    </OwnScreen>
  )
}

/** Why it cannot be saved, where that is no single field's fault. */
function Refusal({ notSaved }: { notSaved: NotSaved | undefined }) {
  const text = useProblemText()
  if (notSaved === undefined || notSaved.problem === null || Object.keys(notSaved.errors).length > 0) return null
  return <ServerMessage text={text(notSaved.problem)} about={notSaved} />
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
