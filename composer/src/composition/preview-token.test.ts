import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { readPreview, signPreview, signSmoke } from './preview-token'

const SECRET = 'a secret of the site'
const NOW = 1_800_000_000_000
const grant = { app: 'mf-a', version: '1.0.0', expiresAt: NOW + 60_000 }
const token = signPreview(grant, SECRET)
const [payload = '', signature = ''] = token.split('.')

it('a token grants what was signed until it expires', () => {
  expect(readPreview(token, SECRET, NOW)).toEqual(grant)
  expect(readPreview(token, SECRET, grant.expiresAt - 1)).toEqual(grant)
  expect(readPreview(token, SECRET, grant.expiresAt)).toBeUndefined()
})

it('the token of a smoke opens one version for 15 minutes, and is no link', () => {
  const ends = NOW + 15 * 60_000
  const smoke = signSmoke({ app: 'mf-a', version: '1.0.0' }, SECRET, NOW)
  expect(readPreview(smoke, SECRET, ends - 1)).toEqual({ app: 'mf-a', version: '1.0.0', expiresAt: ends, smoke: true })
  expect(readPreview(smoke, SECRET, ends)).toBeUndefined()
})

it('needs no escaping in an address or a cookie', () => expect(token).toMatch(/^[\w.-]+$/))

const other = (change: object) => Buffer.from(JSON.stringify({ ...grant, ...change })).toString('base64url')
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url')
it.each([
  ['of another site', signPreview(grant, 'a secret of another')],
  ['for another version', `${other({ version: '2' })}.${signature}`],
  ['for longer', `${other({ expiresAt: NOW * 2 })}.${signature}`],
  ['without a signature', payload],
  ['with half a signature', token.slice(0, -2)],
  ['signed for another purpose', `${payload}.${sign(payload)}`],
  ['signed and no grant', `${other({ app: 1 })}.${sign(`preview link\n${other({ app: 1 })}`)}`],
  ['empty', ''],
])('a token %s grants nothing', (_, forged) => expect(readPreview(forged, SECRET, NOW)).toBeUndefined())

it('a session token, signed with the same secret, grants nothing', async () => {
  const session = await new SignJWT({ ...grant }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(SECRET))
  expect(readPreview(session, SECRET, NOW)).toBeUndefined()
})
