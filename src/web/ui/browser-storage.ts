// What the browser may keep of a page: for as long as the tab lives, or on the phone.

/** Null where the webview has none or forbids it: then nothing is kept. */
function storageOf(which: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return window[which]
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Lives as long as the tab. */
export const tabStorage = (): Storage | null => storageOf('sessionStorage')

/** Stays on the phone until it is taken out, or until the logout clears it. */
export const phoneStorage = (): Storage | null => storageOf('localStorage')
