// The complaint has arrived: a modal for a second and a half, then the first page; a page of its own without script.

import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/words-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Leaf, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { forgetComplaint } from './complaint-draft.ts'
import type { SentView } from './form-view.ts'

/** How long the modal is shown (COMPLAINT-6). */
const modalMs = 1_500

export function Sent({ view }: { view: SentView }) {
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
