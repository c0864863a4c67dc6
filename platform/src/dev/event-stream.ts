import type { ServerResponse } from 'node:http'
import type { BuildNews } from './build-news'

/** Sends events from one server to every open page. */
export interface EventStream {
  /** Leaves the response open; `greeting` is the state so far. */
  join: (response: ServerResponse, greeting: readonly BuildNews[]) => void
  notify: (news: BuildNews) => void
  close: () => void
}

export const createEventStream = (): EventStream => {
  const open = new Set<ServerResponse>()
  const write = (response: ServerResponse, news: BuildNews) => response.write(`data: ${JSON.stringify(news)}\n\n`)
  return {
    join: (response, greeting) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('retry: 500\n\n')
      for (const news of greeting) write(response, news)
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    notify: (news) => {
      for (const response of open) write(response, news)
    },
    close: () => {
      for (const response of open) response.end()
    },
  }
}
