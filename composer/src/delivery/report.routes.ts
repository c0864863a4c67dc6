import { BASE_PATH } from '@shuttle/contracts'
import { addressRange } from '@shuttle/domain'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { readReport } from './read-report'
import { createReportLimit } from './report-limit'

const MAX_BYTES = 16_384
/** Reasons of refusal by status; any other status means an invalid shape. */
const REASONS: Record<number, string> = { 413: 'size', 429: 'address' }
const TYPES = ['application/csp-report', 'application/reports+json', 'text/plain']

/** Reports of browsers: faults of remotes, and policy violations. Logged and counted, never trusted. */
export const registerReports = (
  app: FastifyInstance,
  options: {
    log: FastifyBaseLogger
    metrics: Registry
    /** Monotonic milliseconds. */
    elapsed: () => number
    /** Whether the release registry has an app of this name. */
    isApp: (name: string) => boolean
  },
): void => {
  const reports = new Counter({
    name: 'browser_reports_total',
    help: 'Faults and policy violations reported by browsers',
    labelNames: ['kind', 'remote'],
    registers: [options.metrics],
  })
  const dropped = new Counter({
    name: 'browser_reports_dropped_total',
    help: 'Reports of browsers that were not looked at: too many of all, of one address, too large, or none',
    labelNames: ['why'],
    registers: [options.metrics],
  })
  const findLimit = createReportLimit(options.elapsed)
  app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(null, undefined)
      }
    })
    // Checked before the body is read. Browsers cannot react to it, so the answer contains no reason.
    scope.addHook('onRequest', async (request, reply) => {
      const why = findLimit(addressRange(request.ip))
      if (why === undefined) return
      dropped.inc({ why })
      return reply.code(204).send()
    })
    scope.addHook('onError', async (_request, _reply, error) => {
      dropped.inc({ why: REASONS[(error as { statusCode?: number }).statusCode ?? 0] ?? 'shape' })
    })
    scope.post(`${BASE_PATH}report`, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const report = readReport(request.body)
      if (report === undefined) throw Object.assign(new Error('A report is an object.'), { statusCode: 400 })
      const { kind, extract } = report
      // Names are untrusted, and each label is a series that stays in memory: only names of apps become one.
      const remote = typeof report.remote === 'string' && options.isApp(report.remote) ? report.remote : 'unknown'
      reports.inc({ kind, remote })
      options.log.warn({ report: extract }, `browser reported a ${kind}`)
      return reply.code(204).send()
    })
  })
}
