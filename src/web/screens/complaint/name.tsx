// The borrower's name: another one is asked for with a picture of the proof, and this page says what became of it.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { fullNameMax } from '../../../core/application/application-fields.ts'
import { claimImagesMax } from '../../../core/complaint/complaint.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Num } from '../../ui/money.tsx'
import { Note, type ProblemShown, ServerMessage } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { PicturesField } from './pictures-field.tsx'
import type { NameNotSent } from './send-name.ts'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['fields', 'shots'] }

export { action } from './send-name.ts'

const formId = 'name'

type Standing = CallOutput<'getNameChange'>

interface Props {
  readonly loaderData: NameView
  readonly actionData?: NameNotSent
}

export default function Name({ loaderData: view, actionData: notSent }: Props) {
  const words = useWords().complaint.name
  const address = useAddress()
  const { standing, problem, here } = view
  const me = address(addresses.me)
  if (standing !== null && standing.state !== 'waiting') {
    return <Ask view={view} standing={standing} notSent={notSent} back={me} />
  }
  return (
    <OwnScreen
      title={words.title}
      backTo={me}
      foot={standing !== null && <LinkButton to={me}>{words.back}</LinkButton>}
    >
      {problem !== null && <ProblemNoteLeaf problem={problem} retry={here} />}
      {standing !== null && <Waiting view={view} standing={standing} />}
    </OwnScreen>
  )
}

function Waiting({ view, standing }: { view: NameView; standing: Standing }) {
  const { complaint } = useWords()
  const words = complaint.name
  return (
    <>
      <Leaf>
        <Voice>{words.sent}</Voice>
        <p>{words.sentText}</p>
        <Rows>
          <Row term={words.asked}>
            <bdi>{standing.newName}</bdi>
          </Row>
          <NameNow name={standing.name} />
          <Row term={complaint.sent.number}>
            <Num>{standing.caseNumber}</Num>
          </Row>
          {standing.answerBy !== null && <Row term={complaint.sent.answerBy} day={standing.answerBy.slice(0, 10)} />}
        </Rows>
      </Leaf>
      <Leaf list>
        <Go to={view.see} icon="doc" text={words.see} />
      </Leaf>
    </>
  )
}

function NameNow({ name }: { name: string }) {
  const words = useWords().complaint.name
  if (name === '') return null
  return (
    <Row term={words.now}>
      <bdi>{name}</bdi>
    </Row>
  )
}

interface AskProps {
  readonly view: NameView
  readonly standing: Standing
  readonly notSent: NameNotSent | undefined
  readonly back: string
}

function Ask({ view, standing, notSent, back }: AskProps) {
  const words = useWords().complaint.name
  const [sending, setSending] = useState(false)
  const [mended, setMended] = useState<NameNotSent>()
  const said = useSaid(notSent)
  const about = notSent?.about ?? null
  return (
    <OwnScreen
      title={words.title}
      back={back}
      foot={
        <>
          {sending && <Quiet>{words.waiting}</Quiet>}
          <Button form={formId}>{words.submit}</Button>
        </>
      }
    >
      {said !== '' && about === null && <ServerMessage text={said} about={notSent} />}
      <Became view={view} standing={standing} />
      <ActionForm id={formId} encType="multipart/form-data" className="leaf" noValidate>
        <Voice>{words.voice}</Voice>
        <Rows>
          <NameNow name={standing.name} />
        </Rows>
        <p>{words.text}</p>
        <TextInput
          name="fullName"
          label={words.label}
          hint={words.hint}
          value={notSent?.name}
          max={fullNameMax}
          required
          autoComplete="name"
          enterKeyHint="send"
          error={about === 'name' ? said : undefined}
        />
        <PicturesField
          label={words.pictures}
          max={claimImagesMax}
          sent={notSent?.pictures ?? []}
          lost={notSent?.lost ?? null}
          shown={notSent?.pictures ?? []}
          missing={about === 'pictures' && mended !== notSent ? words.noPicture : undefined}
          onSending={setSending}
          onSent={() => setMended(notSent)}
        />
        <Quiet>{words.proof}</Quiet>
      </ActionForm>
    </OwnScreen>
  )
}

/** What became of the request before. */
function Became({ view, standing }: Pick<AskProps, 'view' | 'standing'>) {
  const words = useWords().complaint.name
  if (standing.state === 'accepted') return <Note title={words.accepted} tone="settled" icon="tick" />
  if (standing.state !== 'refused') return null
  return (
    <Note title={words.refused} tone="overdue">
      <Link className="link" to={view.see}>
        {words.why}
      </Link>
    </Note>
  )
}

interface NameView {
  readonly standing: CallOutput<'getNameChange'> | null
  readonly problem: ProblemShown | null
  /** The case of the newest request. */
  readonly see: string
  readonly here: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<NameView> {
  const { data, problem } = orProblem(await context.get(apiContext).getNameChange({}), context)
  return {
    standing: data,
    problem: shown(problem),
    see: withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: data?.caseId }),
    here: addressChanged(url, {}),
  }
}
