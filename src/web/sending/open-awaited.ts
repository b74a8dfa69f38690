// Opens whole, in place of the router, the page that it is on its way to: another version of us runs, whose screens it cannot load.

/** The router as it tells of itself in the browser, as far as it is read here. */
interface OfRouter {
  readonly __reactRouterDataRouter?: {
    readonly state: {
      readonly navigation: {
        readonly location?: { readonly pathname: string; readonly search: string }
      }
    }
  }
}

/** Goes where the tap or the answer to a form leads; loads the current page anew without one. Never settles: the page is left. */
export function openAwaited(): Promise<never> {
  const { location } = window
  const { pathname, search } = (globalThis as OfRouter).__reactRouterDataRouter?.state.navigation.location ?? location
  location.assign(pathname + search)
  return new Promise(() => undefined)
}
