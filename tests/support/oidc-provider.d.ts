// The part of the package oidc-provider that the tests use; it brings no types of its own.

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  export interface Context {
    readonly path: string
    body: unknown
    readonly oidc: { readonly session: { readonly accountId: string }; readonly client: { readonly clientId: string } }
  }
  export default class Provider {
    constructor(issuer: string, configuration: unknown)
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => Grant
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: unknown): Promise<void>
  }
}
