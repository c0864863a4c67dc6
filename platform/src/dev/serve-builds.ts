import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEVELOPMENT_BASE, EVENTS_ADDRESS } from './addresses'
import type { DevelopmentBuilds } from './development-builds'
import type { EventStream } from './event-stream'
import { sendFile } from './send-file'

/** Answers requests of development itself: the stream of news and the files of builds. False for all others. */
export const serveBuilds =
  (builds: DevelopmentBuilds, events: EventStream) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site.invalid').pathname)
    if (path === EVENTS_ADDRESS) {
      events.join(response, builds.greeting())
      return true
    }
    if (!path.startsWith(DEVELOPMENT_BASE)) return false
    const [app = '', ...rest] = path.slice(DEVELOPMENT_BASE.length).split('/')
    const build = await builds.ready(app)
    await sendFile(response, build?.folder ?? '/nowhere', rest.join('/'))
    return true
  }
