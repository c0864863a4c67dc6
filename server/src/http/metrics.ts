import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import type { Config } from '../config/config'
import type { ProcessContext } from '../runtime/context'
import { Refusal } from '../runtime/errors'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The port is public: in production for the bearer of `METRICS_TOKEN` alone, elsewhere open where none is set. */
const mayCollect = (
  { production, metricsToken }: Pick<Config, 'production' | 'metricsToken'>,
  authorization: string | undefined,
): boolean =>
  metricsToken === undefined ? !production : timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${metricsToken}`))

/** `/metrics` for Prometheus, with the time each route takes. */
export const registerMetrics = (app: FastifyInstance, { metrics, log, config }: ProcessContext): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayCollect(config, request.headers.authorization)) throw new Refusal('NOT_FOUND')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
