// Buttons that open and close a dialog by the platform alone (invoker commands): where every script is blocked on its way, what they lead to
// stays within reach. Where scripts run, the boot script has done it first, and the command finds nothing left to do.

import { createContext, useContext } from 'react'

/** The id of the dialog around a part. */
export const DialogAround = createContext<string | undefined>(undefined)

/** React's types do not know these attributes yet; it writes them as they are. */
interface Command {
  readonly command?: 'show-modal' | 'close'
  readonly commandfor?: string
}

export const opensByItself = (dialog: string): Command => ({ command: 'show-modal', commandfor: dialog })
export const closesByItself = (dialog: string): Command => ({ command: 'close', commandfor: dialog })

/** For a button that names the dialog that it opens, or closes the one around it. */
export function useCommand(opens: string | undefined, closes: string | undefined): Command {
  const around = useContext(DialogAround)
  if (opens !== undefined) return opensByItself(opens)
  return closes === undefined || around === undefined ? {} : closesByItself(around)
}
