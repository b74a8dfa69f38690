// The box under a case: a reply to an open one, the way to open an answered one again. What is typed stays on the phone until it is sent.

import { Fragment, useCallback, useEffect, useState } from 'react'
import { replyMaxCharacters } from '../../../core/complaint/case-thread.ts'
import { imagesMax } from '../../../core/complaint/complaint.ts'
import { useWords } from '../../messages/words-context.tsx'
import { EarlyScript, WakesWhereKept } from '../../page/early-script.tsx'
import { ActionForm, Button, Pair } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Head, Quiet } from '../../ui/leaf.tsx'
import { useNeededStars } from '../../ui/needed-stars.ts'
import { ServerMessage } from '../../ui/note.tsx'
import { Refusal, useSaid } from '../../ui/refusal.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import type { NotRated } from './answer-case.ts'
import type { CaseView } from './case-view.ts'
import { replyName, useDraft } from './complaint-draft.ts'
import { PicturesField } from './pictures-field.tsx'
import type { NotSent } from './send-complaint.ts'

const formId = 'reply'

export function ReplyBox({ view, notSent }: { view: CaseView; notSent: NotSent | undefined }) {
  const { details, form } = useWords().complaint
  const said = useSaid(notSent)
  const [sending, setSending] = useState(false)
  const { restored, keep } = useDraft(formId, replyName, view.caseId, notSent, view.said)
  const keepPictures = useCallback((pictures: readonly string[]) => keep({ pictures }), [keep])
  const isAnswered = view.state === 'answered'
  const words = isAnswered ? details.reopen : details.reply
  const pictures = notSent?.pictures ?? []
  return (
    <ActionForm
      id={formId}
      encType="multipart/form-data"
      className="leaf"
      sends={{ case: view.caseId, key: notSent?.key ?? view.key }}
    >
      <Head>{words.title}</Head>
      {notSent?.aboutText !== true && <Refusal of={notSent} />}
      {isAnswered && <Quiet>{details.reopen.note}</Quiet>}
      <Fragment key={restored === null ? view.thread.length : 'restored'}>
        <TextArea
          name="text"
          label={words.text}
          max={replyMaxCharacters}
          value={restored?.text ?? notSent?.text}
          error={(notSent?.aboutText && said) || undefined}
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
      <WakesWhereKept name={replyName} />
    </ActionForm>
  )
}

/** The sheet's id: a button on the page opens it too. */
export const ratingSheet = 'rating'
/** After the page was loaded (COMPLAINT-10). */
const opensAfterMs = 3_000

/** Of a page that still sleeps by then: the button that opens the sheet does it. */
const opensAsleep = `setTimeout(()=>{let x=document.getElementById('${ratingSheet}');if(x&&!x.open&&document.activeElement.tagName!='TEXTAREA'&&document.querySelector('[type="text/wake"]'))x.dataset.shown='',document.querySelector('[data-opens=${ratingSheet}]')?.click()},${opensAfterMs})`

export function RatingSheet({ caseId, notRated }: { caseId: string; notRated: NotRated | undefined }) {
  const words = useWords().complaint.rating
  const said = useSaid(notRated)
  // Undefined until it opens by itself: a sheet that the page has opened while it slept stays open.
  const [open, setOpen] = useState<boolean>()
  /** Counts how often it was closed: each time the stars are empty again. */
  const [round, setRound] = useState(0)
  useNeededAtOnce(notRated !== undefined)
  useEffect(() => {
    const sheet = document.getElementById(ratingSheet)
    if (sheet?.dataset.shown !== undefined) {
      if (sheet.hasAttribute('open')) setOpen(true)
      return
    }
    const timer = setTimeout(() => {
      // The button on the page opens it for a person who is writing now.
      if (!(document.activeElement instanceof HTMLTextAreaElement)) setOpen(true)
    }, opensAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const needed = useNeededStars(words.missing)
  const refused = notRated === undefined ? null : said || words.missing
  return (
    <>
      <ServerMessage text={refused} about={notRated} kind={notRated?.problem === null ? 'toast' : 'info'} />
      <Sheet
        id={ratingSheet}
        title={words.title}
        open={open}
        inline
        onClose={() => {
          setOpen(false)
          setRound((times) => times + 1)
          needed.forget()
        }}
      >
        <ActionForm onSubmit={needed.check} sends={{ case: caseId }}>
          <Stars key={round} name="stars" legend={words.title} error={needed.error} />
          <Pair>
            <Button line closes="">
              {words.cancel}
            </Button>
            <Button type="submit">{words.submit}</Button>
          </Pair>
        </ActionForm>
      </Sheet>
      <EarlyScript text={opensAsleep} />
    </>
  )
}
