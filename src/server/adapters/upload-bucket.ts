// Uploaded pictures in a bucket that speaks S3: three requests, signed as AWS Signature Version 4 asks.

import { createHash, createHmac } from 'node:crypto'
import type { FilePlace } from '../../settings/values.ts'
import type { UploadFiles } from './upload-port.ts'

export type BucketConfig = Extract<FilePlace, { kind: 's3' }>

/** Milliseconds for one request. */
const TIMEOUT_MS = 8_000

export interface RequestToSign {
  readonly method: string
  readonly url: URL
  /** Small letters; `host` is added. */
  readonly headers: Readonly<Record<string, string>>
  readonly bodyHash: string
}

/** `now`: the machine's time, which the store compares with its own; business time has no say here. */
export function createBucket(config: BucketConfig, now: () => Date = () => new Date()): UploadFiles {
  const base = config.endpoint ?? `https://s3.${config.region}.amazonaws.com`
  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    name: string,
    body: Uint8Array | null,
    type = '',
  ): Promise<Response> {
    const url = new URL(`/${config.bucket}/${name}`, base)
    const bodyHash = sha256(body ?? '')
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    const signed = signRequest({ method, url, headers, bodyHash }, config, now())
    return await fetch(url, {
      method,
      headers: signed,
      body: body === null ? null : new Uint8Array(body),
      // A picture and its signature go to the store that is configured, and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
  return {
    async put(name, bytes, mediaType) {
      await expectStatus(await ask('PUT', name, bytes, mediaType), [200])
    },
    async get(name) {
      const response = await ask('GET', name, null)
      if (response.status === 404) return null
      await expectStatus(response, [200])
      return new Uint8Array(await response.arrayBuffer())
    },
    async erase(name) {
      await expectStatus(await ask('DELETE', name, null), [200, 204, 404])
    },
  }
}

async function expectStatus(response: Response, expected: readonly number[]): Promise<void> {
  if (expected.includes(response.status)) return
  await response.body?.cancel()
  throw new Error(`the picture store answered ${response.status}`)
}

/** The headers of the request with its signature. */
export function signRequest(
  request: RequestToSign,
  config: Pick<BucketConfig, 'region' | 'accessKeyId' | 'secretAccessKey'>,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).sort()
  const signedHeaders = names.join(';')
  const canonical = [
    request.method,
    request.url.pathname,
    request.url.search.slice(1),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders,
    request.bodyHash,
  ].join('\n')
  const scope = `${day}/${config.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, config.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${config.secretAccessKey}`,
  )
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  const credential = `${config.accessKeyId}/${scope}`
  const { host: _setByTheClient, ...sent } = headers
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signedHeaders},Signature=${signature}`,
  }
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
