// The way in by the phone's own lock, beside the code by message: there only where the browser has passkeys.

import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { answerPasskey, hasPasskeys, type PasskeyQuestion, showWithPasskeys } from './passkey-browser.ts'

/** `form`: the login's, which keeps what is typed in it. `question`: what the phone is to sign, once it was asked for. */
export function PasskeyButton({ form, question }: { form: string; question: PasskeyQuestion | undefined }) {
  const words = useWords().identity.passkey
  const hydrated = useHydrated()
  // The phone is asked for its lock as soon as the question is here.
  useNeededAtOnce(question !== undefined)
  const submit = useSubmit()
  const [stopped, setStopped] = useState<PasskeyQuestion | null>(null)
  useEffect(() => {
    if (question === undefined) return
    let isGone = false
    void answerPasskey(question).then((signed) => {
      if (isGone) return
      if (signed === null) setStopped(question)
      else void submit(withTyped(form, { intent: 'passkey', ...signed }), { method: 'post' })
    })
    return () => {
      isGone = true
    }
  }, [question, submit, form])
  if (hydrated && !hasPasskeys()) return null
  return (
    <>
      <div hidden={!hydrated} suppressHydrationWarning>
        <Leaf>
          <Button line icon="lock" type="submit" form={form} name="intent" value="passkeyAsk" unchecked>
            {words.button}
          </Button>
          <div role="status">{stopped !== null && stopped === question && <p>{words.stopped}</p>}</div>
          <Quiet>{words.text}</Quiet>
        </Leaf>
      </div>
      <EarlyScript text={showWithPasskeys} />
    </>
  )
}

/** What was typed goes along, so that it is still there if this way is refused. */
function withTyped(form: string, fields: Readonly<Record<string, string>>): FormData {
  const typed = document.getElementById(form)
  const sent = new FormData(typed instanceof HTMLFormElement ? typed : undefined)
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  return sent
}
