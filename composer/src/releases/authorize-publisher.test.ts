import { connect, type Socket } from 'node:net'
import { RELEASE_PATHS } from '@shuttle/releases'
import { aRemote } from './testing/a-build'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'
import { testHeaders } from './testing/release-requests'

const LARGE = 3 * 1024 * 1024
const build = aRemote('mf-a', '1')
const FILE = `${RELEASE_PATHS.files}/mf-a/1/entry.js`

let api: ReleaseApi
let port: number
beforeAll(async () => {
  api = await openReleaseApi()
  await api.announce(build)
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as { port: number }).port
})
const sockets: Socket[] = []
afterAll(() => {
  // The server would wait for a body that never arrives.
  for (const socket of sockets) socket.destroy()
  return api.close()
})

/**
 * Sends a head and `sent`, which may be shorter than announced; resolves with the answer
 * and whether the site closed the connection.
 */
const send = (method: string, path: string, headers: Record<string, string>, sent: Buffer = Buffer.alloc(0)) =>
  new Promise<{ status: number; text: string; hangsUp: boolean }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let text = ''
    const answer = (hangsUp: boolean) => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text, hangsUp })
    }
    socket.on('error', reject)
    socket.on('data', (part) => {
      text += part.toString()
      if (!/connection: close/i.test(text)) answer(false)
    })
    socket.on('close', () => answer(true))
    const lines = Object.entries({ host: 'site', ...headers }).map(([name, value]) => `${name}: ${value}`)
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(sent)
  })
const signed = (path: string, body: Buffer, owner: keyof ReleaseApi['keys'] = 'mf-a', method = 'PUT') =>
  testHeaders(owner, api.keys[owner].key, { method, path, date: String(api.clock.real()), body })
const withLength = (headers: Record<string, string>, length: number) => ({
  ...headers,
  'content-length': String(length),
})

describe('a request is verified by its head, before its body', () => {
  it.each([
    ['is not signed', 'UNSIGNED', 401, FILE, () => ({})],
    [
      'is signed by a stranger',
      'UNSIGNED',
      401,
      FILE,
      () => ({ ...signed(FILE, Buffer.from('x')), 'x-release-key': 'mf-b' }),
    ],
    ['is signed by another team', 'FOREIGN_KEY', 403, FILE, () => signed(FILE, Buffer.from('x'), 'mf-b')],
    ['has another hash than the record', 'WRONG_HASH', 409, FILE, () => signed(FILE, Buffer.from('other'))],
    ['is no file of the build', 'BAD_REQUEST', 400, `${FILE}x`, () => signed(`${FILE}x`, Buffer.from('x'))],
    [
      'is of a build that was not announced',
      'UNKNOWN_VERSION',
      404,
      FILE.replace('/1/', '/2/'),
      () => signed(FILE.replace('/1/', '/2/'), Buffer.from('x')),
    ],
  ])('a large upload that %s', async (_what, code, status, path, head) => {
    const answer = await send('PUT', path, withLength(head() as Record<string, string>, LARGE))
    expect([answer.status, answer.hangsUp]).toEqual([status, true])
    expect(answer.text).toContain(`"code":"${code}"`)
  })

  it('more than four megabytes, and a body of unknown length, are refused unread', async () => {
    const head = signed(FILE, Buffer.from(build.files['entry.js'] ?? ''))
    expect(await send('PUT', FILE, withLength(head, 4 * 1024 * 1024 + 1))).toMatchObject({ status: 413, hangsUp: true })
    const chunked = await send('PUT', FILE, { ...head, 'transfer-encoding': 'chunked' })
    expect(chunked).toMatchObject({ status: 400, hangsUp: true })
  })

  it('a small refused body costs no connection, so that its sender can read why', async () => {
    const answer = await send('POST', RELEASE_PATHS.move, withLength({}, 2), Buffer.from('{}'))
    expect(answer).toMatchObject({ status: 401, hangsUp: false })
  })

  it('the body after a valid head is awaited and accepted', async () => {
    const body = Buffer.from(build.files['entry.js'] ?? '')
    const head = () => withLength(signed(FILE, body), body.length)
    const early = await Promise.race([
      send('PUT', FILE, head()).then(() => 'answered'),
      new Promise((resolve) => setTimeout(() => resolve('waiting'), 300)),
    ])
    expect(early).toBe('waiting')
    expect((await send('PUT', FILE, head(), body)).status).toBe(204)
  })

  it('a body that is not the one whose hash was signed is refused', async () => {
    const body = Buffer.from(build.files['entry.js'] ?? '')
    const answer = await send('PUT', FILE, withLength(signed(FILE, body), body.length), Buffer.alloc(body.length, 'x'))
    expect(answer.status).toBe(401)
    expect(answer.text).toContain('The body is not the one that was signed.')
  })
})

describe('registry and history', () => {
  const READS = [RELEASE_PATHS.registry, RELEASE_PATHS.history, `${RELEASE_PATHS.record}?app=mf-a&version=1`]

  it.each(READS)('%s is refused without a key', async (path) => {
    const { statusCode, body } = await api.app.inject({ url: path })
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'UNSIGNED'])
    expect(body).not.toMatch(/mf-a:|digest|canary/)
  })

  it('registry and history are readable with any key of the site: of a team or the operator', async () => {
    for (const owner of ['mf-b', 'operator'])
      for (const path of READS.slice(0, 2)) expect([path, (await api.get(path, owner)).status]).toEqual([path, 200])
  })

  it('registry and history are readable at the signed path only: another query invalidates the signature', async () => {
    const path = `${RELEASE_PATHS.history}?app=mf-a`
    const headers = signed(path, Buffer.alloc(0), 'mf-a', 'GET')
    expect((await api.app.inject({ url: path, headers })).statusCode).toBe(200)
    expect((await api.app.inject({ url: RELEASE_PATHS.history, headers })).statusCode).toBe(401)
  })
})
