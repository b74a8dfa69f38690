// The alerts of the deletion page, as dialogs: sent, not a phone number, deleted. They are there without script too.

import { useState } from 'react'
import { useHost } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import type { DeletionAnswer } from './delete-by-form.ts'

/** The alert of an answer, until it is closed; `onClose` says which field comes next. */
export function AnswerAlert(props: { answer: DeletionAnswer; onClose: (alert: 'sent' | 'phoneInvalid') => void }) {
  const words = useWords().identity
  const { answer } = props
  const [closed, setClosed] = useState<DeletionAnswer | null>(null)
  const { alert } = answer
  if (alert === null) return null
  const close = () => {
    setClosed(answer)
    props.onClose(alert)
  }
  return (
    <Dialog
      key={alert}
      title={alert === 'sent' ? words.delete.sentTitle : words.phoneInvalid}
      open={closed !== answer}
      onClose={close}
    >
      {alert === 'sent' && <p>{words.delete.sentText}</p>}
      <CloseButton>{alert === 'sent' ? words.delete.toCode : words.close}</CloseButton>
    </Dialog>
  )
}

/** After the deletion. An app then takes the borrower to its own login: there is no account any more. */
export function DeletedAlert() {
  const words = useWords().identity
  const host = useHost()
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    if (host !== null && host.platform !== 'browser') host.goLogin()
  }
  return (
    <Dialog title={words.delete.doneTitle} open={open} onClose={close}>
      <CloseButton>{words.close}</CloseButton>
    </Dialog>
  )
}
