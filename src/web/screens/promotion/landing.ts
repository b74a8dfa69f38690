// Where visitors of a landing page come from, and what is counted of them. A visitor never waits for the counting.

import { promotionParams } from '../../../contracts/addresses.ts'
import type { Api } from '../../../contracts/client.ts'
import type { CallInput } from '../../../contracts/endpoints.ts'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext, type Context } from '../../page/request-context.ts'

/** A landing page of a browser, as the counting calls name it (PROMOTION-11). */
const pageType = '1'
const clientType = 'h5'

export interface Campaign {
  readonly source?: string
  readonly appSource?: string
  readonly utmTag?: string
}

/** One tag of the address; nothing for what is no tag. */
function tagIn(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name) ?? ''
  return /^[^\p{Cc}]{1,64}$/u.test(value) ? value : undefined
}

export function templateIdIn(query: URLSearchParams): string | undefined {
  return tagIn(query, promotionParams.templateId)?.slice(0, 32)
}

export function inviteCodeIn(query: URLSearchParams): string | undefined {
  return tagIn(query, promotionParams.inviteCode)
}

export function campaignIn(query: URLSearchParams): Campaign {
  const source = tagIn(query, promotionParams.source)
  const appSource = tagIn(query, promotionParams.appSource)
  const utmTag = tagIn(query, promotionParams.utmTag)
  return {
    ...(source === undefined ? {} : { source }),
    ...(appSource === undefined ? {} : { appSource }),
    ...(utmTag === undefined ? {} : { utmTag }),
  }
}

function counted(query: URLSearchParams, templateId: string): CallInput<'trackVisit'> {
  const pageId = tagIn(query, promotionParams.pageId) ?? templateId
  return { pageId, clientType, pageType, ...campaignIn(query) }
}

function ignored(call: ReturnType<Api['trackVisit']>): void {
  call.catch((error: unknown) => console.error(error))
}

/** Counts a visit; what becomes of it changes nothing. */
export function countVisit(context: Context, query: URLSearchParams, templateId: string): void {
  ignored(context.get(apiContext).trackVisit(counted(query, templateId)))
}

/** Counts a tap on apply. The phone goes along as the call has it; the server does not keep it. */
export function countClick(context: Context, query: URLSearchParams, templateId: string, phone: string): void {
  ignored(context.get(apiContext).trackClick({ ...counted(query, templateId), phone }))
}

/** Another page of the campaign: the whole query goes along, so that nothing of where a visitor came from is lost. */
export function campaignAddress(url: URL, address: string, extra: Readonly<Record<string, string>> = {}): string {
  return addressChanged(new URL(address + url.search, url), extra)
}
