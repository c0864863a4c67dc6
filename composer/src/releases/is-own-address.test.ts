import { isOwnAddress } from './is-own-address'

const site = (publicUrl: string, production = true) => ({ publicUrl, production })

it.each([
  ['https://tickets.example', true],
  ['https://tickets.example/', true],
  ['https://tickets.example:443', true],
  ['https://staging.tickets.example', false],
  ['http://tickets.example', false],
  ['https://tickets.example:8443', false],
  ['http://127.0.0.1:8080', false],
  ['tickets.example', false],
  ['', false],
])('a call for %s is for the site in production at https://tickets.example: %s', (address, expected) =>
  expect(isOwnAddress(address, site('https://tickets.example'))).toBe(expected),
)

it.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000'])(
  'outside of production a call for %s is for the site on this machine',
  (address) => expect(isOwnAddress(address, site('http://127.0.0.1:8080', false))).toBe(true),
)

it('outside of production a call for another machine is refused', () =>
  expect(isOwnAddress('http://192.0.2.7:8080', site('http://127.0.0.1:8080', false))).toBe(false))
