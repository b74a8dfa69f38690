// The complaint's second page: what was chosen, the words, the pictures, 'Send', and the confirmation.

import { Fragment, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { imagesMax, textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { EarlyScript, WakesWhereKept } from '../../page/early-script.tsx'
import { OwnScreen, type RouteHandle, useAddress, useBackTo, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { ChipTags } from '../../ui/chips.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Leaf, OpenBook, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { Refusal, useSaid } from '../../ui/refusal.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { draftName, forgetComplaint, keepOrder, keptOrder, orderName, useDraft } from './complaint-draft.ts'
import type { FormOrSent, FormView, SentView } from './form-view.ts'
import { OrderLine } from './order-line.tsx'
import { PicturesField } from './pictures-field.tsx'
import type { NotSent } from './send-complaint.ts'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['chips', 'fields', 'shots', 'status', 'book'] }

export { loader } from './form-view.ts'
export { action } from './send-complaint.ts'

export default function ComplaintNext(props: { loaderData: FormOrSent; actionData?: NotSent }) {
  const words = useWords().complaint
  const { loaderData: view, actionData } = props
  if (view.kind === 'sent') return <Sent view={view} />
  if (view.kind === 'form') return <WriteForm view={view} notSent={actionData} />
  return (
    <OwnScreen
      title={words.title}
      back={view.entry}
      foot={<LinkButton to={view.entry}>{words.form.choose}</LinkButton>}
    >
      <ProblemNoteLeaf problem={view.problem} />
    </OwnScreen>
  )
}

/** How long the modal is shown (COMPLAINT-6). */
const modalMs = 1_500

function Sent({ view }: { view: SentView }) {
  const words = useWords().complaint
  const navigate = useNavigate()
  const hydrated = useHydrated()
  useNeededAtOnce()
  const { entry, sent } = view
  const leave = useCallback(() => void navigate(entry, { replace: true }), [navigate, entry])
  useEffect(() => {
    forgetComplaint()
    const timer = setTimeout(leave, modalMs)
    return () => clearTimeout(timer)
  }, [leave])
  const facts = sent !== null && (
    <Rows>
      <Row term={words.sent.number}>
        <Num>{sent.caseNumber}</Num>
      </Row>
      {sent.answerBy !== null && <Row term={words.sent.answerBy} day={sent.answerBy} />}
    </Rows>
  )
  return (
    <Screen
      title={words.title}
      back={entry}
      foot={
        <>
          <LinkButton to={entry}>{words.sent.back}</LinkButton>
          <LinkButton to={view.see} line>
            {words.sent.see}
          </LinkButton>
        </>
      }
    >
      <title>{words.title}</title>
      <Leaf status="settled">
        <Voice>{words.sent.title}</Voice>
        <p>{words.sent.text}</p>
        {facts}
      </Leaf>
      <Dialog title={words.sent.title} open={hydrated} onClose={leave}>
        <p>{words.sent.text}</p>
        {facts}
      </Dialog>
    </Screen>
  )
}

const formId = 'complaint'
const textId = 'complaint-text'

/** {@link keepOrder}, for a page that sleeps. A webview that forbids its memory throws: then the loan is asked for again, as without a script. */
const keepsOrder = `try{localStorage['${orderName}']=document.querySelector('#${formId} [name=orderId]').value}catch{}`

/** The order number stands on the phone too (COMPLAINT-3): an address without one opens with the one chosen last. */
function useKeptOrder({ order, withOrder }: FormView): void {
  const navigate = useNavigate()
  const orderId = order?.orderId ?? null
  useEffect(() => {
    if (orderId !== null) return keepOrder(orderId)
    const to = withOrder[keptOrder()]
    if (to !== undefined) void navigate(to, { replace: true })
  }, [orderId, withOrder, navigate])
}

function WriteForm({ view, notSent }: { view: FormView; notSent: NotSent | undefined }) {
  const words = useWords().complaint
  const { answerDays } = usePageFacts()
  const address = useAddress()
  const [sending, setSending] = useState(false)
  useBackTo(view.entry)
  useKeptOrder(view)
  return (
    <Screen
      title={words.title}
      back={view.entry}
      aside={{ to: address(addresses.complaintList), icon: 'doc', label: words.mine }}
      wide
      foot={
        <>
          <Quiet>{sending ? words.form.waiting : words.promise({ days: answerDays })}</Quiet>
          <Button form={formId}>{words.form.submit}</Button>
        </>
      }
    >
      <title>{words.title}</title>
      {notSent?.aboutText !== true && <Refusal of={notSent} />}
      <ActionForm
        id={formId}
        encType="multipart/form-data"
        sends={{
          type: view.type,
          subType: view.subType,
          orderId: view.order?.orderId ?? '',
          key: notSent?.key ?? view.key,
        }}
      >
        <OpenBook
          on
          left={
            <Leaf>
              <div>
                <p className="label">{words.form.about}</p>
                <ChipTags tags={view.tags} />
              </div>
              {view.order !== null && <OrderLine order={view.order} numbered />}
            </Leaf>
          }
          right={
            <Leaf>
              <Fields view={view} notSent={notSent} onSending={setSending} />
            </Leaf>
          }
        />
      </ActionForm>
      {/* What the phone kept of it, and of which loan, is there without a touch. */}
      <WakesWhereKept name={draftName} />
      {view.order === null ? <WakesWhereKept name={orderName} /> : <EarlyScript text={keepsOrder} />}
    </Screen>
  )
}

function Fields(props: { view: FormView; notSent: NotSent | undefined; onSending: (sending: boolean) => void }) {
  const words = useWords().complaint.form
  const { view, notSent } = props
  const said = useSaid(notSent)
  const { restored, keep } = useDraft(formId, draftName, view.order?.orderId ?? '', notSent)
  const keepPictures = useCallback((pictures: readonly string[]) => keep({ pictures }), [keep])
  const pictures = notSent?.pictures ?? []
  return (
    <>
      <Fragment key={restored === null ? 'new' : 'restored'}>
        <TextArea
          id={textId}
          name="text"
          label={words.text}
          placeholder={words.placeholder}
          max={textMaxCharacters}
          cuts
          value={restored?.text ?? notSent?.text}
          error={(notSent?.aboutText && said) || undefined}
          onValue={(text) => keep({ text })}
        />
        <PicturesField
          label={words.pictures}
          max={imagesMax}
          sent={restored?.pictures ?? pictures}
          lost={notSent?.lost ?? null}
          shown={pictures}
          onSending={props.onSending}
          onSent={keepPictures}
        />
      </Fragment>
      <div role="status">{restored !== null && <Quiet>{words.restored}</Quiet>}</div>
    </>
  )
}
