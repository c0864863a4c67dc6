import type { SpawnSyncReturns } from 'node:child_process'
import * as z from 'zod/mini'

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
})
/** Output of `npm audit --json`. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
})

/** Its output when the registry does not answer. */
const refused = z.object({ message: z.string(), error: z.object({}) })

/** An accepted finding, with its reason and last day for readers of the list. */
const accepted = z.array(
  z.object({
    package: z.string(),
    /** Such as GHSA-xxxx-xxxx-xxxx. */
    advisory: z.string(),
    reason: z.string().check(z.minLength(20)),
    /** The last day, YYYY-MM-DD. */
    until: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
)
export type AcceptedFinding = z.infer<typeof accepted>[number]
export const parseAccepted = (text: string): AcceptedFinding[] => accepted.parse(JSON.parse(text))

const HEAVY = ['high', 'critical']
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface Evaluation {
  lines: string[]
  ok: boolean
}

/** Exit and output of npm. */
export type AuditCall = Pick<SpawnSyncReturns<string>, 'stdout' | 'signal'> & { error?: NodeJS.ErrnoException }

/**
 * Output without a report: reports it, and fails only for a text that it cannot parse, including the start of a report.
 */
const evaluateWithoutReport = (printed: string): Evaluation => {
  const candidate = parse(printed)
  const answer = refused.safeParse(candidate)
  if ((candidate !== undefined || printed.trimStart().startsWith('{')) && !answer.success)
    return {
      ok: false,
      lines: ['the report on known faults cannot be read: it is cut off, or its shape is not the one that npm had'],
    }
  const reason = answer.success ? answer.data.message : 'no report'
  return { ok: true, lines: [`not checked for known faults: the registry gave no answer (${reason})`] }
}

/**
 * Evaluates the output of npm: one line for each severe finding, and for each accepted one that is expired or was not
 * found. A silent registry is reported and does not fail the build; a call that was ended after some output, or from
 * outside, fails it.
 */
export const evaluateAdvisories = (
  { stdout: printed, error, signal }: AuditCall,
  list: readonly AcceptedFinding[],
  today: string,
): Evaluation => {
  const isTimedOut = error?.code === 'ETIMEDOUT' && printed.trim() === ''
  // The output before the end may be any part of a report.
  if ((error || signal) && !isTimedOut)
    return { ok: false, lines: [`not checked for known faults: npm did not end (${error?.message ?? signal})`] }
  const answer = report.safeParse(parse(printed))
  if (!answer.success) return evaluateWithoutReport(printed)
  const found = Object.values(answer.data.vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each !== 'string'),
  )
  const heavy = [...new Map(found.map((each) => [`${each.name} ${each.url}`, each])).values()].filter(({ severity }) =>
    HEAVY.includes(severity),
  )
  const entryFor = ({ name, url }: { name: string; url: string }) =>
    list.find((entry) => entry.package === name && url.endsWith(`/${entry.advisory}`))
  const open = heavy.flatMap((each) => {
    const entry = entryFor(each)
    if (entry && today <= entry.until) return []
    const why = entry ? `, accepted until ${entry.until} only` : ''
    return [`${each.severity}: ${each.name}, ${each.title} (${each.url})${why}`]
  })
  const idle = list
    .filter((entry) => !heavy.some((each) => entryFor(each) === entry))
    .map((entry) => `accepted, but not found: ${entry.package} ${entry.advisory}; take it off the list`)
  const counted = `${found.length} known faults, ${heavy.length} high or critical, ${heavy.length - open.length} accepted`
  return { ok: open.length === 0, lines: [...open, ...idle, counted] }
}
