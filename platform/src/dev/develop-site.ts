import { join } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { remoteTargets, shellTargets } from './build-targets'
import type { Closers } from './closers'
import { createPartsReader } from './developed-parts'
import { appIn, type DevelopmentApp } from './development-app'
import { startBuilds } from './development-builds'
import { emptySite } from './empty-site'
import { createEventStream } from './event-stream'
import { siteBehind } from './forward'
import { type Answerer, type ListenAddress, listenHere } from './listen-here'
import { readManifest } from './read-source'
import { serveBuilds } from './serve-builds'
import { serviceHere } from './service-here'
import { siteFront } from './site-front'

/** Answers during the start; the browser repeats the request automatically. */
export const answerStarting: Answerer = async (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', refresh: '1' })
  response.end('Starting: this page comes back by itself.')
}

/** Path to open first: home, or the first page of a remote. */
export const firstPath = async (app: DevelopmentApp | undefined): Promise<string> =>
  (app && (await readManifest(app.dir)).pages[0]?.path) ?? '/'

/**
 * Serves the site at one address: shell and `remotes` from source with hot replacement, the rest from `site`, or as
 * built here. Resolves when it listens, with the exit code of a service that ends by itself. When a remote is developed
 * alone, there is no rest, and its calls go to `site` or are refused. Rejects with a `DevelopmentFault` when the port
 * is taken.
 */
export const developSite = async (options: {
  root: string
  address: ListenAddress
  remotes: readonly DevelopmentApp[]
  site: string | undefined
  isAlone: boolean
  print: (line: string) => void
  closers: Closers
}): Promise<{ ended: Promise<number> }> => {
  const { root, address, remotes, isAlone, print, closers } = options
  const developed = remotes.map(({ name }) => name)
  let answer: Answerer = answerStarting
  const server = await listenHere(address, (request, response) => answer(request, response))
  closers.add(server.close)

  const shell = appIn(join(root, 'shell'))
  const events = createEventStream()
  const targets = [...(await shellTargets(shell)), ...remoteTargets(remotes)]
  const builds = startBuilds({ targets, notify: events.notify, print })
  closers.add(builds.close)

  const service = options.site || isAlone ? undefined : await serviceHere({ root, address, developed, print, closers })
  const origin = options.site ?? service?.origin
  const behind = origin ? { origin, isOurs: !options.site } : undefined
  const site = isAlone || !behind ? emptySite(behind) : siteBehind(behind)
  const front = siteFront({ site, remotes, parts: createPartsReader({ shell, remotes, builds }), print })
  const serve = serveBuilds(builds, events)
  answer = async (request, response) => {
    if (!(await serve(request, response))) await front(request, response)
  }
  const rest = options.site ? `from ${options.site}` : 'as built here'
  const calls = options.site ? `calls go to ${options.site}` : 'without a service (--site gives it one)'
  print(`developing ${['shell', ...developed].join(', ')}; ${isAlone ? calls : `the rest ${rest}`}`)
  print(
    `open http://${address.host}:${address.port}${BASE_PATH}${(await firstPath(isAlone ? remotes[0] : undefined)).slice(1)}`,
  )
  return { ended: service?.ended ?? new Promise(() => {}) }
}
