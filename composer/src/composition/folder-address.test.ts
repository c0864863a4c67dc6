import { isFolderAddress } from './find-record-fault'

it.each([
  'https://cdn.partner.example/mf-x/1/',
  'https://cdn.partner.example:8443/',
  'http://127.0.0.1:21150/mf-x/',
  'http://[::1]:8080/x/',
  'http://localhost:8080/x/',
])('a remote may be served from %s', (base) => expect(isFolderAddress(base)).toBe(true))

it.each([
  '',
  '/mf-x/',
  '//cdn.partner.example/',
  'http://cdn.partner.example/mf-x/1/',
  'https://cdn.partner.example/mf-x/1',
  'https://CDN.partner.example/',
  'https://cdn.partner.example/a/../b/',
  'https://user:secret@cdn.partner.example/mf-x/',
  'https://cdn.partner.example/mf-x/?a=/',
  'https://cdn.partner.example/mf-x/#/',
  "https://cdn.partner.example/';script-src/",
  'https://cdn.partner.example/a;b/',
  'https://cdn.partner.example/a,b/',
  'https://cdn.partner.example/%2e%2e/',
  'https://*.partner.example/',
  'data:text/javascript,/',
  'blob:https://cdn.partner.example/',
])('files of a remote cannot be loaded from "%s"', (base) => expect(isFolderAddress(base)).toBe(false))
