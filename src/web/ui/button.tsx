// Buttons, and the forms that they send: a button locks while something is being sent.

import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { Form, type FormProps, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { Busy, useBusy } from './busy-context.tsx'
import { shownToField, useReplacedButton } from './connection.ts'
import { useCommand } from './dialog-commands.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'
import { wakes } from './waking.ts'

export interface ButtonProps {
  children: ReactNode
  /** Outlined: every button but the first. */
  line?: boolean
  /** `submit` sends its form and locks while anything is being sent; `button` (the default without `form`) does what `onTap` says. */
  type?: 'submit' | 'button'
  /** The form it sends, by id, where it stands outside: in the foot. */
  form?: string
  name?: string
  value?: string
  disabled?: boolean
  /** Waits for its own answer. Submit buttons also know {@link useBusy}. */
  busy?: boolean
  /** Grey and inert until every checkbox with `gate` on the screen is ticked; without script too. */
  gated?: boolean
  icon?: IconName
  /** Sends without asking the browser to check the fields first. */
  unchecked?: boolean
  /** Sends to another address than the form's own. */
  action?: string
  /** Posts a form that otherwise asks for a page. */
  posts?: boolean
  /** Opens the dialog, sheet or picker with this id; before React runs too. */
  opens?: string
  /** Closes the dialog around it with this value; before React runs too. */
  closes?: string
  describedBy?: string
  onTap?: () => void
}

function watchGates(changed: () => void): () => void {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

/** True while a gate on the page is not ticked. Before React runs, the style sheet greys the button by itself. */
function useShutGate(gated: boolean | undefined): boolean {
  return useSyncExternalStore(
    watchGates,
    () => gated === true && document.querySelector('[data-gate]:not(:checked)') !== null,
    () => false,
  )
}

/** A button. While busy it stays focusable and says so, but a tap has no effect. */
export function Button(props: ButtonProps) {
  const pageIsBusy = useBusy()
  const shut = useShutGate(props.gated)
  const type = props.type ?? (props.form === undefined ? 'button' : 'submit')
  const busy = props.busy || (type === 'submit' && pageIsBusy)
  const button = useRef<HTMLButtonElement>(null)
  const replaced = useReplacedButton()
  const command = useCommand(props.opens, props.closes)
  return (
    <button
      ref={button}
      hidden={replaced !== null && replaced === button.current}
      className={props.line ? 'btn line' : 'btn'}
      type={type}
      form={props.form}
      name={props.name}
      value={props.value}
      formNoValidate={props.unchecked || undefined}
      formAction={props.action}
      formMethod={props.posts ? 'post' : undefined}
      disabled={props.disabled || shut}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={props.describedBy}
      aria-haspopup={props.opens ? 'dialog' : undefined}
      data-gated={props.gated || undefined}
      data-opens={props.opens}
      data-closes={props.closes}
      {...command}
      {...wakes(props.onTap)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else props.onTap?.()
      }}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton(props: Omit<LinkProps, 'className'> & { line?: boolean; icon?: IconName }) {
  const { line, icon, children, ...link } = props
  return (
    <Link className={line ? 'btn line' : 'btn'} {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** Two buttons side by side, below each other where there is no room. The second one is the one that goes on. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="pair">{children}</div>
}

/** A button that looks like a link, for what is rarely done. */
export function QuietButton(props: Omit<ButtonProps, 'line' | 'gated'>) {
  const pageIsBusy = useBusy()
  const busy = props.busy || (props.type === 'submit' && pageIsBusy)
  const command = useCommand(props.opens, props.closes)
  return (
    <button
      className="link"
      type={props.type ?? 'button'}
      form={props.form}
      name={props.name}
      value={props.value}
      formNoValidate={props.unchecked || undefined}
      formAction={props.action}
      disabled={props.disabled}
      aria-disabled={busy || undefined}
      aria-describedby={props.describedBy}
      data-opens={props.opens}
      data-closes={props.closes}
      {...command}
      {...wakes(props.onTap)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else props.onTap?.()
      }}
    >
      {props.icon && <Icon name={props.icon} small />}
      {props.children}
    </button>
  )
}

/** A link in a text, or on a line of its own with a target of 44 px. */
export function TextLink(
  props: Pick<LinkProps, 'to' | 'children' | 'elsewhere'> & { icon?: IconName; inline?: boolean },
) {
  return (
    <Link className={props.inline ? undefined : 'link'} to={props.to} elsewhere={props.elsewhere}>
      {props.icon && <Icon name={props.icon} small />}
      {props.children}
    </Link>
  )
}

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

/** What a form sends beside what is typed into it, by name; undefined and '' leave a name out. */
export type Sends = Readonly<Record<string, string | number | undefined>>

export function HiddenFields({ of }: { of: Sends }) {
  return Object.entries(of).map(
    ([name, value]) => (value ?? '') !== '' && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** What the frame of every page was loaded with, as far as a form reads it (`root.tsx`). */
interface Framed {
  readonly page: { readonly whose: string }
}

/** A form that posts to this route's action, before React runs and after. */
export function ActionForm({ sends, children, ...form }: ActionFormProps & { sends?: Sends }) {
  const Written = import.meta.env.SSR && typeof document === 'undefined' ? WrittenForm : Form
  const framed = useRouteLoaderData('root') as Framed | undefined
  return (
    <Written method="post" {...form}>
      <HiddenFields of={{ [shownToField]: framed?.page.whose, ...sends }} />
      {children}
    </Written>
  )
}

/** In an address the router treats these as its own. */
const routersOwn = /\/$|[?&]index\b/

/** What the router writes, without asking it (`link.tsx`). On the server only. */
function WrittenForm(props: ActionFormProps & { method: 'post' }) {
  const { pathname, search } = useLocation()
  if (props.action !== undefined || routersOwn.test(pathname) || routersOwn.test(search)) return <Form {...props} />
  const { onSubmit, preventScrollReset, replace, ...form } = props
  return <form {...form} action={pathname + search} data-discover="true" />
}
