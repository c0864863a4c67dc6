import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SignedIn } from '@shuttle/calls'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const envelope = { message: '成功', sysTime: '2026-11-21 10:00:00', sysTimeMs: 1_795_226_400_000 }

/**
 * An HTTP service that restores the owner of a cookie, and accepts no other token.
 * `received` lists the paths of its calls.
 */
export const startSessionServer = async () => {
  let member: SignedIn | undefined
  let isReachable = true
  const received: string[] = []
  const server = createServer((request, response) => {
    if (!isReachable) return void request.socket.resetAndDestroy()
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    received.push((request.url ?? '').replace('/api/', ''))
    request.resume()
    const send = (status: number, body: object) => {
      response.writeHead(status, { ...CORS, 'content-type': 'application/json' })
      response.end(JSON.stringify({ ...envelope, ...body }))
    }
    const { authorization: token } = request.headers
    if (!member || (token !== undefined && token !== member.token))
      return send(401, { code: '401', message: 'sign in again' })
    const { nickname, avatarUrl, memberNumber, level, memberId } = member.user
    const row = { nickname, headimgurl: avatarUrl, webUserId: memberNumber, level, memberId }
    send(200, { code: 'SUCCESS', jwt: member.token, responseData: row })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    received,
    knows: (signedIn: SignedIn | undefined) => {
      member = signedIn
    },
    reach: (reachable: boolean) => {
      isReachable = reachable
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
