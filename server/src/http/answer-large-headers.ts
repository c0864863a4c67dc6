import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { RefusalPage } from './error-handler'

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers what is no request for Node. Headers are too large where scripts stored too many cookies: every request of
 * that browser is refused then, so the page deletes all cookies and says that it signs out. The last resort.
 */
export const answerLargeHeaders =
  (log: FastifyBaseLogger, refusalPage: RefusalPage) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
    const id = uuidv7()
    log.warn({ err: error, requestId: id, status }, 'a request could not be read')
    const page = status.startsWith('431') ? refusalPage({ method: 'GET', url: '/', id }, 431) : undefined
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...page?.headers,
      'x-request-id': id,
      connection: 'close',
    }
    const html = page?.html ?? ''
    const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(html)) })
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status}\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${html}`)
    socket.destroySoon()
  }
