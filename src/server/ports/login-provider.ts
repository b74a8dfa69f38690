// The port of the lender’s identity provider: where a browser goes to log in, and who came back.

/** A login that is begun: what stays with us until it comes back, and where the browser goes. */
interface BegunLogin {
  readonly address: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

export interface LoginProviderClient {
  /** Null while the provider cannot be reached. */
  begin(callback: string): Promise<BegunLogin | null>
  /** The claims of the one who came back: `failed` for what does not hold, `away` while the provider cannot be reached. */
  finish(came: URL, begun: Omit<BegunLogin, 'address'>): Promise<Claims | 'failed' | 'away'>
}
