import { join } from 'node:path'
import type { Closers } from './closers'
import { appIn, type DevelopmentApp } from './development-app'
import { startBuilds } from './development-builds'
import { createEventStream } from './event-stream'
import { type Answerer, listenHere, type Place } from './listen-here'
import { notYet } from './not-yet'
import { remoteOrders, shellOrders } from './orders'
import { serveBuilds } from './serve-builds'
import { serviceHere } from './service-here'
import { siteFront } from './site-front'

/**
 * The whole site at one address: shell and `remotes` from source and hot, the rest from `site`, or as built here.
 * Resolves when it stands, with the exit code of a service that ends by itself. Rejects with a `DevelopmentFault` when
 * the port is taken.
 */
export const developSite = async (options: {
  root: string
  place: Place
  remotes: readonly DevelopmentApp[]
  site: string | undefined
  say: (line: string) => void
  closers: Closers
}): Promise<{ ended: Promise<number> }> => {
  const { root, place, remotes, say, closers } = options
  const developed = remotes.map(({ name }) => name)
  let answer: Answerer = notYet
  const server = await listenHere(place, (request, response) => answer(request, response))
  closers.add(server.close)

  const shell = appIn(join(root, 'shell'))
  const events = createEventStream()
  const orders = [...(await shellOrders(shell)), ...remoteOrders(remotes)]
  const builds = startBuilds({ orders, tell: events.tell, say })
  closers.add(builds.close)

  const service = options.site ? undefined : await serviceHere({ root, place, developed, say, closers })
  const site = { origin: options.site ?? service?.origin ?? '', isOurs: !options.site }
  const front = siteFront({ site, shell, remotes, builds, say })
  const serve = serveBuilds(builds, events)
  answer = async (request, response) => {
    if (!(await serve(request, response))) await front(request, response)
  }
  say(
    `developing ${['shell', ...developed].join(', ')}; the rest ${options.site ? `from ${options.site}` : 'as built here'}`,
  )
  say(`open http://${place.host}:${place.port}/webhtml/`)
  return { ended: service?.ended ?? new Promise(() => {}) }
}
