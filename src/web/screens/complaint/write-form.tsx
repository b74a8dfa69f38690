// Where a complaint is written. What is typed and sent is kept on the phone until the case is opened.

import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { imagesMax, textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useBackTo } from '../../page/back-to.ts'
import { EarlyScript, WakesWhereKept } from '../../page/early-script.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, Button } from '../../ui/button.tsx'
import { ChipTags } from '../../ui/chips.tsx'
import { Leaf, OpenBook, Quiet } from '../../ui/leaf.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { draftName, keepDraft, keepOrder, keptDraft, keptOrder, orderName } from './complaint-draft.ts'
import type { FormView } from './form-view.ts'
import { OrderLine } from './order-line.tsx'
import { PicturesField } from './pictures-field.tsx'
import type { NotSent } from './send-complaint.ts'
import type { Draft } from './written-draft.ts'

/** The form's id: the button in the foot sends it. */
const formId = 'complaint'
const textId = 'complaint-text'

/** Borrower and loan: whose draft it is, as far as a page may know. */
function useOwner(view: FormView): string {
  return `${usePageFacts().shortName} ${view.order?.orderId ?? ''}`
}

/** {@link keepOrder}, for a page that sleeps. A webview that forbids its memory throws: then the loan is asked for again, as without a script. */
const keepsOrder = `try{localStorage['${orderName}']=document.querySelector('#${formId} [name=orderId]').value}catch{}`

/** True where something was typed or chosen already, before React ran: no draft takes its place. */
function isTouched(): boolean {
  const form = document.getElementById(formId)
  const files = form?.querySelector<HTMLInputElement>('input[type=file]')?.files?.length ?? 0
  return files > 0 || form?.querySelector('textarea')?.value !== ''
}

/** The draft that the phone kept, once React runs, and how to keep what is written from then on. */
function useDraft(view: FormView, notSent: NotSent | undefined) {
  const owner = useOwner(view)
  const [restored, setRestored] = useState<Draft | null>(null)
  const now = useRef<Draft>({ text: notSent?.text ?? '', pictures: notSent?.pictures ?? [] })
  const keep = useCallback(
    (change: Partial<Draft>) => {
      now.current = { ...now.current, ...change }
      keepDraft(now.current, owner)
    },
    [owner],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each loan
  useEffect(() => {
    if (notSent !== undefined || isTouched()) return
    const kept = keptDraft(owner)
    if (kept === null) return
    now.current = kept
    setRestored(kept)
  }, [owner])
  return { restored, keep }
}

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

export function WriteForm({ view, notSent }: { view: FormView; notSent: NotSent | undefined }) {
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
          <Button type="submit" form={formId}>
            {words.form.submit}
          </Button>
        </>
      }
    >
      <title>{words.title}</title>
      <Refusal notSent={notSent} />
      <ActionForm id={formId} encType="multipart/form-data">
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

/** Why it cannot be sent, where that is neither the words nor the pictures: those carry it themselves. */
function Refusal({ notSent }: { notSent: NotSent | undefined }) {
  const text = useProblemText()
  if (notSent === undefined || notSent.aboutText || notSent.problem === null) return null
  return <ServerMessage text={text(notSent.problem)} about={notSent} />
}

function Fields(props: { view: FormView; notSent: NotSent | undefined; onSending: (sending: boolean) => void }) {
  const words = useWords().complaint.form
  const problemText = useProblemText()
  const { view, notSent } = props
  const { restored, keep } = useDraft(view, notSent)
  const keepPictures = useCallback((pictures: readonly string[]) => keep({ pictures }), [keep])
  const isWrong = notSent?.aboutText === true
  const pictures = notSent?.pictures ?? []
  return (
    <>
      <input type="hidden" name="type" value={view.type} />
      <input type="hidden" name="subType" value={view.subType} />
      <input type="hidden" name="orderId" value={view.order?.orderId ?? ''} />
      <input type="hidden" name="key" value={notSent?.key ?? view.key} />
      <Fragment key={restored === null ? 'new' : 'restored'}>
        <TextArea
          id={textId}
          name="text"
          label={words.text}
          placeholder={words.placeholder}
          max={textMaxCharacters}
          cuts
          value={restored?.text ?? notSent?.text}
          error={isWrong && notSent.problem !== null ? problemText(notSent.problem) : undefined}
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
