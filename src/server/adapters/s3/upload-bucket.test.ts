// The bucket: its signatures against Amazon's published example, its requests against a store that checks them.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBucket, signRequest } from './upload-bucket.ts'

const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

describe('signatures of the bucket', () => {
  it('are those of the published example of a GET', async () => {
    const signed = await signRequest(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        bodyHash: emptyHash,
      },
      example,
      new Date('2013-05-24T00:00:00Z'),
    )
    expect(signed.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        ' SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        ' Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })
})

describe('a bucket', () => {
  const kept = new Map<string, Buffer>()
  const now = new Date('2026-11-20T00:00:00Z')
  const store = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { authorization, host = '' } = request.headers
      const type = request.headers['content-type']
      const again = await signRequest(
        {
          method: request.method ?? '',
          url: new URL(request.url ?? '', `http://${host}`),
          headers: type === undefined ? {} : { 'content-type': type },
          bodyHash: String(request.headers['x-amz-content-sha256']),
        },
        example,
        now,
      )
      if (authorization !== again.authorization) response.writeHead(403).end()
      else if (request.method === 'PUT') {
        kept.set(request.url ?? '', Buffer.concat(chunks))
        response.writeHead(200).end()
      } else if (request.method === 'DELETE') {
        kept.delete(request.url ?? '')
        response.writeHead(204).end()
      } else {
        const found = kept.get(request.url ?? '')
        response.writeHead(found === undefined ? 404 : 200).end(found)
      }
    })
  })
  let endpoint = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => store.close(resolve)))

  it('gives back what was put in, and nothing once it is erased', async () => {
    const bucket = createBucket({ kind: 's3', bucket: 'pictures', endpoint, ...example }, () => now)
    await bucket.put('a.jpg', Uint8Array.of(1, 2, 3), 'image/jpeg')
    expect(await bucket.get('a.jpg')).toEqual(Uint8Array.of(1, 2, 3))
    await bucket.erase('a.jpg')
    expect(await bucket.get('a.jpg')).toBeNull()
    await bucket.erase('a.jpg')
  })

  it('follows its store to no other address', async () => {
    const asked: string[] = []
    const away = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(request.url?.startsWith('/pictures/') ? 307 : 200, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
    const place = `http://127.0.0.1:${(away.address() as AddressInfo).port}`
    const bucket = createBucket({ kind: 's3', bucket: 'pictures', endpoint: place, ...example }, () => now)
    await expect(bucket.put('a.jpg', Uint8Array.of(1), 'image/jpeg')).rejects.toThrow()
    await expect(bucket.get('a.jpg')).rejects.toThrow()
    expect(asked).toEqual(['PUT /pictures/a.jpg', 'GET /pictures/a.jpg'])
    await new Promise((resolve) => away.close(resolve))
  })

  it('fails loudly when the store does not take its signature', async () => {
    const bucket = createBucket(
      { kind: 's3', bucket: 'pictures', endpoint, ...example, secretAccessKey: 'another' },
      () => now,
    )
    await expect(bucket.put('a.jpg', Uint8Array.of(1), 'image/jpeg')).rejects.toThrow('the picture store answered 403')
  })
})
