import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { DEVELOPMENT_BASE, EVENTS_ADDRESS, folderAddress } from './addresses'
import type { BuildNews } from './build-news'
import type { Answerer } from './listen-here'
import { watchBuild } from './watch-build'

export interface DevelopmentBuilds {
  /** Answers for news and files of builds, and passes every other request to `otherwise`. */
  serve: (otherwise: Answerer) => Answerer
  /** Folder and hash of an app's build, once it does not run. */
  ready: (app: string) => Promise<{ folder: string; hash: string }>
  close: () => Promise<void>
}

/**
 * Starts all builds, rebuilds on every change of their sources, and reports the results to the terminal and to open
 * pages. A hot build is exchanged in them, a cold one needs a reload; each is named after its app.
 */
export const startBuilds = (options: {
  hot: readonly Configuration[]
  cold: readonly Configuration[]
  print: (line: string) => void
}): DevelopmentBuilds => {
  const outputDir = mkdtempSync(join(tmpdir(), 'shuttle-development-'))
  const pages = new Set<ServerResponse>()
  const latest = new Map<string, BuildNews>()
  const send = (page: ServerResponse, news: BuildNews) => page.write(`data: ${JSON.stringify(news)}\n\n`)

  const start = (config: Configuration, isCold: boolean) => {
    const app = config.name ?? ''
    const output = { ...config.output, path: join(outputDir, app), publicPath: folderAddress(app), clean: false }
    const build = watchBuild({ ...config, output }, ({ hash, errors, milliseconds }) => {
      const news = { app, hash, errors }
      const needsReload = isCold && latest.has(app)
      latest.set(app, news)
      options.print(
        errors.length > 0 ? `${app} does not build\n${errors.join('\n')}` : `built ${app} in ${milliseconds} ms`,
      )
      for (const page of pages) send(page, { ...news, needsReload })
    })
    return [app, build] as const
  }
  const builds = new Map([
    ...options.hot.map((config) => start(config, false)),
    ...options.cold.map((config) => start(config, true)),
  ])

  const openStream = (page: ServerResponse) => {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 500\n\n')
    for (const news of latest.values()) send(page, news)
    pages.add(page)
    page.on('close', () => pages.delete(page))
  }

  return {
    serve: (otherwise) => async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
      if (pathname === EVENTS_ADDRESS) return openStream(response)
      if (!pathname.startsWith(DEVELOPMENT_BASE)) return otherwise(request, response)
      const refuse = () => void response.writeHead(404).end('no such file in this build')
      const build = builds.get(pathname.slice(DEVELOPMENT_BASE.length).split('/')[0] ?? '')
      return build ? build.files(request, response, refuse) : refuse()
    },
    ready: async (app) => {
      await builds.get(app)?.whenIdle()
      return { folder: join(outputDir, app), hash: latest.get(app)?.hash ?? '' }
    },
    close: async () => {
      await Promise.all([...builds.values()].map((build) => build.close()))
      rmSync(outputDir, { recursive: true, force: true })
    },
  }
}
