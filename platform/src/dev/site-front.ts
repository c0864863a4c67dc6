import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import type { DevelopmentApp } from './development-app'
import type { SiteBehind } from './forward'
import type { Answerer } from './listen-here'
import { printReport } from './print-report'
import { type DevelopedParts, findBootData, rewritePage } from './rewrite-page'

const REPORTS = `${BASE_PATH}report`

/** Answers for the whole site: pages with development builds in them, everything else forwarded to the site. */
export const siteFront = (options: {
  site: SiteBehind
  remotes: readonly DevelopmentApp[]
  /** Parts to insert into a page, in its language. */
  parts: (language: LanguageCode) => Promise<DevelopedParts>
  print: (line: string) => void
}): Answerer => {
  const { site, remotes } = options

  /** A developed version has no fallback: its faults have to be visible. */
  const isFallbackQuery = (path: string) =>
    remotes.some(({ name }) => path.startsWith(`${BASE_PATH}registry/${name}/before/`))

  return async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site.invalid').pathname)
    if (isFallbackQuery(path)) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
      return
    }
    if (path === REPORTS) printReport(request, options.print)
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isPage || !path.startsWith(BASE_PATH)) return site.forward(request, response)
    const { status, headers, body } = await site.fetchPage(request)
    const html = body.toString('utf8')
    const boot = findBootData(html)
    const page =
      boot &&
      rewritePage({ status, headers, html }, path.slice(BASE_PATH.length - 1), await options.parts(boot.language))
    response.writeHead(page?.status ?? status, page?.headers ?? headers)
    response.end(page?.html ?? body)
  }
}
