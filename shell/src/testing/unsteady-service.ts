import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** An HTTP service that accepts everything while it can be reached. `received` lists the paths of its calls. */
export const startUnsteadyService = async () => {
  let isReachable = true
  const received: string[] = []
  const server = createServer((request, response) => {
    if (!isReachable) return void request.socket.resetAndDestroy()
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    received.push((request.url ?? '').replace('/api/', ''))
    request.resume()
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 'SUCCESS', message: '成功', sysTimeMs: 1_795_226_400_000 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    received,
    reach: (reachable: boolean) => {
      isReachable = reachable
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
