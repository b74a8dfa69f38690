// Login by a code from a message: for a borrower without the lender's app.

import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useSubmit } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { countDigits } from '../../../core/typed-digits.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { phoneFacts } from '../../page/phone-facts.ts'
import { apiContext, newKey, pageContext } from '../../page/request-context.ts'
import { ActionForm, Button, QuietButton, TextLink } from '../../ui/button.tsx'
import { EnterButton } from '../../ui/enter-button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { LanguageNames } from '../../ui/language-links.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { ServerMessage } from '../../ui/note.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { ResendButton, useKeptSeconds, WakesWhileWaiting } from '../../ui/resend.tsx'
import { CodeInput, type PhoneFacts, PhoneInput } from '../../ui/text-fields.tsx'
import { together } from '../../ui/together.ts'
import { useTypedText } from '../../ui/typed-text.ts'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { type LoginAnswer, nextAddress } from './log-in.ts'
import { answerPasskey, hasPasskeys, type PasskeyQuestion, showWithPasskeys } from './passkey-browser.ts'

interface LoginView {
  readonly phone: PhoneFacts
  /** Whether a call can bring the code. */
  readonly canCall: boolean
  readonly next: string
  /** A new name for this browser, for a login that begins now. */
  readonly device: string
  /** Who is logged in now, masked; null without a session. */
  readonly already: string | null
}

await needWords('identity')

export const handle: RouteHandle = { styles: ['fields'] }

/** The cookie outlives its session: only the server knows whether there is one. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<LoginView> {
  const { signedIn, shortName } = context.get(pageContext)
  const api = context.get(apiContext)
  const [terms, asked] = await Promise.all([api.getLoginTerms({}), signedIn ? api.getProfile({}) : null])
  return {
    phone: phoneFacts(context),
    canCall: terms.ok && terms.data.voiceOffered,
    next: nextAddress(url, context),
    device: `web-${newKey(context)}`,
    already: asked?.ok ? shortName : null,
  }
}

export { action } from './log-in.ts'

const formId = 'login'
const phoneId = 'login-phone'
const codeId = 'login-code'

export default function Login(props: { loaderData: LoginView; actionData?: LoginAnswer }) {
  const words = useWords().identity
  const address = useAddress()
  const { loaderData: view, actionData: answer } = props
  return (
    <OwnScreen
      title={words.login.title}
      back={address(addresses.home)}
      foot={<Foot digits={answer?.digits ?? codeLength} />}
    >
      {view.already !== null && <Already name={view.already} next={view.next} />}
      <LoginForm view={view} answer={answer} />
      <PasskeyButton form={formId} question={answer?.question} />
      <p className="pad">
        <TextLink to={address(addresses.customerService)}>{words.login.newPhone}</TextLink>
      </p>
      <Leaf list>
        <Go to={address(addresses.mySettings)} note={<LanguageNames />} text={words.login.settings} />
      </Leaf>
    </OwnScreen>
  )
}

/** On a shared phone: who is logged in now. */
function Already({ name, next }: { name: string; next: string }) {
  const words = useWords().identity
  const address = useAddress()
  return (
    <Leaf>
      <p>{words.login.already({ name: together(name) })}</p>
      <p className="ends">
        <TextLink to={next}>{words.login.goOn}</TextLink>
        <TextLink to={address(addresses.logout)}>{words.logout.title}</TextLink>
      </p>
    </Leaf>
  )
}

/** What the answer says about each field; what is about none of them is said at once. */
function useErrors(answer: LoginAnswer | undefined) {
  const words = useWords().identity
  const said = useSaid(answer)
  const isLong = answer !== undefined && answer.digits !== codeLength
  const about = answer?.about ?? null
  return {
    phone: about === 'phone' ? said || words.phoneInvalid : undefined,
    code:
      about === 'code'
        ? said || (isLong ? words.login.longCode({ digits: answer.digits }) : words.codeInvalid)
        : undefined,
    other: about === null && said !== '' ? said : null,
  }
}

/** After a code was sent the next thing to type is the code. */
function useNextField(answer: LoginAnswer | undefined): void {
  useEffect(() => {
    if (answer === undefined) return
    if (answer.about === null && answer.problem === null && answer.question === undefined)
      document.getElementById(codeId)?.focus()
  }, [answer])
}

function LoginForm({ view, answer }: { view: LoginView; answer: LoginAnswer | undefined }) {
  const words = useWords().identity
  const errors = useErrors(answer)
  const left = useKeptSeconds('login', answer?.sent ?? null)
  useNextField(answer)
  const wasSent = answer?.sent != null || left > 0
  const digits = answer?.digits ?? codeLength
  const isCalled = answer?.sent?.by === 'call'
  const hint =
    left === 0
      ? words.login.sentNow
      : isCalled
        ? words.login.called({ seconds: left })
        : words.login.sent({ seconds: left })
  return (
    <ActionForm id={formId} className="leaf" sends={{ device: answer?.device || view.device, digits }}>
      {errors.other !== null && <ServerMessage text={errors.other} about={answer} />}
      <Voice>{words.login.welcome}</Voice>
      <EnterButton intent="next" />
      <PhoneInput
        id={phoneId}
        name="phone"
        label={words.phone}
        value={answer?.phone}
        of={view.phone}
        hint={wasSent ? hint : words.login.noAccount}
        error={errors.phone}
        enterKeyHint="send"
        end={<ResendButton left={left} intent="send" words={words} />}
      />
      <CodeInput
        // A code that was refused is not to be corrected but typed again.
        key={`${digits}-${answer?.about === 'code' && answer.code === '' ? 'again' : 'first'}`}
        id={codeId}
        name="code"
        label={words.code}
        length={digits}
        hint={digits === codeLength ? undefined : words.login.longCode({ digits })}
        value={answer?.code}
        error={errors.code}
        enterKeyHint="go"
      />
      {wasSent && view.canCall && <CallMe waits={left > 0} />}
      <WakesWhileWaiting name="login" />
      <Quiet>{words.login.never}</Quiet>
    </ActionForm>
  )
}

/** For whom no message comes, or who cannot read one. Without script it can always be pressed: the server knows when it may. */
function CallMe({ waits }: { waits: boolean }) {
  const words = useWords().identity.login
  const hydrated = useHydrated()
  return (
    <div>
      <QuietButton type="submit" name="intent" value="call" icon="phone" unchecked disabled={hydrated && waits}>
        {words.callMe}
      </QuietButton>
      <Quiet>{words.callText}</Quiet>
    </div>
  )
}

/** Inert until the code is whole, where script runs; says how much is missing. */
function Foot({ digits }: { digits: number }) {
  const words = useWords().identity.login
  const typed = useTypedText(codeId)
  const missing = typed === null ? 0 : digits - countDigits(typed)
  return (
    <>
      {typed !== null && missing > 0 && missing < digits && <Quiet>{words.missing({ count: missing })}</Quiet>}
      <Button form={formId} name="intent" value="enter" disabled={missing > 0}>
        {words.submit}
      </Button>
    </>
  )
}

/** `form`: the login's, which keeps what is typed in it. `question`: what the phone is to sign, once it was asked for. */
function PasskeyButton({ form, question }: { form: string; question: PasskeyQuestion | undefined }) {
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
          <Button line icon="lock" form={form} name="intent" value="passkeyAsk" unchecked>
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
