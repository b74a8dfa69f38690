// What leaves the page: dialogs in the middle, sheets from below. Native <dialog>, so focus, Escape and the back gesture
// of the phone are the platform's own.

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { DialogAround } from './dialog-commands.ts'
import { useCameWithPage } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { NotesHere } from './reasons.tsx'
import { wakes } from './waking.ts'

export interface DialogProps {
  /** Named by buttons that open it (`<Button opens="…">`), before React runs too. */
  id?: string
  /** The accessible name and, unless `heading` says otherwise, the heading. */
  title: string
  /** Takes the place of the heading: 'Point out' may name the dialog and stand small above a title. */
  heading?: ReactNode
  /**
   * Open or shut, where the screen decides. Open in the first render, it comes open with the page, as a modal as soon as
   * the boot script runs, over the page without any. Left away, only buttons open and close it. A number, where something outside
   * of the page asks for it, counts how often: each opens it anew, also one that comes while the browser still reports the last close.
   */
  open?: boolean | number
  /** After it was closed, by any means; `answer` is the value of the button that closed it, '' for the others. */
  onClose?: (answer: string) => void
  /** Must be answered with its own buttons: neither Escape nor the back gesture closes it. */
  firm?: boolean
  cross?: boolean
  /** White in every colour scheme and as large as the view: held to a scanner (style part 'slip'). */
  bright?: boolean
  children: ReactNode
}

function showAsModal(dialog: HTMLDialogElement) {
  // Came open with a page on which the boot script did not run: showModal refuses an open one.
  dialog.open = false
  dialog.returnValue = ''
  dialog.showModal()
}

/**
 * Takes the focus as the dialog opens, by any means: a ring around the first button, 'Cancel', would advise it, and what was opened
 * is read out by its name. React writes the attribute on the server only, and calls focus() once instead; not for a sheet that stands
 * on the page where no script runs: the page would scroll past all that is above it.
 */
const head = {
  tabIndex: -1,
  ref: (element: HTMLElement | null) => element?.setAttribute('autofocus', ''),
}

/** Keeps the element as the screen wants it, before anything of it is painted; the platform may close it at any time. */
function useModal({ open, onClose }: Pick<DialogProps, 'open' | 'onClose'>, cameOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const mayBeShut = useRef(cameOpen)
  const heard = useRef(onClose)
  heard.current = onClose
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || open === undefined) return
    // It came open with the page, and was closed before React ran.
    const wasClosed = mayBeShut.current && !dialog.open
    mayBeShut.current = false
    if (wasClosed) return heard.current?.(dialog.returnValue)
    if (!open) {
      if (dialog.open) dialog.close()
    } else if (!dialog.matches(':modal')) showAsModal(dialog)
  }, [open])
  return ref
}

function ModalBox(props: DialogProps & { kind: 'dialog' | 'sheet'; light?: boolean; inline?: boolean }) {
  const { kit } = useWords()
  // The attribute is only ever written by the server; from then on it belongs to the element itself.
  const cameWithPage = useCameWithPage()
  const [openAtFirst] = useState(cameWithPage && props.open === true)
  const ref = useModal(props, openAtFirst)
  const answered = useRef(false)
  const titleId = useId()
  const ownId = useId()
  const id = props.id ?? ownId
  // Written by the server alone; a browser that runs scripts has it from `head`.
  const heading = import.meta.env.SSR ? { ...head, autoFocus: !props.inline } : head
  return (
    <dialog
      ref={ref}
      id={id}
      className={`${props.kind}${props.inline ? ' inline' : ''}${props.bright ? ' bright' : ''}`}
      aria-labelledby={titleId}
      open={openAtFirst || undefined}
      data-modal={openAtFirst || undefined}
      data-firm={props.firm || undefined}
      data-light={props.light || undefined}
      {...wakes(props.onClose)}
      onSubmit={() => {
        answered.current = true
      }}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-closes]')) answered.current = true
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return
        const wasAnswered = answered.current
        answered.current = false
        // The browser reports a close some time after it; the dialog was opened again in between.
        if (event.currentTarget.open) return
        // A phone closes a dialog at the second back gesture, even if the first was prevented.
        if (props.firm && props.open && !wasAnswered) return showAsModal(event.currentTarget)
        props.onClose?.(event.currentTarget.returnValue)
      }}
    >
      {props.heading === undefined ? (
        <h2 id={titleId} {...heading}>
          {props.title}
        </h2>
      ) : (
        <>
          <p className="s quiet" id={titleId} {...heading}>
            {props.title}
          </p>
          {props.heading}
        </>
      )}
      {props.cross && (
        <form method="dialog" className="x">
          <button type="submit" className="tap" value="" aria-label={kit.close}>
            <Icon name="close" />
          </button>
        </form>
      )}
      <NotesHere />
      <DialogAround value={id}>{props.children}</DialogAround>
    </dialog>
  )
}

/** A question or a message that must be answered before anything else. */
export function Dialog(props: DialogProps) {
  return <ModalBox kind="dialog" {...props} />
}

/**
 * A sheet from below. A tap on the scrim closes it, unless it is firm. With `inline` its content stands on the page where
 * no script runs at all; its opener is hidden then, and so are buttons that only close.
 */
export function Sheet(props: DialogProps & { inline?: boolean }) {
  return <ModalBox kind="sheet" light={!props.firm} {...props} />
}

/** A button that closes the dialog around it, without any script. Not inside another form: use `<Button closes="">`. */
export function CloseButton(props: { children: ReactNode; answer?: string; line?: boolean }) {
  return (
    <form method="dialog">
      <button type="submit" className={props.line ? 'btn line' : 'btn'} value={props.answer ?? ''}>
        {props.children}
      </button>
    </form>
  )
}
