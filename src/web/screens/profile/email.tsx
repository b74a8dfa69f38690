// The e-mail address of the account: a link goes to a new one, which counts once it was opened.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, replace } from '../../page/page-query.ts'
import { apiContext, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { shown, typedLine } from '../../sending/failed-call.ts'
import { ActionForm, Button, QuietButton } from '../../ui/button.tsx'
import { Leaf, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Note, ProblemNote, type ProblemShown, ServerMessage } from '../../ui/note.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { meChanged } from './changed.ts'

type Contact = CallOutput<'getContact'>

interface EmailView {
  readonly contact: Contact | null
  readonly problem: ProblemShown | null
  readonly here: string
}

interface EmailAnswer {
  readonly problem: ProblemShown | null
  readonly isAboutField: boolean
  /** As it was typed. */
  readonly email: string
}

await needWords('profile')

export const handle: RouteHandle = { styles: ['fields'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<EmailView> {
  const { data: contact, problem } = orProblem(await context.get(apiContext).getContact({}), context)
  return { contact, problem: shown(problem), here: addressChanged(url, {}) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const isRemoval = form.get('intent') === 'remove'
  const email = isRemoval ? '' : typedLine(form, 'email')
  if (email === '' && !isRemoval) return data<EmailAnswer>({ problem: null, isAboutField: true, email }, 422)
  const asked = await context.get(apiContext).startEmailChange({ email })
  if (!asked.ok) {
    const { kind, code } = asked.problem
    const isAboutField = kind === 'badInput' || code === refusalCodes.valueIsNotAccepted
    return notDone<EmailAnswer>(asked.problem, context, { isAboutField, email })
  }
  if (isRemoval) return replace(context, meChanged(context, 'emailRemoved'), 303)
  return replace(context, withCommon(context, addresses.myEmail), 303)
}

const formId = 'email'

export default function Email(props: { loaderData: EmailView; actionData?: EmailAnswer }) {
  const words = useWords().profile.email
  const address = useAddress()
  const { loaderData: view, actionData: answer } = props
  const said = useSaid(answer)
  const { contact } = view
  return (
    <OwnScreen
      title={words.title}
      backTo={address(addresses.me)}
      foot={contact?.emailOffered && <Button form={formId}>{words.send}</Button>}
    >
      {said !== '' && answer?.isAboutField === false && <ServerMessage text={said} about={answer} />}
      <div role="status">
        {contact !== null && contact.maskedPendingEmail !== '' && (
          <Note title={words.pending({ email: contact.maskedPendingEmail })} icon="mail">
            {words.pendingText}
          </Note>
        )}
      </div>
      <Leaf>
        {contact === null ? (
          view.problem !== null && <ProblemNote problem={view.problem} retry={view.here} />
        ) : (
          <>
            <Voice>{words.voice}</Voice>
            <p>{contact.emailOffered ? words.text : words.notOffered}</p>
            {contact.maskedEmail !== '' && <SoFar contact={contact} />}
            {contact.emailOffered && (
              <ActionForm id={formId} noValidate>
                <TextInput
                  // Once a link was sent the field is for another address.
                  key={contact.maskedPendingEmail}
                  name="email"
                  type="email"
                  label={words.label}
                  value={answer?.email}
                  autoComplete="email"
                  enterKeyHint="send"
                  error={answer?.isAboutField ? said || words.invalid : undefined}
                />
              </ActionForm>
            )}
          </>
        )}
      </Leaf>
    </OwnScreen>
  )
}

/** The address that there is, and its removal, which needs no proof. */
function SoFar({ contact }: { contact: Contact }) {
  const words = useWords().profile
  return (
    <>
      <Rows ruled>
        <Row term={words.email.now}>
          {contact.maskedEmail}
          {!contact.emailIsConfirmed && (
            <>
              <br />
              {words.contact.notConfirmed}
            </>
          )}
        </Row>
      </Rows>
      <ActionForm>
        <QuietButton type="submit" name="intent" value="remove" icon="trash">
          {words.email.remove}
        </QuietButton>
      </ActionForm>
    </>
  )
}
