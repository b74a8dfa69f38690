// Typed calls of a lender's own systems: every call of /partner/v1, refusals as errors with a code, and lists to their end.

import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './partner-paths.d.ts'

export interface PartnerClientSettings {
  /** Where borrowers open the product: `https://loans.example`. */
  readonly origin: string
  /** `ck_<key id>_<secret>`, of `npm run partner-key`. */
  readonly key: string
  /** In place of the runtime's own. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** What was not done: the status of the answer, its code, the fields that are wrong, and after how many seconds to ask again. */
export class PartnerError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: readonly string[]
  readonly retryAfterSeconds: number | null

  constructor(response: Response, body: unknown) {
    const { code, message, data } = (body ?? {}) as {
      code?: string
      message?: string
      data?: { fields?: string[] } | null
    }
    super(message ?? `status ${response.status}`)
    this.name = 'PartnerError'
    this.status = response.status
    this.code = code ?? String(response.status)
    this.fields = data?.fields ?? []
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  }
}

/** A client of `openapi-fetch`: `GET` and `POST` take the path as `/openapi.json` spells it, with its parameters and body by type. */
export type PartnerClient = Client<paths, 'application/json'>

export function createPartnerClient({ origin, key, fetch }: PartnerClientSettings): PartnerClient {
  return createClient<paths, 'application/json'>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${key}` },
    ...(fetch === undefined ? {} : { fetch }),
  })
}

interface Answered<Data> {
  readonly data?: { readonly data: Data }
  readonly error?: unknown
  readonly response: Response
}

/** What a call answered; a refusal is thrown as {@link PartnerError}. */
export async function done<Data>(answer: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await answer
  if (data === undefined) throw new PartnerError(response, error)
  return data.data
}

/** A list that goes on page by page. */
type ListPath = '/partner/v1/offers' | '/partner/v1/orders' | '/partner/v1/payments' | '/partner/v1/cases'
type ListData<Path extends ListPath> =
  paths[Path]['get']['responses'][200]['content']['application/json']['data']['items'][number]

/** Every row of a list, asked for page by page as they are taken. */
export async function* rowsOf<Path extends ListPath>(
  client: PartnerClient,
  path: Path,
  query: { readonly reference?: string; readonly limit?: number } = {},
): AsyncGenerator<ListData<Path>> {
  const get = client.GET as (
    path: ListPath,
    init: object,
  ) => Promise<Answered<{ readonly items: ListData<Path>[]; readonly next: string | null }>>
  for (let after: string | null | undefined; after !== null; ) {
    const page = await done(get(path, { params: { query: { ...query, ...(after === undefined ? {} : { after }) } } }))
    yield* page.items
    after = page.next
  }
}
