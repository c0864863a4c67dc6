import { BASE_PATH } from '@shuttle/contracts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'

const MAX_BYTES = 16_384
const LOGGED_CHARACTERS = 2000
const TYPES = ['application/csp-report', 'application/reports+json', 'text/plain']

/** A report as it is logged; undefined for what is none: no object, or one nested too deeply to be written. */
const write = (report: unknown): string | undefined => {
  if (typeof report !== 'object' || report === null) return undefined
  try {
    return JSON.stringify(report).slice(0, LOGGED_CHARACTERS)
  } catch {
    return undefined
  }
}

/** What browsers saw go wrong: faults of remotes, and violations of the policies. Logged and counted, never trusted. */
export const registerReports = (
  app: FastifyInstance,
  options: {
    log: FastifyBaseLogger
    metrics: Registry
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
  app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(null, {})
      }
    })
    scope.post(`${BASE_PATH}report`, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const written = write(request.body)
      if (written === undefined) throw Object.assign(new Error('A report is an object.'), { statusCode: 400 })
      const report = request.body as Record<string, unknown>
      const kind = 'csp-report' in report ? 'policy' : 'fault'
      // Names come from outside, and each label is a series that stays in memory: only those of apps become one.
      const name = report.remote
      const remote = typeof name === 'string' && options.isApp(name) ? name : 'unknown'
      reports.inc({ kind, remote })
      options.log.warn({ report: written }, `browser reported a ${kind}`)
      return reply.code(204).send()
    })
  })
}
