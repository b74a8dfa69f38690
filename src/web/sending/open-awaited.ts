// Opens whole, in place of the router, the page that it is on its way to: another version of us runs, whose screens it cannot load.

/** The router as it tells of itself in the browser, as far as it is read here. */
interface OfRouter {
  readonly __reactRouterDataRouter?: {
    readonly state: {
      readonly navigation: {
        readonly state: string
        readonly location?: { readonly pathname: string; readonly search: string }
        readonly historyAction?: string
        readonly formData?: FormData
      }
    }
  }
}

/**
 * Goes where the tap or the answer to a form leads; a form that was not sent yet is sent. Without a page on its way the current one is
 * reloaded. Never settles: the page is left.
 */
export function openAwaited(): Promise<never> {
  const { navigation } = (globalThis as OfRouter).__reactRouterDataRouter?.state ?? {}
  const { location } = window
  if (navigation?.location === undefined) location.reload()
  else {
    const to = navigation.location.pathname + navigation.location.search
    const { formData } = navigation
    if (navigation.state === 'submitting' && formData !== undefined) send(to, formData)
    else if (navigation.historyAction === 'PUSH') location.assign(to)
    else location.replace(to)
  }
  return new Promise(() => undefined)
}

function send(to: string, typed: FormData): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = to
  for (const [name, value] of typed) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = String(value)
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
