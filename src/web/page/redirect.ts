// Where an action or a loader sends the browser on: the router's redirects, each through the one gate for Location headers.

import { redirectDocument as routerDocument, redirect as routerRedirect, replace as routerReplace } from 'react-router'
import { locationOf } from '../../core/link-gate.ts'
import { type Context, linkRules, renderContext } from './request-context.ts'

/** An address of ours, or one of a listed origin. Anything else leads to our first page. */
export function redirect(context: Context, address: string, status = 302): Response {
  return routerRedirect(locationOf(address, linkRules(context.get(renderContext))), status)
}

/** The same in place of the page that is left: going back does not come here again. */
export function replace(context: Context, address: string, status = 302): Response {
  return routerReplace(locationOf(address, linkRules(context.get(renderContext))), status)
}

/** The same with a page that is loaded whole: nothing of what a script remembers goes along. */
export function redirectDocument(context: Context, address: string, status = 302): Response {
  return routerDocument(locationOf(address, linkRules(context.get(renderContext))), status)
}
