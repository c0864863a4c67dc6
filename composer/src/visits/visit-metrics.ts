import type { VisitEvent } from '@shuttle/contracts'
import { Counter, Histogram, type Registry } from 'prom-client'
import { createVersionLabels } from '../composition/version-labels'

const LOAD_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 20]
const VITAL_SECONDS = [0.1, 0.2, 0.5, 1, 2.5, 4, 8]
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5]
const THOUSAND = 1000

export type CountEvent = (event: VisitEvent) => void

const createCounter = (metrics: Registry): CountEvent => {
  const registers = [metrics]
  const events = new Counter({
    name: 'browser_events_total',
    help: 'Loads, retries, fallbacks, skips, errors and vitals that browsers reported, by remote and version',
    labelNames: ['remote', 'version', 'kind', 'phase', 'cause'],
    registers,
  })
  const loads = new Histogram({
    name: 'browser_load_seconds',
    help: 'Time that a first page, a move inside the site or a slot took to load',
    labelNames: ['remote', 'version', 'phase'],
    buckets: LOAD_SECONDS,
    registers,
  })
  const vitals = new Histogram({
    name: 'browser_vital_seconds',
    help: 'Largest contentful paint and interaction to next paint',
    labelNames: ['remote', 'version', 'vital'],
    buckets: VITAL_SECONDS,
    registers,
  })
  const shifts = new Histogram({
    name: 'browser_layout_shift',
    help: 'Cumulative layout shift',
    labelNames: ['remote', 'version'],
    buckets: SHIFTS,
    registers,
  })
  const toLabels = createVersionLabels()
  return ({ remote, version, kind, phase, cause, ms }) => {
    const labels = toLabels(remote, version)
    events.inc({ ...labels, kind, phase, cause })
    if (kind === 'load') loads.observe({ ...labels, phase }, ms / THOUSAND)
    if (kind !== 'vital') return
    if (phase === 'cls') shifts.observe(labels, ms / THOUSAND)
    else vitals.observe({ ...labels, vital: phase }, ms / THOUSAND)
  }
}

const counters = new WeakMap<Registry, CountEvent>()

/** Counts events in the metrics of a process, whose series exist once. */
export const eventCounter = (metrics: Registry): CountEvent => {
  const counter = counters.get(metrics) ?? createCounter(metrics)
  counters.set(metrics, counter)
  return counter
}
