// Marks requests that an open page makes by itself, without a tap: they do not count as use of the session.

import { unattendedHeader } from '../../contracts/page-headers.ts'

/** Events that show that a person uses the page: after one of them, requests count as theirs. */
const touches = ['pointerdown', 'keydown', 'click'] as const

/** Loads under way that the page was not touched since. */
const untouched = new Set<object>()

/**
 * Reloads the page; the requests that the router makes meanwhile for this page are marked. A person who touches the page meanwhile
 * ('Check now', a pull) is there: from then on nothing is marked.
 */
export async function loadUnattended(load: () => Promise<void>): Promise<void> {
  const own = {}
  const touched = () => untouched.delete(own)
  untouched.add(own)
  for (const touch of touches) window.addEventListener(touch, touched, true)
  try {
    await load()
  } finally {
    untouched.delete(own)
    for (const touch of touches) window.removeEventListener(touch, touched, true)
  }
}

/** The request as it goes out. A request for another page than the current one was made by the user. */
export function markUnattended(url: URL, init: RequestInit): RequestInit {
  if (untouched.size === 0 || !url.pathname.startsWith(window.location.pathname)) return init
  const headers = new Headers(init.headers)
  headers.set(unattendedHeader.name, unattendedHeader.value)
  return { ...init, headers }
}
