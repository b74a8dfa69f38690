// Addresses of the public network, and those that a server of ours must not be led to.

import { describe, expect, it } from 'vitest'
import { isPublicAddress, literalAddress } from './webhooks.ts'

describe('the public network', () => {
  it('has these addresses', () => {
    for (const address of ['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::200e'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })

  it('has none of this machine, of a house, of a cloud’s own data or of a tunnel', () => {
    for (const address of [
      ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
      ...['169.254.169.254', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
      ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:169.254.169.254', '::ffff:8.8.8.8'],
      ...['64:ff9b::a9fe:a9fe', '2002:a9fe:a9fe::1', '2001:db8::1', '2001::1', 'fe80::1%eth0'],
      ...['', 'localhost', '2130706433', '0x7f.1', '127.1'],
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })

  it('is asked of a host of a URL that is an address, in any way of writing it', () => {
    const literal = (url: string) => literalAddress(new URL(url).hostname)
    expect(literal('https://[::1]/')).toBe('::1')
    for (const url of ['https://127.1/', 'https://2130706433/', 'https://0x7f.1/'])
      expect(literal(url)).toBe('127.0.0.1')
    expect(literal('https://hooks.example/')).toBeNull()
  })
})
