import type { ServerResponse } from 'node:http'
import { STUB_HEADERS, stubPage } from '../stub-host/stub-page'
import { folderAddress } from './addresses'
import { createFactsReader } from './app-facts'
import { type DevelopmentApp, developmentVersion } from './development-app'
import type { DevelopmentBuilds } from './development-builds'
import { forward } from './forward'
import type { Answerer } from './listen-here'
import { developmentContainer, ENTRY } from './remote-config'

/** Calls, frames of providers, and published remotes that fill slots. */
const OF_THE_SITE = ['/api/', '/webhtml/frames/', '/webhtml/registry', '/webhtml/remotes/']

/** In the service's envelope, so that the remote shows what it would show. */
const refuse = (response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ code: 'NO_SERVICE', message: 'No service is there: start with --site.' }))
}

/** Answers for one remote alone: the desk at `/`, the stage below the base, calls from `site` where there is one. */
export const aloneFront = (options: {
  app: DevelopmentApp
  builds: DevelopmentBuilds
  site: string | undefined
}): Answerer => {
  const { app, builds, site } = options
  const facts = createFactsReader(app, builds)
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
    if (OF_THE_SITE.some((start) => pathname.startsWith(start))) {
      if (site) return forward({ origin: site, isOurs: false }, request, response)
      return refuse(response)
    }
    const isStage = pathname.startsWith('/webhtml/')
    if (!isStage && pathname !== '/') {
      response.writeHead(302, { location: '/' }).end()
      return
    }
    const page = stubPage(isStage ? 'stage' : 'desk', {
      manifest: (await facts()).manifest,
      version: developmentVersion(app.dir),
      container: developmentContainer(app),
      entry: folderAddress(app.name) + ENTRY,
      ...(site && { site }),
    })
    response.writeHead(200, STUB_HEADERS).end(page)
  }
}
