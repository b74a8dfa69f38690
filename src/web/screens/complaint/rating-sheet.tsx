// 'Please rate this service': opens by itself three seconds after the page, once, and not over a reply that is being written; stands on the
// page without script.

import { useEffect, useState } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { ActionForm, Button, Pair } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { useNeededStars } from '../../ui/needed-stars.ts'
import { ServerMessage, useProblemText } from '../../ui/note.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import type { NotRated } from './rate-answer.ts'

/** The sheet's id: a button on the page opens it too. */
export const ratingSheet = 'rating'
/** After the page was loaded (COMPLAINT-10). */
const opensAfterMs = 3_000

/** Of a page that still sleeps by then: the button that opens the sheet does it. */
const opensAsleep = `setTimeout(()=>{let x=document.getElementById('${ratingSheet}');if(x&&!x.open&&document.activeElement.tagName!='TEXTAREA'&&document.querySelector('[type="text/wake"]'))x.dataset.shown='',document.querySelector('[data-opens=${ratingSheet}]')?.click()},${opensAfterMs})`

export function RatingSheet({ caseId, notRated }: { caseId: string; notRated: NotRated | undefined }) {
  const words = useWords().complaint.rating
  const text = useProblemText()
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
  const refused = notRated === undefined ? null : notRated.problem === null ? words.missing : text(notRated.problem)
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
        <ActionForm onSubmit={needed.check}>
          <input type="hidden" name="case" value={caseId} />
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
