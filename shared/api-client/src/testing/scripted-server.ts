import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenCall {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}
export type Step = (response: ServerResponse, call: SeenCall) => void

/** One step of a script: an answer with this status and body. */
export const answers =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Step =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-1', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** One step of a script: the connection breaks before an answer. */
export const hangsUp: Step = (response) => {
  response.destroy()
}

/** One step of a script: no answer, until the caller gives up. */
export const neverAnswers: Step = (response) => {
  response.once('close', () => response.destroy())
}

export const success = (fields: Record<string, unknown> = {}) => ({
  code: 'SUCCESS',
  message: '成功',
  sysTime: '2026-11-21 10:00:00',
  sysTimeMs: 1_795_226_400_000,
  ...fields,
})

/** A real HTTP server that runs the steps in order and records its requests. */
export const startServer = async () => {
  const calls: SeenCall[] = []
  let steps: Step[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const call: SeenCall = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
      }
      calls.push(call)
      const step = steps.shift()
      if (step) step(response, call)
      else answers(500, 'no step left')(response, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    calls,
    respondWith: (...next: Step[]) => {
      calls.length = 0
      steps = next
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
