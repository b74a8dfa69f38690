// The box under a case: a reply to an open one, the way to open an answered one again. What is typed stays on the phone until it is sent.

import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { replyMaxCharacters } from '../../../core/complaint/case-thread.ts'
import { imagesMax } from '../../../core/complaint/complaint.ts'
import { useWords } from '../../messages/words-context.tsx'
import { WakesWhereKept } from '../../page/early-script.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, Button } from '../../ui/button.tsx'
import { Head, Quiet } from '../../ui/leaf.tsx'
import { ServerMessage, useProblemText } from '../../ui/note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { CaseView } from './case-view.ts'
import { forgetReply, keepDraft, keptDraft } from './complaint-draft.ts'
import { PicturesField } from './pictures-field.tsx'
import type { NotSent } from './send-complaint.ts'
import type { Draft } from './written-draft.ts'

const draftName = 'candor.complaint.reply'
const formId = 'reply'

/** True where something was typed already, before React ran: no draft takes its place. */
function isTouched(): boolean {
  const form = document.getElementById(formId)
  const files = form?.querySelector<HTMLInputElement>('input[type=file]')?.files?.length ?? 0
  return files > 0 || form?.querySelector('textarea')?.value !== ''
}

function useDraft(view: CaseView, notSent: NotSent | undefined) {
  const owner = `${usePageFacts().shortName} ${view.caseId}`
  const [restored, setRestored] = useState<Draft | null>(null)
  const now = useRef<Draft>({ text: notSent?.text ?? '', pictures: notSent?.pictures ?? [] })
  const keep = useCallback(
    (change: Partial<Draft>) => {
      now.current = { ...now.current, ...change }
      keepDraft(now.current, owner, draftName)
    },
    [owner],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case, and once it was sent
  useEffect(() => {
    if (view.said) {
      now.current = { text: '', pictures: [] }
      return forgetReply()
    }
    if (notSent !== undefined || isTouched()) return
    const kept = keptDraft(owner, draftName)
    if (kept === null) return
    now.current = kept
    setRestored(kept)
  }, [owner, view.said])
  return { restored, keep }
}

export function ReplyBox({ view, notSent }: { view: CaseView; notSent: NotSent | undefined }) {
  const { details, form } = useWords().complaint
  const problemText = useProblemText()
  const [sending, setSending] = useState(false)
  const { restored, keep } = useDraft(view, notSent)
  const keepPictures = useCallback((pictures: readonly string[]) => keep({ pictures }), [keep])
  const isAnswered = view.state === 'answered'
  const words = isAnswered ? details.reopen : details.reply
  const pictures = notSent?.pictures ?? []
  const isWrong = notSent?.aboutText === true && notSent.problem !== null
  return (
    <ActionForm id={formId} encType="multipart/form-data" className="leaf">
      <Head>{words.title}</Head>
      {notSent !== undefined && !notSent.aboutText && notSent.problem !== null && (
        <ServerMessage text={problemText(notSent.problem)} about={notSent} />
      )}
      {isAnswered && <Quiet>{details.reopen.note}</Quiet>}
      <input type="hidden" name="case" value={view.caseId} />
      <input type="hidden" name="key" value={notSent?.key ?? view.key} />
      <Fragment key={restored === null ? view.thread.length : 'restored'}>
        <TextArea
          name="text"
          label={words.text}
          max={replyMaxCharacters}
          value={restored?.text ?? notSent?.text}
          error={isWrong && notSent.problem !== null ? problemText(notSent.problem) : undefined}
          onValue={(text) => keep({ text })}
        />
        <PicturesField
          label={form.pictures}
          max={imagesMax}
          sent={restored?.pictures ?? pictures}
          lost={notSent?.lost ?? null}
          shown={pictures}
          onSending={setSending}
          onSent={keepPictures}
        />
      </Fragment>
      <div role="status">
        {restored !== null && <Quiet>{form.restored}</Quiet>}
        {sending && <Quiet>{form.waiting}</Quiet>}
      </div>
      <Button type="submit" line={isAnswered}>
        {words.submit}
      </Button>
      {/* What the phone kept of it is there without a touch. */}
      <WakesWhereKept name={draftName} />
    </ActionForm>
  )
}
