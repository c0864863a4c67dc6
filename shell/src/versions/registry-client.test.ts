import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anEntry } from '../testing/a-registry-entry'
import { createRegistryClient } from './registry-client'

const seen: string[] = []
let answer: { status: number; body: string } | 'none' = 'none'
const server = createServer((request, response) => {
  seen.push(request.url ?? '')
  if (answer === 'none') return
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  seen.length = 0
})

const openClient = () =>
  createRegistryClient({
    base: '/webhtml/',
    shell: '0.1.0-s',
    getLanguageTag: () => 'zh-Hant-HK',
    fetch: (address, init) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init),
  })
const entry = anEntry({ name: 'mf-account', version: '2' })
const answers = (status: number, body: unknown) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

it('the version that replaces a withdrawn one is requested in the same way', async () => {
  const other = anEntry({ name: 'mf-account', version: '1' })
  answers(200, other)
  expect(await openClient().next(entry)).toEqual(other)
  expect(seen).toEqual(['/webhtml/registry/mf-account/next/2?shell=0.1.0-s&lang=zh-Hant-HK'])
  answers(404, { message: 'none' })
  expect(await openClient().next(entry)).toBeUndefined()
})

describe('the version before', () => {
  it('the version before is requested for this shell and language', async () => {
    const older = anEntry({ name: 'mf-account', version: '1' })
    answers(200, older)
    expect(await openClient().before(entry)).toEqual(older)
    expect(seen).toEqual(['/webhtml/registry/mf-account/before/2?shell=0.1.0-s&lang=zh-Hant-HK'])
  })

  it('the version before is undefined when the answer has none', async () => {
    answers(404, { message: 'none' })
    expect(await openClient().before(entry)).toBeUndefined()
  })

  it.each([
    ['a fault', 503, {}],
    ['a page', 200, '<!doctype html>'],
    ['another remote', 200, anEntry({ name: 'mf-other' })],
    ['an entry without its hash', 200, { ...anEntry({ name: 'mf-account' }), integrity: '' }],
    ['nothing', 200, 'null'],
  ])('the version before is not accepted from %s', async (_, status, body) => {
    answers(status, body)
    await expect(openClient().before(entry)).rejects.toMatchObject({ message: expect.any(String) })
  })

  it('times out when no answer comes', async () => {
    answer = 'none'
    await expect(openClient().before(entry)).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

describe('withdrawals', () => {
  it('withdrawals are parsed as answered', async () => {
    const withdrawals = { revision: 3, withdrawn: { 'mf-account': ['2'] }, closed: ['mf-x'] }
    answers(200, withdrawals)
    expect(await openClient().withdrawn()).toEqual(withdrawals)
    expect(seen).toEqual(['/webhtml/registry/withdrawn'])
  })

  it.each([
    [404, {}],
    [200, { revision: '3' }],
  ])('withdrawals are not accepted from %s %j', async (status, body) => {
    answers(status, body)
    await expect(openClient().withdrawn()).rejects.toMatchObject({ message: expect.any(String) })
  })
})
