// Uploaded pictures in a bucket that speaks S3: three requests, signed as AWS Signature Version 4 asks.

import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { FilePlace } from '../../../settings/values.ts'
import type { UploadFiles } from '../../ports/upload-files.ts'
import { inOutgoingSpan } from '../../tracing.ts'

export type BucketConfig = Extract<FilePlace, { kind: 's3' }>

/** Milliseconds for one request. */
const TIMEOUT_MS = 8_000

export interface RequestToSign {
  readonly method: string
  readonly url: URL
  /** In small letters. */
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
    const signed = await signRequest({ method, url, headers, bodyHash }, config, now())
    // Without the headers of our trace: all that is sent is signed, and the store has no use for them.
    return await inOutgoingSpan(url.host, { method }, () =>
      fetch(url, {
        method,
        headers: signed,
        body: body === null ? null : new Uint8Array(body),
        // A picture and its signature go to the store that is configured, and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
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

/** The headers of the request with its signature, by the published library. */
export async function signRequest(
  request: RequestToSign,
  { region, accessKeyId, secretAccessKey }: Pick<BucketConfig, 'region' | 'accessKeyId' | 'secretAccessKey'>,
  now: Date,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    ...{ region, accessKeyId, secretAccessKey, service: 's3' },
    method: request.method,
    url: request.url.href,
    headers: { ...request.headers, 'x-amz-content-sha256': request.bodyHash },
    datetime: now.toISOString().replace(/[-:]|\.\d+/g, ''),
    // The media type of a picture as well: it must not be changed on the way.
    allHeaders: true,
  })
  return Object.fromEntries((await signer.sign()).headers)
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
