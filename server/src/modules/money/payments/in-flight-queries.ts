import type { Registry } from 'prom-client'
import type { AttemptResult } from './attempt-result'

interface InFlightQuery {
  now: Promise<AttemptResult>
  /** Begins when the query in flight has ended. */
  next?: Promise<AttemptResult>
}

const processes = new WeakMap<Registry, Map<string, InFlightQuery>>()

const queriesOf = (metrics: Registry): Map<string, InFlightQuery> => {
  const queries = processes.get(metrics) ?? new Map<string, InFlightQuery>()
  processes.set(metrics, queries)
  return queries
}

const begin = (
  queries: Map<string, InFlightQuery>,
  requestNo: string,
  query: () => Promise<AttemptResult>,
): Promise<AttemptResult> => {
  const now = query().finally(() => {
    if (queries.get(requestNo)?.now === now) queries.delete(requestNo)
  })
  queries.set(requestNo, { now })
  return now
}

/** The answer of the query of an attempt that is in flight in this process, else of a new one. */
export const joinQuery = (
  { metrics }: { metrics: Registry },
  requestNo: string,
  query: () => Promise<AttemptResult>,
): Promise<AttemptResult> => {
  const queries = queriesOf(metrics)
  return queries.get(requestNo)?.now ?? begin(queries, requestNo, query)
}

/**
 * The answer of a query that begins now or later, because the query in flight may have been sent too early: the new one
 * follows it, and all concurrent callers share it.
 */
export const runFreshQuery = (
  { metrics }: { metrics: Registry },
  requestNo: string,
  query: () => Promise<AttemptResult>,
): Promise<AttemptResult> => {
  const queries = queriesOf(metrics)
  const inFlight = queries.get(requestNo)
  if (!inFlight) return begin(queries, requestNo, query)
  inFlight.next ??= inFlight.now.then(
    (result) => (result.kind === 'recorded' ? result : begin(queries, requestNo, query)),
    () => begin(queries, requestNo, query),
  )
  return inFlight.next
}
