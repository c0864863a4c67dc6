import type { FastifyInstance } from 'fastify'

/** One POST to the ticketing service, through its public API. `path` is below `/api/`. */
export type PostToService = (
  path: string,
  body: object,
  headers: Record<string, string>,
) => Promise<{ status: number; body: unknown }>

/** Time limit of another process's answer, in milliseconds; delivery sends a page without its data sooner. */
export const ANSWER_WITHIN_MS = 2_000

/** Posts to the service of this process, without the network. */
export const postHere =
  (app: FastifyInstance): PostToService =>
  async (path, body, headers) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body })
    return { status: answer.statusCode, body: answer.json() }
  }

/** Posts to the service of another process over HTTP. */
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
