// The landing page of a campaign: a mobile, the letters of a picture, the code that came by SMS.

import { useEffect, useId, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, Button, HiddenFields, LinkButton, QuietButton, TextLink } from '../../ui/button.tsx'
import { keyField, keyForField } from '../../ui/connection.ts'
import { EnterButton } from '../../ui/enter-button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Note, ProblemNote, type ProblemShown, ServerMessage } from '../../ui/note.tsx'
import { useReasons } from '../../ui/reasons.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { ResendButton, useKeptSeconds } from '../../ui/resend.tsx'
import { PublicScreen } from '../../ui/screen.tsx'
import { CodeInput, PhoneInput, TextInput } from '../../ui/text-fields.tsx'
import { useTypedText } from '../../ui/typed-text.ts'
import type { LandingOrProblem, LandingView } from './landing-view.ts'
import type { RegisterAnswer } from './register-by-form.ts'

await needWords('promotion')

export const handle: RouteHandle = { styles: ['fields', 'promo'] }

export { loader } from './landing-view.ts'
export { action } from './register-by-form.ts'

/** The captcha of the page stays the same after each attempt: what was solved counts for the registration too. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export default function Register(props: { loaderData: LandingOrProblem; actionData?: RegisterAnswer }) {
  const address = useAddress()
  const words = useWords().promotion.register
  const { lenderName } = usePageFacts()
  const { loaderData: view, actionData: answer } = props
  if (view.template === null) return <NoPage problem={view.problem} here={view.here} />
  return (
    <PublicScreen
      lender={view.template.appName || lenderName}
      home={address(addresses.home)}
      enter={{ to: address(addresses.login), label: words.enter }}
    >
      <title>{view.template.title}</title>
      <Offer template={view.template} />
      <RegisterForm view={view} answer={answer} />
    </PublicScreen>
  )
}

function Offer({ template }: { template: LandingView['template'] }) {
  const words = useWords().promotion.register
  return (
    <Leaf>
      <Voice as="h1" large>
        {template.title}
      </Voice>
      <p>{template.text}</p>
      {template.amount !== '' && (
        <p>
          {words.upTo}{' '}
          <b>
            <Num>{template.amount}</Num>
          </b>
        </p>
      )}
      {template.rate !== '' && <Quiet>{template.rate}</Quiet>}
    </Leaf>
  )
}

/** A template that is not on offer, or that could not be asked for. */
function NoPage({ problem, here }: { problem: ProblemShown; here: string }) {
  const address = useAddress()
  const words = useWords().promotion.register
  const { lenderName } = usePageFacts()
  return (
    <PublicScreen lender={lenderName} home={address(addresses.home)}>
      <title>{lenderName}</title>
      <Leaf>
        {problem.kind === 'refused' ? (
          <>
            <Voice as="h1">{problem.message || words.unknownTemplate}</Voice>
            {problem.message !== '' && <Quiet>{words.unknownTemplate}</Quiet>}
          </>
        ) : (
          <ProblemNote problem={problem} retry={here} />
        )}
        <LinkButton to={address(addresses.home)} line reload>
          {words.toStart}
        </LinkButton>
      </Leaf>
    </PublicScreen>
  )
}

// The form of the landing page. The picture is asked for until a code was sent, and again once another may be sent.
const mobileId = 'register-mobile'
const captchaId = 'register-captcha'
const codeId = 'register-code'

/** What the answer says about each field; what is about none of them is said at once. */
function useErrors(answer: RegisterAnswer | undefined) {
  const words = useWords().promotion.register
  const said = useSaid(answer)
  const about = answer?.about ?? null
  return {
    mobile: about === 'mobile' ? words.mobileWrong : undefined,
    captcha: about === 'captcha' ? said || words.captchaMissing : undefined,
    code: about === 'code' ? said || words.codeMissing : undefined,
    other: about === null && said !== '' ? said : null,
  }
}

/** After a code was sent the next thing to type is the code; a refusal keeps the focus. */
function useNextField(answer: RegisterAnswer | undefined): void {
  useEffect(() => {
    if (answer === undefined) return
    if (answer.problem === null && answer.sent !== null) document.getElementById(codeId)?.focus()
  }, [answer])
}

function RegisterForm({ view, answer }: { view: LandingView; answer: RegisterAnswer | undefined }) {
  const words = useWords().promotion.register
  const { tell } = useReasons()
  const hydrated = useHydrated()
  const errors = useErrors(answer)
  const [isMobileMissing, setMobileMissing] = useState(false)
  const left = useKeptSeconds('register', answer?.sent ?? null)
  const [early, setEarly] = useState<{ readonly about: RegisterAnswer | undefined } | null>(null)
  const isEarly = early !== null && early.about === answer && left > 0
  useNextField(answer)
  const isSolved = answer?.isSolved === true && (!hydrated || left > 0)
  const sid = answer?.sid || view.sid
  const wantsCode = useTypedText(codeId) === '' && !isSolved && left === 0
  return (
    <ActionForm className="leaf" sends={{ sid, [keyField]: answer?.key ?? view.key, [keyForField]: 'apply' }}>
      {errors.other !== null && <ServerMessage text={errors.other} about={answer} />}
      {view.problem !== null && <ProblemNote problem={view.problem} retry={view.here} />}
      {/* It asks for the code while there is none. */}
      <EnterButton intent={hydrated ? (wantsCode ? 'send' : 'apply') : 'enter'} />
      <PhoneInput
        id={mobileId}
        name="mobile"
        label={words.mobile}
        value={answer?.mobile}
        of={view.phone}
        error={isMobileMissing ? words.mobileWrong : errors.mobile}
        enterKeyHint="next"
      />
      {isSolved ? (
        <Solved captcha={answer.captcha} />
      ) : (
        <Captcha view={view} answer={answer} sid={sid} error={errors.captcha} onMobileMissing={setMobileMissing} />
      )}
      <CodeInput
        key={answer?.about === 'code' && answer.problem !== null ? 'again' : 'first'}
        id={codeId}
        name="code"
        label={words.code}
        value={answer?.code}
        error={errors.code}
        hint={answer?.sent && answer.problem === null ? words.codeSent : undefined}
        enterKeyHint="go"
        end={
          <ResendButton
            left={left}
            intent="send"
            words={words}
            onEarly={() => {
              setEarly({ about: answer })
              tell()
            }}
          />
        }
      />
      {isEarly && <Note title={words.notAgain} reason tone="overdue" />}
      <Button type="submit" name="intent" value="apply">
        {view.template.buttonText}
      </Button>
      <Quiet>
        {words.agree}{' '}
        <TextLink to={view.agreement} inline>
          {view.template.agreementTitle}
        </TextLink>
      </Quiet>
    </ActionForm>
  )
}

/** The letters were right: they go along, and are not asked for again while a code is on its way. */
function Solved({ captcha }: { captcha: string }) {
  const words = useWords().promotion.register
  return (
    <div>
      <HiddenFields of={{ captcha, solved: '1' }} />
      <Quiet>{words.captchaSolved}</Quiet>
    </div>
  )
}

/** Digits to listen to: what was heard goes into the field of the letters. Nothing is loaded before it is played. */
function Spoken({ src }: { src: string }) {
  const words = useWords().promotion.register
  const id = useId()
  return (
    <div className="spoken">
      <p id={id} className="s">
        {words.captchaSpoken}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: captions would be the answer; who cannot hear has the picture */}
      <audio controls preload="none" src={src} aria-labelledby={id} />
    </div>
  )
}

/** The picture, and another one: for a visitor who has typed a mobile (PROMOTION-4). */
function Captcha(props: {
  view: LandingView
  answer: RegisterAnswer | undefined
  sid: string
  error: string | undefined
  onMobileMissing: (isMissing: boolean) => void
}) {
  const words = useWords().promotion.register
  const address = useAddress()
  const { tell } = useReasons()
  const hydrated = useHydrated()
  const mobile = useTypedText(mobileId)
  const [refreshed, setRefreshed] = useState(0)
  const [notDrawn, setNotDrawn] = useState('')
  const { answer, sid } = props
  const picture = answer?.picture ?? ''
  // A picture that was solved is used up: the next look has to be at another address.
  const look = answer?.isSolved ? `${picture}-next` : picture
  const src = addressWith(addresses.captchaPicture, { sid, picture: look, n: refreshed || undefined })
  // A captcha that was left for an hour is drawn no more: the server begins another.
  const isDrawnHere = hydrated && sid !== '' && notDrawn !== sid
  const another = () => {
    props.onMobileMissing(mobile === '')
    if (mobile === '') return tell()
    setRefreshed((times) => times + 1)
    const field = document.getElementById(captchaId)
    if (field instanceof HTMLInputElement) field.value = ''
    field?.focus()
  }
  return (
    <div>
      <TextInput
        key={`${sid} ${picture} ${answer?.isSolved === true}`}
        id={captchaId}
        name="captcha"
        label={words.captcha}
        value={answer?.isSolved ? undefined : answer?.captcha}
        max={props.view.captchaLetters}
        error={props.error}
        autoComplete="off"
        enterKeyHint="next"
        end={
          sid !== '' && (
            <span className="tap">
              <img src={src} alt={words.captchaPicture} width="120" height="44" onError={() => setNotDrawn(sid)} />
            </span>
          )
        }
      />
      <input type="hidden" name="picture" value={picture} />
      {sid !== '' && <Spoken src={addressWith(addresses.captchaSound, { sid, look: `${look}-${refreshed}` })} />}
      <p className="ends">
        <QuietButton
          type={isDrawnHere ? 'button' : 'submit'}
          name="intent"
          value="refresh"
          unchecked
          icon="refresh"
          onTap={isDrawnHere ? another : undefined}
        >
          {words.captchaNew}
        </QuietButton>
        <span className="s quiet">
          <TextLink to={address(addresses.login)} inline>
            {words.unseen}
          </TextLink>
        </span>
      </p>
    </div>
  )
}
