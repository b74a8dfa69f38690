// An address with several servers becomes one address for each; any other stays as it is.

import { expect, it } from 'vitest'
import { connectTimeoutIn, hostAddresses, optionsIn, poolerIn } from './database-hosts.ts'

it.each([
  [
    'postgres://candor:p%2Cw@one:5432,two:6432/loans',
    ['postgres://candor:p%2Cw@one:5432/loans', 'postgres://candor:p%2Cw@two:6432/loans'],
  ],
  [
    'postgresql://one,two,three/loans?sslmode=verify-full&target_session_attrs=read-write',
    ['one', 'two', 'three'].map((host) => `postgresql://${host}/loans?sslmode=verify-full`),
  ],
  [
    'postgres://one,two/loans?target_session_attrs=read-write&x=1',
    ['postgres://one/loans?x=1', 'postgres://two/loans?x=1'],
  ],
  [
    'postgres://candor@one/loans?target_session_attrs=read-write',
    ['postgres://candor@one/loans?target_session_attrs=read-write'],
  ],
  ['postgresql:///loans?host=/run/postgresql', ['postgresql:///loans?host=/run/postgresql']],
])('reads %s', (url, addresses) => {
  expect(hostAddresses(url)).toEqual(addresses)
})

it.each([
  ['postgres://candor@pool:6432/loans?pooler=transaction', 'postgres://candor@pool:6432/loans', true],
  ['postgres://a,b/loans?pooler=transaction&x=1', 'postgres://a,b/loans?x=1', true],
  ['postgres://a/loans?x=1&pooler=transaction', 'postgres://a/loans?x=1', true],
  ['postgres://a/loans?pooler=transactions', 'postgres://a/loans?pooler=transactions', false],
  ['postgres://a/loans', 'postgres://a/loans', false],
])('knows whether a pooler stands before %s', (address, url, isPooled) => {
  expect(poolerIn(address)).toEqual({ url, isPooled })
})

it.each([
  ['postgres://a/loans?options=-c%20search_path%3Dcell_1&x=1', 'postgres://a/loans?x=1', '-c search_path=cell_1'],
  ['postgres://a/loans?x=1&options=-c+search_path=cell_1', 'postgres://a/loans?x=1', '-c search_path=cell_1'],
  ['postgres://a/loans?options=', 'postgres://a/loans', ''],
  ['postgres://a/loans', 'postgres://a/loans', ''],
])('knows what settings %s asks for', (address, url, options) => {
  expect(optionsIn(address)).toEqual({ url, options })
})

it.each([
  ['postgres://a/loans?connect_timeout=2&x=1', 'postgres://a/loans?x=1', 2_000],
  ['postgres://a,b/loans?x=1&connect_timeout=10', 'postgres://a,b/loans?x=1', 10_000],
  ['postgres://a/loans?connect_timeout=0', 'postgres://a/loans?connect_timeout=0', null],
  ['postgres://a/loans', 'postgres://a/loans', null],
])('knows how long %s lets a call wait for a connection', (address, url, waitMs) => {
  expect(connectTimeoutIn(address)).toEqual({ url, waitMs })
})
