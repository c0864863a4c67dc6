import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, buildBareApp } from '../app'
import type { AppContext } from '../context'
import { registerDelivery } from '../delivery'
import type { AskApi } from '../delivery/composer'
import { builtScripts } from '../frames/built-scripts'
import { registerFrames } from '../frames/frames.routes'
import { cardFramePolicy } from '../modules/payments/configured-methods'

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
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }

/** The app of this process's role: the service, the delivery of the site, or both. */
export const buildSite = async (context: AppContext, scriptsDir: string): Promise<FastifyInstance> => {
  const { role, dataDir, apiUrl } = context.config
  const app = role === 'delivery' ? await buildBareApp(context) : await buildApp(context)
  if (role === 'api') return app
  await registerDelivery(app, {
    storeDir: join(dataDir, 'store'),
    api: role === 'delivery' && apiUrl !== undefined ? askThere(apiUrl) : askHere(app),
    now: context.clock.now,
    elapsed: context.clock.elapsed,
    log: context.log,
    metrics: context.metrics,
  })
  registerFrames(app, { mastercard: cardFramePolicy(context.config), scripts: builtScripts(scriptsDir) })
  return app
}
