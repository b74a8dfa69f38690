// What an open page loads by itself, with nobody touching it: the router's request says so, and does not count as a use of the session.

import { unattendedHeader } from '../../contracts/unattended.ts'

let underWay = 0

/** Loads the page anew; the requests that the router makes meanwhile for this page are marked. */
export async function loadUnattended(load: () => Promise<void>): Promise<void> {
  underWay += 1
  try {
    await load()
  } finally {
    underWay -= 1
  }
}

/** The request as it goes out. Somebody who taps a link meanwhile asks for another page. */
export function markUnattended(url: URL, init: RequestInit): RequestInit {
  if (underWay === 0 || !url.pathname.startsWith(window.location.pathname)) return init
  const headers = new Headers(init.headers)
  headers.set(unattendedHeader.name, unattendedHeader.value)
  return { ...init, headers }
}
