import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, buildBareApp } from '../app'
import type { AppContext, ProcessContext } from '../context'
import { registerDelivery } from '../delivery'
import type { AskApi } from '../delivery/composer'
import { builtScripts } from '../frames/built-scripts'
import { registerFrames } from '../frames/frames.routes'
import { registerHealth } from '../http/health'
import { cardFramePolicy } from '../modules/payments/configured-methods'

/** What another process is given to answer; a page goes out without its first answer sooner. */
const ANSWER_WITHIN_MS = 2_000

/** First answers from this process: through the same door as everybody's, without a network between. */
const askHere =
  (app: FastifyInstance): AskApi =>
  async (path, body, headers) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    return answer.json()
  }

const askThere =
  (apiUrl: string): AskApi =>
  async (path, body, headers) => {
    const answer = await fetch(new URL(`/api/${path}`, apiUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }

const registerSite = async (app: FastifyInstance, context: ProcessContext, api: AskApi, scriptsDir: string) => {
  await registerDelivery(app, {
    storeDir: join(context.config.dataDir, 'store'),
    api,
    now: context.clock.now,
    elapsed: context.clock.elapsed,
    log: context.log,
    metrics: context.metrics,
  })
  registerFrames(app, { mastercard: cardFramePolicy(context.config), scripts: builtScripts(scriptsDir) })
}

/** Delivery is as ready to sell as the service it asks. */
const readyThere = async (apiUrl: string): Promise<string | undefined> =>
  (await fetch(new URL('/health/ready', apiUrl), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok
    ? undefined
    : 'the service is not ready'

/** Role `delivery`: pages and builds, without a database. */
export const buildDeliveryApp = async (context: ProcessContext, scriptsDir: string): Promise<FastifyInstance> => {
  const { apiUrl } = context.config
  const app = await buildBareApp(context)
  registerHealth(app, () => readyThere(apiUrl))
  await registerSite(app, context, askThere(apiUrl), scriptsDir)
  return app
}

/** Roles `all` and `api`: the service, and in one process with it the pages. */
export const buildServiceApp = async (context: AppContext, scriptsDir: string): Promise<FastifyInstance> => {
  const app = await buildApp(context)
  if (context.config.role === 'all') await registerSite(app, context, askHere(app), scriptsDir)
  return app
}
