// Messages that the lender's app shows on this phone: the borrower's yes, which asks the app where the phone is reached, and the way out.

import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useApp } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, QuietButton } from '../../ui/button.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'

/** How long the app is waited for: it may ask the borrower for the system's permission first. Milliseconds. */
const patienceMs = 30_000

/** Shown in the app, and wherever it is on: somebody who has lost the phone turns it off from another one. */
export function PhoneMessages({ isOn }: { isOn: boolean }) {
  const words = useWords().inbox.texts.phone
  const app = useApp()
  if (app === null && !isOn) return null
  return (
    <Leaf labelledBy="phone">
      <Head id="phone">{words.title}</Head>
      <p>{words.text}</p>
      <Quiet>{words.textAlso}</Quiet>
      {isOn ? (
        <ActionForm>
          <input type="hidden" name="intent" value="phoneOff" />
          <QuietButton type="submit">{words.turnOff}</QuietButton>
        </ActionForm>
      ) : (
        <TurnOn />
      )}
    </Leaf>
  )
}

/** The app answers by an event, or never: then the words say what to do. */
function TurnOn() {
  const words = useWords().inbox.texts.phone
  const app = useApp()
  const submit = useSubmit()
  const [asked, setAsked] = useState<'no' | 'yes' | 'inVain'>('no')
  useEffect(() => {
    if (asked !== 'yes' || app === null) return
    const stop = app.onPushAddress((address) => {
      setAsked('no')
      void submit({ intent: 'phoneOn', address }, { method: 'post' })
    })
    const lapse = setTimeout(() => setAsked('inVain'), patienceMs)
    app.askPushAddress()
    return () => {
      stop()
      clearTimeout(lapse)
    }
  }, [asked, app, submit])
  return (
    <>
      <div role="status">{asked === 'inVain' && <Note title={words.noAnswer} tone="due" />}</div>
      <Button line onTap={() => setAsked('yes')} busy={asked === 'yes'}>
        {asked === 'yes' ? words.asking : words.turnOn}
      </Button>
    </>
  )
}
