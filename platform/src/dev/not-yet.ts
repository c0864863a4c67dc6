import type { Answerer } from './listen-here'

/** Answers while everything starts; the browser asks again by itself. */
export const notYet: Answerer = async (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', refresh: '1' })
  response.end('Starting: this page comes back by itself.')
}
