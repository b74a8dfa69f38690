// 'I paid, it is not shown': the number on the slip and a picture of it; then the case, its number and its clock.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import { claimImagesMax } from '../../../core/complaint/complaint.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, useBackTo, usePageFacts } from '../../page/page-facts.tsx'
import { addressChanged, readId } from '../../page/page-query.ts'
import { apiContext, type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, OpenBook, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNote, type ProblemShown } from '../../ui/note.tsx'
import { Refusal, useSaid } from '../../ui/refusal.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Empty } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { orderIn, type ShownOrder, sentParam, shownOrder } from './entry-view.ts'
import { OrderLine } from './order-line.tsx'
import { PicturesField } from './pictures-field.tsx'
import type { SlipNotSent } from './send-slip.ts'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['fields', 'shots', 'states', 'status', 'book'] }

interface SlipForm {
  readonly kind: 'form'
  readonly order: ShownOrder
  /** The other loans of this borrower, each with this page's address for it. */
  readonly others: readonly (ShownOrder & { readonly to: string })[]
  readonly loan: string
  /** Names this attempt: sending twice is sending once. */
  readonly key: string
}

interface SlipSent {
  readonly kind: 'sent'
  /** Null where it could not be asked for: it was sent all the same. */
  readonly sent: {
    readonly caseNumber: string
    readonly answerBy: string | null
    /** What was found meanwhile; empty while the search goes on. */
    readonly answer: string
  } | null
  readonly see: string
  readonly loan: string
}

type SlipView =
  | SlipForm
  | SlipSent
  | { readonly kind: 'noLoan' }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly again: string }

/** Loads the page. Without a loan in the address: the newest. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<SlipView> {
  const caseId = readId(url.searchParams.get(sentParam))
  if (caseId !== '') return await loadSent(caseId, context)
  const asked = orderIn(url.searchParams)
  const started = orProblem(await context.get(apiContext).startComplaint({ orderId: asked }), context)
  if (started.problem !== null) {
    const forgotten: Record<string, null> =
      started.problem.kind === 'refused' ? { orderId: null, [complaintParams.orderId]: null } : {}
    return { kind: 'problem', problem: shown(started.problem), again: addressChanged(url, forgotten) }
  }
  const { order, orders } = started.data
  if (order === null) return { kind: 'noLoan' }
  return {
    kind: 'form',
    order: shownOrder(context, order),
    others: orders
      .filter(({ orderId }) => orderId !== order.orderId)
      .map((other) => ({
        ...shownOrder(context, other),
        to: withCommon(context, addresses.paidNotShown, { orderId: other.orderId }),
      })),
    loan: withCommon(context, addresses.loanDetail, { orderId: order.orderId }),
    key: newKey(context),
  }
}

async function loadSent(caseId: string, context: Context): Promise<SlipSent> {
  const { data } = orProblem(await context.get(apiContext).getComplaint({ caseId }), context)
  return {
    kind: 'sent',
    sent:
      data === null
        ? null
        : { caseNumber: data.caseNumber, answerBy: data.answerBy?.slice(0, 10) ?? null, answer: data.answer },
    see: withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: caseId }),
    loan: withCommon(context, addresses.loanDetail, { orderId: data?.orderId || undefined }),
  }
}

export { action } from './send-slip.ts'

const formId = 'slip'
const referenceId = 'slip-reference'

export default function PaidNotShown(props: { loaderData: SlipView; actionData?: SlipNotSent }) {
  const words = useWords().complaint.slip
  const address = useAddress()
  const { loaderData: view, actionData: notSent } = props
  if (view.kind === 'form') return <WriteSlip view={view} notSent={notSent} />
  if (view.kind === 'sent') return <SentSlip view={view} />
  return (
    <Screen title={words.title} back={address(addresses.order)} help={address(addresses.customerService)}>
      <title>{words.title}</title>
      <Leaf>
        {view.kind === 'noLoan' ? (
          <Empty
            title={words.noLoan}
            picture="inReview"
            action={
              <LinkButton to={address(addresses.customerService)} line>
                {words.talk}
              </LinkButton>
            }
          >
            {words.noLoanText}
          </Empty>
        ) : (
          <ProblemNote problem={view.problem} retry={view.again} />
        )}
      </Leaf>
    </Screen>
  )
}

function WriteSlip({ view, notSent }: { view: SlipForm; notSent: SlipNotSent | undefined }) {
  const words = useWords().complaint.slip
  const { answerDays } = usePageFacts()
  const [sending, setSending] = useState(false)
  useBackTo(view.loan)
  return (
    <Screen
      title={words.title}
      back={view.loan}
      wide
      foot={
        <>
          <Quiet>{sending ? words.waiting : words.promise({ days: answerDays })}</Quiet>
          <Button form={formId}>{words.submit}</Button>
        </>
      }
    >
      <title>{words.title}</title>
      {notSent?.aboutReference !== true && <Refusal of={notSent} />}
      <ActionForm
        id={formId}
        encType="multipart/form-data"
        noValidate
        sends={{ orderId: view.order.orderId, key: notSent?.key ?? view.key }}
      >
        <OpenBook
          on
          left={
            <>
              <Leaf>
                <OrderLine order={view.order} numbered />
              </Leaf>
              {view.others.length > 0 && <OtherLoans others={view.others} />}
            </>
          }
          right={
            <Leaf>
              <SlipFields notSent={notSent} onSending={setSending} />
            </Leaf>
          }
        />
      </ActionForm>
    </Screen>
  )
}

function SlipFields(props: { notSent: SlipNotSent | undefined; onSending: (sending: boolean) => void }) {
  const words = useWords().complaint.slip
  const { notSent } = props
  const said = useSaid(notSent)
  const pictures = notSent?.pictures ?? []
  return (
    <>
      <TextInput
        id={referenceId}
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        value={notSent?.reference}
        max={64}
        required
        autoComplete="off"
        enterKeyHint="send"
        error={(notSent?.aboutReference && said) || undefined}
      />
      <PicturesField
        label={words.picture}
        max={claimImagesMax}
        sent={pictures}
        lost={notSent?.lost ?? null}
        shown={pictures}
        onSending={props.onSending}
      />
    </>
  )
}

function OtherLoans({ others }: { others: SlipForm['others'] }) {
  const words = useWords().complaint.slip
  return (
    <Leaf headId="other-loans" head={words.others}>
      {others.map(({ orderId, name, statusText, to }) => (
        <Go key={orderId} to={to} note={<Num>{orderId}</Num>}>
          {name} · {statusText}
        </Go>
      ))}
    </Leaf>
  )
}

/** The case is open, or closed already by what the provider said meanwhile. */
function SentSlip({ view }: { view: SlipSent }) {
  const { complaint } = useWords()
  const words = complaint.slip
  const isFound = view.sent !== null && view.sent.answer !== ''
  useBackTo(view.loan)
  return (
    <Screen
      title={words.title}
      back={view.loan}
      foot={
        <>
          <LinkButton to={view.loan}>{words.toLoan}</LinkButton>
          <LinkButton to={view.see} line>
            {words.see}
          </LinkButton>
        </>
      }
    >
      <title>{words.title}</title>
      <Leaf status={isFound ? 'settled' : 'inReview'}>
        <Voice>{isFound ? words.foundTitle : words.sentTitle}</Voice>
        <p>{isFound ? view.sent?.answer : words.sentText}</p>
        {view.sent !== null && (
          <Rows>
            <Row term={complaint.sent.number}>
              <Num>{view.sent.caseNumber}</Num>
            </Row>
            {!isFound && view.sent.answerBy !== null && <Row term={complaint.sent.answerBy} day={view.sent.answerBy} />}
          </Rows>
        )}
        {!isFound && <Quiet>{words.keepSlip}</Quiet>}
      </Leaf>
    </Screen>
  )
}
