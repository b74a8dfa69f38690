// Counts visits and clicks of landing pages: by day and tag, never a person. Requests over the limit are dropped silently.

import type { CallInput } from '../../contracts/endpoints.ts'
import { dateIn } from '../../core/calendar-date.ts'
import { type Done, done } from '../../core/refusal.ts'
import { takeForAddress } from '../http/address-budget.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { countPageEvent, type PageEvent } from './registration-store.ts'

/** At most so many events of one address are counted in a minute. */
const eventsAMinute = 60

export const trackVisit: Handler<'trackVisit', Caller | null> = (input, call) => track('visit', input, call)

/** The phone that comes with a click is not even looked at. */
export const trackClick: Handler<'trackClick', Caller | null> = (input, call) => track('click', input, call)

async function track(
  kind: PageEvent['kind'],
  input: CallInput<'trackVisit'>,
  call: Call<Caller | null>,
): Promise<Done> {
  const { db, deps, market } = call
  const now = deps.clock.now()
  if (!(await takeForAddress(call, { key: 'track', limit: eventsAMinute, windowSeconds: 60 })).allowed) return done
  const { pageId, pageType, clientType, source, appSource, utmTag } = input
  await countPageEvent(db, {
    kind,
    day: dateIn(market.zone, now),
    tags: [tag(pageId), tag(pageType), tag(clientType), tag(source), tag(appSource), tag(utmTag)],
  })
  return done
}

/** A tag of a campaign as it was made, or `other` for what might be personal. */
function tag(value = ''): string {
  return value === '' || (/^[\w.-]{1,64}$/.test(value) && !/\d{7}/.test(value)) ? value : 'other'
}
