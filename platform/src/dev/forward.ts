import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** A site behind this server. */
export interface Site {
  /** Origin, without a trailing slash. */
  origin: string
  /** It serves under this server's own address, so nothing is rewritten. */
  isOurs: boolean
}

/** The site that development pages are based on. */
export interface SiteBehind {
  /** Forwards a request, and streams its answer. */
  forward: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The whole page, uncompressed. */
  fetchPage: (request: IncomingMessage) => Promise<Forwarded>
}

export interface Forwarded {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Cookies of a site on https, or of another name, are rewritten for this address. */
const ownCookie = (cookie: string): string => cookie.replace(/;\s*(Secure|Domain=[^;]*)/gi, '')

const forwardRequest = (site: Site, request: IncomingMessage, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { host, protocol } = new URL(site.origin)
    const foreign = site.isOurs ? {} : { host, ...(request.headers.origin && { origin: site.origin }) }
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const outgoing = send(
      new URL(request.url ?? '/', site.origin),
      { method: request.method ?? 'GET', headers: { ...request.headers, ...headers, ...foreign } },
      resolve,
    )
    outgoing.on('error', reject)
    request.pipe(outgoing)
  })

const answerHeaders = (site: Site, answer: IncomingMessage): OutgoingHttpHeaders => {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers
  const location = headers.location?.replace(site.origin, '')
  const cookies = headers['set-cookie']?.map(ownCookie)
  if (site.isOurs) return headers
  return { ...headers, ...(location && { location }), ...(cookies && { 'set-cookie': cookies }) }
}

/** Forwards a request, and streams its answer. Rejects when the site cannot be reached. */
export const forward = async (site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const answer = await forwardRequest(site, request, {})
  response.writeHead(answer.statusCode ?? 502, answerHeaders(site, answer))
  answer.pipe(response)
  answer.on('error', () => response.destroy())
}

/** Forwards a request and reads its whole answer, uncompressed. Rejects when the site cannot be reached. */
export const fetchWhole = async (site: Site, request: IncomingMessage): Promise<Forwarded> => {
  const answer = await forwardRequest(site, request, { 'accept-encoding': 'identity' })
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const { 'content-length': _, ...headers } = answerHeaders(site, answer)
  return { status: answer.statusCode ?? 502, headers, body: Buffer.concat(parts) }
}

/** The site behind this server. */
export const siteBehind = (site: Site): SiteBehind => ({
  forward: (request, response) => forward(site, request, response),
  fetchPage: (request) => fetchWhole(site, request),
})
