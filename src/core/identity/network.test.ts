// Which addresses count as one caller: an IPv4 address, and all of an IPv6 /64 and /48, however they are written.

import { describe, expect, it } from 'vitest'
import { networksOf } from './network.ts'

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::203.0.113.7', '0:0:0:0::/64', '0:0:0::/48'],
    // Some proxies name the port, too, which is another one for each connection.
    ['203.0.113.7:51512', '203.0.113.7', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ])('%s is in %s and %s', (address, near, wide) => {
    expect(networksOf(address)).toEqual({ near, wide })
  })

  it('are one for every address of a /64, and one for every /64 of a /48', () => {
    const hosts = Array.from({ length: 300 }, (_, n) => networksOf(`2001:db8:aa:bb:${n.toString(16)}::${n}`).near)
    expect(new Set(hosts).size).toBe(1)
    const subnets = Array.from({ length: 300 }, (_, n) => networksOf(`2001:db8:aa:${n.toString(16)}::1`))
    expect(new Set(subnets.map(({ near }) => near)).size).toBe(300)
    expect(new Set(subnets.map(({ wide }) => wide)).size).toBe(1)
  })

  it.each(['', 'unknown', '1.2.3', '2001:db8', ':::', '1::2::3', '12345::', '1:2:3:4:5:6:7:8:9', '::ffff:1.2.3.999'])(
    'of %j, which is no address, is itself',
    (text) => {
      expect(networksOf(text)).toEqual({ near: text, wide: text })
    },
  )
})
