// A page of a borrower was asked for without a session, or after its end: the phone number is asked for at once, and the way leads back.

import { addresses } from '../../../contracts/addresses.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button } from '../../ui/button.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { OpenApp } from '../../ui/open-app.tsx'
import { type ProblemShown, useProblemText } from '../../ui/problem-note.tsx'
import { type PhoneFacts, PhoneInput } from '../../ui/text-fields.tsx'

export interface LoginNeededView {
  /** The server's sentence; a problem where even it could not be had. */
  readonly message: string
  readonly problem: ProblemShown | null
  /** The page of ours that was asked for. */
  readonly next: string | undefined
  /** A session has ended; false where there was none. */
  readonly hasEnded: boolean
  readonly phone: PhoneFacts
  /** Names this browser from the code that it asks for to the login. */
  readonly device: string
}

/** The form's id: the button in the foot sends it. */
const formId = 'login-needed'

/** Sends the number to the login page, which goes on from there with the code. In a host app its own login is asked for instead. */
export function LoginNeeded({ view, askHost }: { view: LoginNeededView; askHost: (() => void) | null }) {
  const { frame, identity } = useWords()
  const words = frame.loginNeeded
  const address = useAddress()
  const problemText = useProblemText()
  const login = address(addresses.login, { next: view.next })
  return (
    <OwnScreen
      title={words.title}
      foot={
        askHost === null ? (
          <Button type="submit" form={formId} name="intent" value="send">
            {identity.getCode}
          </Button>
        ) : (
          <Button onTap={askHost}>{frame.loginFailed.enter}</Button>
        )
      }
    >
      <ActionForm id={formId} className="leaf" action={login}>
        <Voice>{view.hasEnded ? words.ended : words.voice}</Voice>
        <p>{view.problem === null ? view.message : problemText(view.problem)}</p>
        {askHost === null && (
          <>
            <input type="hidden" name="device" value={view.device} />
            <input type="hidden" name="digits" value={codeLength} />
            <PhoneInput name="phone" label={identity.phone} of={view.phone} enterKeyHint="send" />
            {view.next !== undefined && <Quiet>{words.after}</Quiet>}
          </>
        )}
      </ActionForm>
      <Leaf list>
        <OpenApp />
        {askHost === null && <Go to={login}>{words.otherWays}</Go>}
        <Go to={address(addresses.customerService)} icon="help">
          {frame.loginFailed.help}
        </Go>
      </Leaf>
    </OwnScreen>
  )
}
