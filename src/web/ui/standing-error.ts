// An error line stands until the field is right: one rule for every field of the kit.

import { useEffect, useState } from 'react'
import { type Held, mayBeRight } from './may-be-right.ts'
import { useReasons } from './reasons.tsx'

/** The boot script's word for a choice that was confirmed. */
const chosen = 'candor:chosen'
const changes = ['input', 'change', chosen] as const

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function heldBy(control: Control): Held {
  return {
    type: control.type,
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
    valid: control.validity.valid,
    digitsAtLeast: Number(control.dataset.min ?? 0),
  }
}

/** The controls of the field: the one with that id, or all of a group that is described by the error. */
function controlsOf(control: string, errorId: string): readonly Control[] {
  const id = CSS.escape(control)
  const named = [...document.querySelectorAll(`#${id}, [id^="${id}-"]`)]
  const described = [...document.querySelectorAll(`[aria-describedby~="${CSS.escape(errorId)}"]`)]
  const all = [...named, ...described].flatMap((part) => {
    // A choice in a sheet stands behind a button.
    const around = part.matches('fieldset') ? part : (part.closest('.field') ?? part)
    return [part, ...around.querySelectorAll('input, textarea, select')]
  })
  return [...new Set(all)].filter(isControl)
}

interface Where {
  readonly control: string
  readonly errorId: string
  readonly optional: boolean | undefined
  readonly live: boolean | undefined
}

/** The error, until the field is right. The next answer brings it back, where it says the same again. */
export function useStandingError(error: string | undefined, where: Where): string | undefined {
  const { control, errorId, optional = false, live = false } = where
  const { answers } = useReasons()
  const [mended, setMended] = useState<{ readonly error: string; readonly answers: number } | null>(null)
  useEffect(() => {
    if (error === undefined || live) return
    const refused = new Map(controlsOf(control, errorId).map((one) => [one, one.value]))
    const heard = ({ target, type }: Event) => {
      if (!isControl(target)) return
      const before = refused.get(target)
      // What is chosen in a sheet counts once it is confirmed.
      if (before === undefined || (type !== chosen && target.type === 'radio' && target.closest('dialog'))) return
      setMended(mayBeRight(heldBy(target), before, optional) ? { error, answers } : null)
    }
    for (const type of changes) document.addEventListener(type, heard)
    return () => {
      for (const type of changes) document.removeEventListener(type, heard)
    }
  }, [error, control, errorId, optional, live, answers])
  return mended?.error === error && mended?.answers === answers ? undefined : error
}
