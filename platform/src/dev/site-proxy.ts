import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createProxyServer, type ProxyServerOptions } from 'httpxy'

/** A site behind this server. */
export interface Site {
  /** Origin, without a trailing slash. */
  origin: string
  /** It serves under this server's own address, so nothing is rewritten. */
  isOurs: boolean
}

/** Cookies of a site on https, or of another name, are rewritten for this address. */
const ownCookie = (cookie: string): string => cookie.replace(/;\s*(Secure|Domain=[^;]*)/gi, '')

const rewriteHeaders = (headers: IncomingHttpHeaders, origin: string): void => {
  const { location, 'set-cookie': cookies } = headers
  if (location) headers.location = location.replace(origin, '')
  if (cookies) headers['set-cookie'] = cookies.map(ownCookie)
}

/** Passes requests to a site. Its functions reject when the site cannot be reached. */
export const siteProxy = ({ origin, isOurs }: Site) => {
  const createProxy = (options: ProxyServerOptions) => {
    const proxy = createProxyServer({ target: origin, changeOrigin: !isOurs, ...options })
    if (isOurs) return proxy
    proxy.on('proxyReq', (outgoing) => {
      if (outgoing.hasHeader('origin')) outgoing.setHeader('origin', origin)
    })
    return proxy.on('proxyRes', ({ headers }) => rewriteHeaders(headers, origin))
  }
  const streams = createProxy({})
  return {
    /** Forwards a request, and streams its answer; `body` replaces one that was read before. */
    forward: (request: IncomingMessage, response: ServerResponse, body?: string): Promise<void> =>
      streams.web(request, response, body === undefined ? {} : { buffer: Readable.from([body]) }),

    /** Forwards a request and reads its whole answer, uncompressed, instead of streaming it to `response`. */
    fetchPage: async (request: IncomingMessage, response: ServerResponse) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const pages = createProxy({ selfHandleResponse: true, headers: { 'accept-encoding': 'identity' } })
        pages.on('proxyRes', resolve).web(request, response).catch(reject)
      })
      const {
        connection: _,
        'keep-alive': __,
        'transfer-encoding': ___,
        'content-length': ____,
        ...headers
      } = answer.headers
      return { status: answer.statusCode ?? 502, headers, body: await buffer(answer) }
    },
  }
}
