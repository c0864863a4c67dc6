import { type VisitEvent, visitEvent } from '@shuttle/contracts'
import * as z from 'zod/mini'
import { hashRange, readVisit } from './visit-id'

/** Remotes of one visit that are counted at most. */
const REMOTES = 20

const text = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/))

/** Events of a visit whose signature was verified, as one process passes them to another. */
export const visitReport = z.object({
  visit: text,
  rangeHash: text,
  events: z.array(visitEvent).check(z.minLength(1), z.maxLength(200)),
})
export type VisitReport = z.infer<typeof visitReport>

/** Stores a report. Rejects when it cannot. */
export type CountVisit = (report: VisitReport) => Promise<unknown>

/** A version that the release registry has: invented names would fill tables and memory. */
export type IsBuild = (app: string, version: string) => boolean

const START_FAULT = 'ShellFault'

/** The events of a browser's report; the boot script has no list yet when the shell fails. */
const listEvents = (body: { events?: unknown; kind?: unknown; version?: unknown }): unknown[] => {
  if (Array.isArray(body.events)) return body.events
  if (body.kind !== START_FAULT) return []
  return [{ no: 0, kind: 'error', remote: 'shell', version: body.version, phase: 'first', ms: 0, cause: 'throw' }]
}

/**
 * The events of a browser's report that count. Undefined for one without the signed id of a visit, and for one that
 * names nothing known.
 */
export const readVisitReport = (
  body: unknown,
  { range, keys, now, isBuild }: { range: string; keys: readonly [string, ...string[]]; now: number; isBuild: IsBuild },
): VisitReport | undefined => {
  const given = Object(body) as { visit?: unknown; events?: unknown; kind?: unknown; version?: unknown }
  const visit = typeof given.visit === 'string' ? readVisit(given.visit, keys, now) : undefined
  if (visit === undefined) return undefined
  const known = listEvents(given).flatMap((event): VisitEvent[] => {
    const read = visitEvent.safeParse(event)
    return read.success && isBuild(read.data.remote, read.data.version) ? [read.data] : []
  })
  const remotes = [...new Set(known.map(({ remote }) => remote))].slice(0, REMOTES)
  const report = {
    visit,
    rangeHash: hashRange(range, keys[0]),
    events: known.filter((one) => remotes.includes(one.remote)),
  }
  return visitReport.safeParse(report).data
}
