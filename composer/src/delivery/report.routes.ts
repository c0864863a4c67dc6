import { BASE_PATH } from '@shuttle/contracts'
import { addressRange } from '@shuttle/domain'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { visitRange } from '../visits/visit-range'
import { type CountVisit, type IsBuild, readVisitReport, type VisitReport } from '../visits/visit-report'
import { readReport } from './read-report'
import { createReportLimit } from './report-limit'

const MAX_BYTES = 16_384
/** Reasons of refusal by status; any other status means an invalid shape. */
const REASONS: Record<number, string> = { 413: 'size', 429: 'address' }
const TYPES = ['application/csp-report', 'application/reports+json', 'text/plain']

const hasEvents = (body: unknown): boolean => Array.isArray(Object(body).events)

/** The metric's name of a remote that the release registry does not have. */
const UNKNOWN = 'unknown'

/** Where visits are counted, and the keys of their ids, the newest first. */
export interface Visits {
  keys: readonly [string, ...string[]]
  /** Share of the documents that report, 0 to 1. */
  share: number
  count: CountVisit
}

interface ReportOptions {
  log: FastifyBaseLogger
  metrics: Registry
  /** Monotonic milliseconds. */
  elapsed: () => number
  /** Business time in milliseconds. */
  now: () => number
  /** Whether the release registry has an app of this name. */
  isApp: (name: string) => boolean
  isBuild: IsBuild
  visits: Visits
}

const createCounters = (metrics: Registry) => {
  const reports = new Counter({
    name: 'browser_reports_total',
    help: 'Faults and policy violations reported by browsers',
    labelNames: ['kind', 'remote'],
    registers: [metrics],
  })
  const dropped = new Counter({
    name: 'browser_reports_dropped_total',
    help: 'Reports of browsers that count nothing: too many of all, one address or one remote, too large, none, unstored',
    labelNames: ['why'],
    registers: [metrics],
  })
  return { reports, drop: (why: string) => dropped.inc({ why }) }
}

/** Reports of browsers: events of visits, faults of remotes, and policy violations. Counted, logged, never trusted. */
export const registerReports = (app: FastifyInstance, options: ReportOptions): void => {
  const { reports, drop } = createCounters(options.metrics)
  const limit = createReportLimit(options.elapsed)

  /** What remains of a report after the share of each of its remotes. */
  const withinLimits = (report: VisitReport, range: string): VisitReport => {
    const refused = new Set(
      [...new Set(report.events.map(({ remote }) => remote))].filter((remote) => {
        const why = limit.take(remote, range)
        if (why !== undefined) drop(why)
        return why !== undefined
      }),
    )
    return { ...report, events: report.events.filter(({ remote }) => !refused.has(remote)) }
  }
  const countVisit = async (body: unknown, ip: string): Promise<void> => {
    const { keys, count } = options.visits
    const read = readVisitReport(body, { range: visitRange(ip), keys, now: options.now(), isBuild: options.isBuild })
    if (read === undefined) return
    const report = withinLimits(read, addressRange(ip))
    if (report.events.length === 0) return
    try {
      await count(report)
    } catch (error) {
      drop('unstored')
      options.log.warn({ err: error }, 'a report of a visit was not stored')
    }
  }
  const logReport = (body: unknown, range: string): void => {
    const report = readReport(body)
    if (report === undefined) throw Object.assign(new Error('A report is an object.'), { statusCode: 400 })
    const { kind, extract } = report
    // Names are untrusted, and each label is a series that stays in memory: only names of apps become one.
    const remote = typeof report.remote === 'string' && options.isApp(report.remote) ? report.remote : UNKNOWN
    const why = limit.take(`${kind} ${remote}`, range)
    if (why !== undefined) {
      drop(why)
      return
    }
    reports.inc({ kind, remote })
    options.log.warn({ report: extract }, `browser reported a ${kind}`)
  }

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
      const why = limit.begin(addressRange(request.ip))
      if (why === undefined) return
      drop(why)
      return reply.code(204).send()
    })
    scope.addHook('onError', async (_request, _reply, error) => {
      drop(REASONS[(error as { statusCode?: number }).statusCode ?? 0] ?? 'shape')
    })
    scope.post(`${BASE_PATH}report`, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const range = addressRange(request.ip)
      if (!hasEvents(request.body)) logReport(request.body, range)
      await countVisit(request.body, request.ip)
      return reply.code(204).send()
    })
  })
}
