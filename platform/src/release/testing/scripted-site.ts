import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SiteRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** A site with scripted answers, which records its requests. */
export const scriptedSite = async (
  answer: (request: SiteRequest) => { status?: number; body?: unknown; headers?: Record<string, string> },
) => {
  const requests: SiteRequest[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, body: Buffer.concat(parts) }
    requests.push(one)
    const { status = 200, body, headers: given = {} } = answer(one)
    response.writeHead(status, given).end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Closes the connections too: an answer that was not read to its end would delay the end by seconds. */
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
