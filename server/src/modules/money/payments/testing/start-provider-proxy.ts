import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Interruption {
  /** Matched against method and address: `PUT /api/rest/...`. */
  call: RegExp
  status: number
  body: string
}

/** A proxy between the service and its providers. It answers interrupted calls itself, and forwards all others. */
export const startProviderProxy = async () => {
  let target = ''
  let interruption: Interruption | undefined
  let isDead: RegExp | undefined
  const hanging = new Set<ServerResponse>()
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = 'GET', url = '/' } = request
    calls.push(`${method} ${url}`)
    if (isDead?.test(`${method} ${url}`)) {
      hanging.add(response)
      return void response.on('close', () => hanging.delete(response))
    }
    if (interruption?.call.test(`${method} ${url}`)) {
      response.writeHead(interruption.status, { 'content-type': 'text/html' }).end(interruption.body)
      return
    }
    const { host, connection, 'content-length': length, ...rest } = request.headers
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    }).catch(() => undefined)
    // The provider has ended, as at the end of a test: the call ends without an answer.
    if (!answer) return void response.destroy()
    const { 'content-length': size, 'transfer-encoding': coding, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (url: string) => {
      target = url
    },
    /** Every call that came, also unanswered ones. */
    calls,
    /** Accepts calls and never answers them, until it is called again. */
    hang: (call?: RegExp) => {
      isDead = call
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    /** Calls that wait for an answer that does not come. */
    hanging: () => hanging.size,
    /** Until it is called again; without an argument it ends the interruption. */
    interrupt: (next?: Interruption) => {
      interruption = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
