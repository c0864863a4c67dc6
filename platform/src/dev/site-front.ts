import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import type { DevelopmentApp } from './development-app'
import { emptyPage, refuseCall } from './empty-site'
import type { Answerer } from './listen-here'
import { toReportLine } from './report-line'
import { type DevelopedParts, findBootData, rewritePage } from './rewrite-page'
import { type Site, siteProxy } from './site-proxy'

const REPORTS = `${BASE_PATH}report`

const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/**
 * Answers for the whole site: pages with development builds in them, everything else forwarded to `site`, or refused
 * without one.
 */
export const siteFront = (options: {
  site: Site | undefined
  /** Pages have no other remotes. */
  isAlone: boolean
  remotes: readonly DevelopmentApp[]
  /** Parts to insert into a page, in its language. */
  parts: (language: LanguageCode) => Promise<DevelopedParts>
  print: (line: string) => void
}): Answerer => {
  const { isAlone, remotes, parts, print } = options
  const site = options.site && siteProxy(options.site)

  /** A developed version has no fallback: its faults have to be visible. */
  const isFallbackQuery = (path: string) =>
    remotes.some(({ name }) => path.startsWith(`${BASE_PATH}registry/${name}/before/`))

  return async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site.invalid').pathname)
    if (isFallbackQuery(path)) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const report = path === REPORTS ? await text(request) : undefined
    const line = report === undefined ? undefined : toReportLine(report)
    if (line !== undefined) print(line)
    if (!wantsPage(request) || !path.startsWith(BASE_PATH))
      return site ? site.forward(request, response, report) : refuseCall(response)
    const composed =
      isAlone || !site ? emptyPage(request.headers['accept-language']) : await site.fetchPage(request, response)
    const html = composed.body.toString('utf8')
    const boot = findBootData(html)
    const page =
      boot && rewritePage({ ...composed, html }, path.slice(BASE_PATH.length - 1), await parts(boot.language))
    response.writeHead(page?.status ?? composed.status, page?.headers ?? composed.headers)
    response.end(page?.html ?? composed.body)
  }
}
