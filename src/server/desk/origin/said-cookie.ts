// The cookie that lets the page after an officer's act say what was done: once, and in the officer's browser only. The same address in a
// link or a bookmark says nothing.

/** As long as the page that follows may take to come. */
const lifeSeconds = 60

export interface SaidCookie {
  /** The address that may say what was done; empty for none. */
  read(cookies: string | undefined): string
  /** The header that lets this address say it; with an empty one, the header that ends it. */
  header(address: string): string
}

/** Bound to this host by its prefix wherever there is TLS: no other host of the site may set it. */
export function saidCookie(isSecure: boolean): SaidCookie {
  const name = isSecure ? '__Host-said' : 'said'
  const begins = `${name}=`
  return {
    read(cookies) {
      const all = (cookies ?? '').split(';').map((one) => one.trim())
      const value = all.find((one) => one.startsWith(begins))?.slice(begins.length) ?? ''
      try {
        return decodeURIComponent(value)
      } catch (error) {
        if (error instanceof URIError) return ''
        throw error
      }
    },
    header(address) {
      const life = address === '' ? 0 : lifeSeconds
      const end = isSecure ? '; Secure' : ''
      return `${name}=${encodeURIComponent(address)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${end}`
    },
  }
}
