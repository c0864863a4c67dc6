import type { FastifyInstance } from 'fastify'

/** One POST to the ticketing service, through the same door as everybody's. `path` is below `/api/`. */
export type PostToService = (
  path: string,
  body: object,
  headers: Record<string, string>,
) => Promise<{ status: number; body: unknown }>

/** What another process is given to answer; a page goes out without its first answer sooner. */
export const ANSWER_WITHIN_MS = 2_000

/** To this process, without a network between. */
export const postHere =
  (app: FastifyInstance): PostToService =>
  async (path, body, headers) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body })
    return { status: answer.statusCode, body: answer.json() }
  }

export const postThere =
  (apiUrl: string): PostToService =>
  async (path, body, headers) => {
    const answer = await fetch(new URL(`/api/${path}`, apiUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return { status: answer.status, body: await answer.json() }
  }
