// Account deletion, for anybody with the phone: what goes, what the law makes us keep, and the code that confirms it.

import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { countDigits } from '../../../core/typed-digits.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { addressToOpen } from '../../page/page-query.ts'
import { phoneFacts } from '../../page/phone-facts.ts'
import { apiContext, type Context, newKey, pageContext, withCommon } from '../../page/request-context.ts'
import { ActionForm, Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { keyForField } from '../../ui/connection.ts'
import { EnterButton } from '../../ui/enter-button.tsx'
import { Ends, Go, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Note, ServerMessage } from '../../ui/note.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { ResendButton, useKeptSeconds } from '../../ui/resend.tsx'
import { Screen } from '../../ui/screen.tsx'
import { CodeInput, PhoneInput } from '../../ui/text-fields.tsx'
import { useTypedText } from '../../ui/typed-text.ts'
import { type DeletionAnswer, type DeletionView, wasJustDeleted } from './delete-by-form.ts'
import { AnswerAlert, DeletedAlert } from './deletion-alerts.tsx'
import { type KeptBy, keepsOf } from './keeps-of.ts'
import type { StillOpen } from './owed-parts.ts'

await needWords('identity')

export const handle: RouteHandle = { styles: ['fields'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<DeletionView> {
  const isDeleted = wasJustDeleted(url, context)
  return {
    isDeleted,
    kept: isDeleted ? null : await whatKeeps(context),
    phone: phoneFacts(context),
    key: newKey(context),
    device: `web-${newKey(context)}`,
  }
}

export { action } from './delete-by-form.ts'

export default function DeleteAccount(props: { loaderData: DeletionView; actionData?: DeletionAnswer }) {
  const { loaderData: view, actionData: answer } = props
  if (view.isDeleted) return <Deleted />
  const open = answer?.stillOpen ?? null
  return open === null ? <DeletionForm view={view} answer={answer} what={<WhatHappens />} /> : <NotYet open={open} />
}

function Deleted() {
  const words = useWords().identity.delete
  const address = useAddress()
  return (
    <Screen title={words.title} foot={<LinkButton to={address(addresses.home)}>{words.toStart}</LinkButton>}>
      <title>{words.title}</title>
      <Leaf status="settled">
        <Voice>{words.doneVoice}</Voice>
        <p>{words.doneText}</p>
      </Leaf>
      <DeletedAlert />
    </Screen>
  )
}

/** Null without a session, where nothing prevents it, or where the server could not be asked: it says the same after a code. */
async function whatKeeps(context: Context): Promise<KeptBy | null> {
  if (!context.get(pageContext).signedIn) return null
  const home = await context.get(apiContext).getHome({})
  const kept = home.ok ? keepsOf(home.data) : null
  if (kept === null) return null
  return { kind: kept.kind, to: addressToOpen(context, kept.url) ?? withCommon(context, addresses.orders) }
}

function NotYet({ open }: { open: StillOpen }) {
  const words = useWords().identity.delete
  const address = useAddress()
  const { signedIn } = usePageFacts()
  return (
    <OwnScreen
      title={words.title}
      back={address(signedIn ? addresses.me : addresses.home)}
      status="due"
      foot={<Foot open={open} />}
    >
      <Leaf>
        <div role="status">
          <Voice>{words.refused}</Voice>
          <p>{open.message}</p>
        </div>
        {open.lines.length > 0 && <OwedRows open={open} />}
        {open.isDebt && <p>{words.whyNot}</p>}
      </Leaf>
      <WhatHappens />
      <Leaf list>
        {open.order !== null && <Go to={open.order} icon="doc" text={words.toOrder} />}
        {open.isDebt && <Go to={address(addresses.complaintEntry)} icon="help" text={words.notMine} />}
        <Go to={address(addresses.customerService)} icon="help" text={words.talk} />
      </Leaf>
    </OwnScreen>
  )
}

function OwedRows({ open }: { open: StillOpen }) {
  const words = useWords().identity.delete
  return (
    <Rows ruled>
      {open.lines.map(({ place, dueDate, minor }) => (
        <Row key={place} term={words.payment({ place, day: dueDate })} money={minor} />
      ))}
      {open.lateMinor > 0 && <Row term={words.late} money={open.lateMinor} />}
      <Row term={words.youStillOwe} total money={open.totalMinor} />
    </Rows>
  )
}

/** What is owed stands in the foot bar, beside the way to pay it. */
function Foot({ open }: { open: StillOpen }) {
  const words = useWords().identity
  const address = useAddress()
  if (!open.isDebt) {
    return <LinkButton to={address(addresses.customerService)}>{words.delete.talk}</LinkButton>
  }
  return (
    <>
      <Ends>
        <span>{words.delete.youStillOwe}</span>
        <b>
          <Num>{open.amount}</Num>
        </b>
      </Ends>
      {open.repay === null ? (
        <LinkButton to={address(addresses.login)}>{words.login.title}</LinkButton>
      ) : (
        <LinkButton to={open.repay}>{words.delete.repay}</LinkButton>
      )}
    </>
  )
}

/** What is erased, what is kept and why: said before, and said again after a refusal. */
function WhatHappens() {
  const words = useWords().identity.delete
  return (
    <Leaf headId="what" head={words.what}>
      <Rows under>
        <Row term={words.erased}>{words.erasedWhat}</Row>
        <Row term={words.kept}>{words.keptWhat}</Row>
        <Row term={words.when}>{words.whenWhat}</Row>
      </Rows>
      <Quiet>{words.keptWhy}</Quiet>
    </Leaf>
  )
}

// The form of the deletion: the phone first, then the code that came to it.
const formId = 'deletion'
const phoneId = 'deletion-phone'
const codeId = 'deletion-code'

function focus(id: string): void {
  document.getElementById(id)?.focus()
}

/** Known before anything is sent; the server says the same of a code. */
function KeptNote({ kept: { kind, to } }: { kept: KeptBy }) {
  const words = useWords().identity.delete.keptBy[kind]
  return (
    <Note title={words.title} tone="due">
      {words.text}{' '}
      <TextLink to={to} inline>
        {words.to}
      </TextLink>
    </Note>
  )
}

function DeletionForm(props: { view: DeletionView; answer: DeletionAnswer | undefined; what: ReactNode }) {
  const words = useWords().identity
  const address = useAddress()
  const { signedIn } = usePageFacts()
  const { view, answer } = props
  const codeWasSent = answer?.codeWasSent === true
  const said = useSaid(answer)
  const isAboutCode = answer?.aboutCode === true
  return (
    <OwnScreen
      title={words.delete.title}
      back={address(signedIn ? addresses.me : addresses.home)}
      foot={codeWasSent ? <ConfirmFoot /> : <SendFoot kept={view.kept} />}
    >
      {view.kept !== null && !codeWasSent && <KeptNote kept={view.kept} />}
      {said !== '' && !isAboutCode && <ServerMessage text={said} about={answer} />}
      <Leaf>
        {view.kept === null && <Voice>{words.delete.voice}</Voice>}
        <p>{words.delete.lead}</p>
        <OwnPhone />
        <ActionForm
          id={formId}
          className="stack"
          sends={{
            again: codeWasSent ? '1' : undefined,
            key: answer?.key ?? view.key,
            device: answer?.device || view.device,
            [keyForField]: 'delete',
          }}
        >
          <EnterButton intent={codeWasSent ? 'delete' : 'send'} />
          <PhoneField view={view} answer={answer} />
          {codeWasSent && (
            <CodeInput
              key={isAboutCode ? 'again' : 'first'}
              id={codeId}
              name="code"
              label={words.code}
              value={answer?.code}
              hint={words.delete.afterCode}
              error={isAboutCode ? said || words.codeInvalid : undefined}
              enterKeyHint="done"
            />
          )}
        </ActionForm>
      </Leaf>
      {props.what}
      {answer !== undefined && (
        <AnswerAlert answer={answer} onClose={(alert) => focus(alert === 'sent' ? codeId : phoneId)} />
      )}
    </OwnScreen>
  )
}

/** With a session it has to be the borrower's own phone: which one, as far as a page may say. */
function OwnPhone() {
  const words = useWords().identity.delete
  const { signedIn, shortName } = usePageFacts()
  if (!signedIn || shortName === '') return null
  return <Quiet>{words.own({ name: shortName })}</Quiet>
}

function PhoneField({ view, answer }: { view: DeletionView; answer: DeletionAnswer | undefined }) {
  const words = useWords().identity
  const left = useKeptSeconds('deletion', answer?.sent ?? null)
  return (
    <PhoneInput
      id={phoneId}
      name="phone"
      label={words.phone}
      value={answer?.phone}
      of={view.phone}
      error={answer?.alert === 'phoneInvalid' ? words.phoneInvalid : undefined}
      enterKeyHint="send"
      end={
        answer?.codeWasSent && (
          <ResendButton left={left} intent="send" words={{ ...words, getCode: words.getNewCode }} />
        )
      }
    />
  )
}

/** Where something keeps the account, the way to it is the main button: a code would not delete anything. */
function SendFoot({ kept }: { kept: KeptBy | null }) {
  const words = useWords().identity.delete
  return (
    <>
      {kept !== null && <LinkButton to={kept.to}>{words.keptBy[kept.kind].to}</LinkButton>}
      <Button form={formId} name="intent" value="send" line={kept !== null}>
        {words.sendCode}
      </Button>
    </>
  )
}

/** Enabled once the code is exactly six characters (IDENTITY-11); without script the server counts them. */
function ConfirmFoot() {
  const words = useWords().identity.delete
  const typed = useTypedText(codeId)
  return (
    <Button form={formId} name="intent" value="delete" disabled={typed !== null && countDigits(typed) !== codeLength}>
      {words.confirm}
    </Button>
  )
}
