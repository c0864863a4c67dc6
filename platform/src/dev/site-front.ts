import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { createFactsReader } from './app-facts'
import { developedEntry } from './developed-entry'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'
import type { SiteBehind } from './forward'
import type { Answerer } from './listen-here'
import { type DevelopedParts, findBootData, rewritePage } from './rewrite-page'
import { sayReport } from './say-report'

const REPORTS = `${BASE_PATH}report`

/** Answers for the whole site: pages with development builds in them, everything else as the site itself answers. */
export const siteFront = (options: {
  site: SiteBehind
  shell: DevelopmentApp
  remotes: readonly DevelopmentApp[]
  builds: DevelopmentBuilds
  say: (line: string) => void
}): Answerer => {
  const { site, builds } = options
  const shellFacts = createFactsReader(options.shell, builds)
  const remotes = options.remotes.map((app) => ({ app, facts: createFactsReader(app, builds) }))

  const partsNow = async (language: LanguageCode): Promise<DevelopedParts> => {
    const boot = await builds.ready('boot-script')
    const developed = await Promise.all(remotes.map(async ({ app, facts }) => ({ app, ...(await facts()) })))
    return {
      bootScript: await readFile(join(boot?.folder ?? '', 'boot-script.js'), 'utf8'),
      shellTexts: (await shellFacts()).texts[language],
      remotes: developed.map(({ app, manifest }) => developedEntry(app, manifest, language)),
      texts: Object.fromEntries(developed.map(({ manifest, texts }) => [manifest.name, texts[language]])),
    }
  }

  /** A version that is worked on has none before it: what is wrong with it shall be seen. */
  const asksForOlder = (path: string) =>
    remotes.some(({ app }) => path.startsWith(`${BASE_PATH}registry/${app.name}/before/`))

  return async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site.invalid').pathname)
    if (asksForOlder(path)) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
      return
    }
    if (path === REPORTS) sayReport(request, options.say)
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isPage || !path.startsWith(BASE_PATH)) return site.forward(request, response)
    const { status, headers, body } = await site.fetchPage(request)
    const html = body.toString('utf8')
    const boot = findBootData(html)
    const page =
      boot && rewritePage({ status, headers, html }, path.slice(BASE_PATH.length - 1), await partsNow(boot.language))
    response.writeHead(page?.status ?? status, page?.headers ?? headers)
    response.end(page?.html ?? body)
  }
}
