import { BASE_PATH } from '@shuttle/contracts'
import { CLIENT } from './build-targets'
import { builtConfig, createBuiltPartsReader } from './built-remote'
import type { Closers } from './closers'
import { answerStarting, firstPath } from './develop-site'
import type { DevelopmentApp } from './development-app'
import { startBuilds } from './development-builds'
import { DevelopmentFault } from './development-fault'
import { createEventStream } from './event-stream'
import { siteBehind } from './forward'
import { type Answerer, type ListenAddress, listenHere } from './listen-here'
import { serveBuilds } from './serve-builds'
import { siteFront } from './site-front'

const assertRunning = async (site: string): Promise<void> => {
  const answer = await fetch(new URL(`${BASE_PATH}registry.json`, site)).catch(() => undefined)
  if (!answer?.ok)
    throw new DevelopmentFault(
      `No site answers at ${site}: name a running one by --site, such as --site http://127.0.0.1:8080.`,
    )
}

/**
 * Serves a running site at an address of its own, with one remote from source, for a remote outside of the repository
 * without a shell from source. Every save builds what a release would upload and reloads the page. Rejects with a
 * {@link DevelopmentFault} when the port is taken or no site answers.
 */
export const developOutside = async (options: {
  app: DevelopmentApp
  address: ListenAddress
  site: string
  print: (line: string) => void
  closers: Closers
}): Promise<void> => {
  const { app, address, site, print, closers } = options
  let answer: Answerer = answerStarting
  const server = await listenHere(address, (request, response) => answer(request, response))
  closers.add(server.close)
  await assertRunning(site)

  const events = createEventStream()
  const targets = [CLIENT, { app: app.name, isCold: true, config: await builtConfig(app) }]
  const builds = startBuilds({ targets, notify: events.notify, print })
  closers.add(builds.close)
  closers.add(events.close)
  const parts = createBuiltPartsReader(app, builds)
  const front = siteFront({ site: siteBehind({ origin: site, isOurs: false }), remotes: [app], parts, print })
  const serve = serveBuilds(builds, events)
  await builds.ready(app.name)
  answer = async (request, response) => {
    if (!(await serve(request, response))) await front(request, response)
  }
  print(`developing ${app.name}; shell, service and all other remotes from ${site}`)
  print(`open http://${address.host}:${address.port}${BASE_PATH}${(await firstPath(app)).slice(1)}`)
}
