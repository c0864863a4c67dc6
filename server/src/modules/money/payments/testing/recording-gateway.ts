import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewaySettings } from '../mastercard/call-gateway'

export interface RecordedRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** A server that records requests and sends the given answers; `hang` never answers. */
export const startRecordingGateway = async (answer: {
  status?: number
  body?: unknown
  text?: string
  hang?: boolean
}) => {
  const requests: RecordedRequest[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      const { method, url, headers } = request
      requests.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) })
      if (answer.hang) return
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      response.end(answer.text ?? JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: GatewaySettings = {
    baseUrl,
    merchant: 'TESTSHUTTLE',
    password: '9f8e7d6c',
    version: 100,
    merchantName: { zh: '跨海大桥穿梭巴士', 'zh-hk': '跨海大橋穿梭巴士', en: 'Bridge Shuttle Bus' },
    currencies: ['HKD'],
    siteUrl: 'https://shuttle.example',
    timeoutMs: answer.hang ? 300 : 60_000,
  }
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { requests, settings, close }
}
