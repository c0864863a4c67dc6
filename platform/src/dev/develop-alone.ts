import { stubConfig } from '../stub-host/stub-config'
import { aloneFront } from './alone-front'
import type { Closers } from './closers'
import type { DevelopmentApp } from './development-app'
import { startBuilds } from './development-builds'
import { createEventStream } from './event-stream'
import { listenHere, type Place } from './listen-here'
import { remoteOrders } from './orders'
import { serveBuilds } from './serve-builds'

/** One remote in the stub host, without shell and service. Rejects with a `DevelopmentFault` when the port is taken. */
export const developAlone = async (options: {
  app: DevelopmentApp
  place: Place
  site: string | undefined
  say: (line: string) => void
  closers: Closers
}): Promise<void> => {
  const { app, place, site, say, closers } = options
  const events = createEventStream()
  const stub = { app: 'stub', isCold: true, config: (outputDir: string) => stubConfig(app.dir, outputDir) }
  let answer = async (..._: Parameters<ReturnType<typeof aloneFront>>) => {}
  const server = await listenHere(place, (request, response) => answer(request, response))
  closers.add(server.close)
  const builds = startBuilds({ orders: [stub, ...remoteOrders([app])], tell: events.tell, say })
  closers.add(builds.close)
  const front = aloneFront({ app, builds, site })
  const serve = serveBuilds(builds, events)
  answer = async (request, response) => {
    if (!(await serve(request, response))) await front(request, response)
  }
  say(`developing ${app.name} alone, ${site ? `calls go to ${site}` : 'without a service (--site gives it one)'}`)
  say(`open http://${place.host}:${place.port}/`)
}
