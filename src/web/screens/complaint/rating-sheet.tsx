// 'Please rate this service': opens by itself three seconds after the page, once; stands on the page without script.

import { useEffect, useState } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, Pair } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { useNeededStars } from '../../ui/needed-stars.ts'
import { useProblemText } from '../../ui/problem-note.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import type { NotRated } from './rate-answer.ts'

/** The sheet's id: a button on the page opens it too. */
export const ratingSheet = 'rating'
/** After the page was loaded (COMPLAINT-10). */
const opensAfterMs = 3_000

export function RatingSheet({ caseId, notRated }: { caseId: string; notRated: NotRated | undefined }) {
  const words = useWords().complaint.rating
  const text = useProblemText()
  const [open, setOpen] = useState(false)
  /** Counts how often it was closed: each time the stars are empty again. */
  const [round, setRound] = useState(0)
  useNeededAtOnce()
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), opensAfterMs)
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
    </>
  )
}
