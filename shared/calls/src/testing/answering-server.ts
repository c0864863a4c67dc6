import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureTransport } from '@shuttle/api-client'
import { WIRE_HEADER } from '@shuttle/wire'

export interface SeenRequest {
  path: string
  body: Record<string, unknown>
  token: string | undefined
  idempotencyKey: string | undefined
  wireVersion: string | undefined
}

/** A real HTTP server that gives one answer to every call, and the transport pointed at it. */
export const startAnsweringServer = async () => {
  const seen: SeenRequest[] = []
  let answer: unknown = {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const key = request.headers['idempotency-key']
      const wire = request.headers[WIRE_HEADER]
      seen.push({
        path: request.url ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
        token: request.headers.authorization,
        idempotencyKey: typeof key === 'string' ? key : undefined,
        wireVersion: typeof wire === 'string' ? wire : undefined,
      })
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    getToken: () => 'token',
    getLanguageTag: () => 'en',
    renewToken: async () => undefined,
    onUnauthorized: () => undefined,
    onServerTime: () => undefined,
  })
  return {
    seen,
    answerWith: (fields: Record<string, unknown>) => {
      seen.length = 0
      answer = { sysTime: '2026-11-21 10:00:00', sysTimeMs: 1_795_226_400_000, ...fields }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
