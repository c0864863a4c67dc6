import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { isRecordSignedBy, isSignedBy, type SignedRequest, signRecord, signRequest } from './signed-request'

/** First test key of RFC 8032, as PKCS#8. */
const key = createPrivateKey({
  key: Buffer.from(
    '302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'hex',
  ),
  format: 'der',
  type: 'pkcs8',
})
const publicKey = createPublicKey(key)
const anotherKey = generateKeyPairSync('ed25519').publicKey

const request: SignedRequest = {
  method: 'POST',
  path: '/api/releases/move',
  date: '1795222800000',
  site: 'https://tickets.example',
  nonce: 'AAECAwQFBgcICQoLDA0ODw',
  body: Buffer.from('{"app":"mf-account","seen":3,"action":"rollback"}'),
}
const record = Buffer.from('{"name":"mf-account","version":"1.2.0"}')

// All were made by openssl. Tools in use sign this text: another one would shut all of them out.
const SIGNATURE = 'rW1a6zmqfZw94d3WHL/cRKnkSc+drqFfShUcuidJymMYZ4fCUxfbMFgLPK0g4FFR9p2M7ReuMmbrGAq+mlCyBg=='
const SIGNATURE_OF_BEFORE = 'KuY05ob9SJN5Mh+Mf41Rep09wrSLuvZ0cRfcQ2d0v4BUu8hbIUSXPORCOtc/fTytAStF438DQl3JO2TEALSXCw=='
const RECORD_SIGNATURE = 'izpNgWpsVJ+0UDZNPLzco+Oi2DnbJSJlQlGUDgO6bBkcKicW9hcSaHpxXbXIAJRkn7eQYEKLKE+XXD7BWVz4Aw=='

describe('a signed request', () => {
  it('signs method, path, date, the hash of the body, site and nonce, a line each', () => {
    expect(signRequest(request, key)).toBe(SIGNATURE)
    expect(isSignedBy(request, SIGNATURE, publicKey)).toBe(true)
  })

  it('signs what delivery processes of 1.0.0 sign, without site and nonce', () =>
    expect(isSignedBy({ ...request, site: '', nonce: '' }, SIGNATURE_OF_BEFORE, publicKey)).toBe(true))

  it.each<[what: string, change: Partial<SignedRequest>]>([
    ['method', { method: 'PUT' }],
    ['path', { path: '/api/releases/accept' }],
    ['query', { path: '/api/releases/move?app=shell' }],
    ['date', { date: '1795222800001' }],
    ['site', { site: 'https://staging.tickets.example' }],
    ['nonce', { nonce: 'AAECAwQFBgcICQoLDA0ODg' }],
    ['body', { body: Buffer.from('{"app":"mf-account","seen":4,"action":"rollback"}') }],
  ])('a signed request does not verify for another %s', (_, change) => {
    expect(isSignedBy({ ...request, ...change }, signRequest(request, key), publicKey)).toBe(false)
  })

  it.each([
    ['another key', SIGNATURE, anotherKey],
    ['no signature', '', publicKey],
    ['no base64', '*', publicKey],
    ['the signature of a record', RECORD_SIGNATURE, publicKey],
  ])('a signed request does not verify with %s', (_, signature, by) => {
    expect(isSignedBy(request, signature, by)).toBe(false)
  })
})

describe('a signed record', () => {
  it('a record is signed byte for byte', () => {
    expect(signRecord(record, key)).toBe(RECORD_SIGNATURE)
    expect(isRecordSignedBy(record, RECORD_SIGNATURE, publicKey)).toBe(true)
    expect(isRecordSignedBy(Buffer.from(`${record} `), RECORD_SIGNATURE, publicKey)).toBe(false)
    expect(isRecordSignedBy(record, RECORD_SIGNATURE, anotherKey)).toBe(false)
  })
})
