import { siteAddress } from './site-address'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['tickets.example', 'http://tickets.example:8080'],
])('a site that listens at %s is reached at %s', (host, address) => {
  expect(siteAddress(host, '8080')).toBe(address)
  expect(new URL(address).href).toBe(`${address}/`)
})
