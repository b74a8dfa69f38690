// Whether something is being sent: submit buttons lock while it is.

import type { ReactNode } from 'react'
import { Form, type FormProps, useLocation, useNavigation } from 'react-router'
import { Busy } from './busy-context.tsx'

/** Stands around the whole page, inside the router: busy from the tap on a submit button until the answer is shown. */
export function BusyWhileSubmitting({ children }: { children: ReactNode }) {
  const { state, formMethod } = useNavigation()
  return <Busy when={state !== 'idle' && formMethod !== undefined && formMethod !== 'GET'}>{children}</Busy>
}

type ActionFormProps = Omit<
  FormProps,
  | 'method'
  | 'style'
  | 'reloadDocument'
  | 'discover'
  | 'fetcherKey'
  | 'navigate'
  | 'state'
  | 'relative'
  | 'viewTransition'
>

/** A form that posts to this route's action, before React runs and after. */
export function ActionForm(props: ActionFormProps) {
  return import.meta.env.SSR && typeof document === 'undefined' ? (
    <WrittenForm {...props} />
  ) : (
    <Form method="post" {...props} />
  )
}

/** In an address the router treats these as its own. */
const routersOwn = /\/$|[?&]index\b/

/** What the router writes, without asking it (`link.tsx`). On the server only. */
function WrittenForm(props: ActionFormProps) {
  const { pathname, search } = useLocation()
  if (props.action !== undefined || routersOwn.test(pathname) || routersOwn.test(search))
    return <Form method="post" {...props} />
  const { onSubmit, preventScrollReset, replace, children, ...rest } = props
  return (
    <form {...rest} method="post" action={pathname + search} data-discover="true">
      {children}
    </form>
  )
}
