// What an officer has just done, as the page that follows says it: once, and only in the browser that did it. A link of somebody else may
// lead to the same address, and then says nothing.

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
