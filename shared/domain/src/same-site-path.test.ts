import { sameSitePath } from './same-site-path'

test.each([
  ['/', '/'],
  ['/my_order?tab1=1#top', '/my_order?tab1=1#top'],
  ['/webhtml/my_order?tab1=1', '/my_order?tab1=1'],
  ['/webhtml', '/'],
  ['/webhtml/', '/'],
  ['/webhtmlx', '/webhtmlx'],
  ['/a/../b', '/b'],
  ['/ticket_details?to=%E9%A6%99', '/ticket_details?to=%E9%A6%99'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('[D6.session.2] sameSitePath accepts %s as %s', (address, path) => {
  expect(sameSitePath(address, '/webhtml/')).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'my_order',
  '?tab1=1',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/webhtml//evil.example',
  '/webhtml/.//evil.example',
  'http:/evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('[D6.session.2] sameSitePath refuses %j', (address) => {
  expect(sameSitePath(address, '/webhtml/')).toBeUndefined()
})
