import type { Disruption } from '@shuttle/wire/staff'

/** Processed orders, and all orders. */
export const toProgress = (counts: Disruption['counts']): { done: number; total: number } => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { done: total - (counts.waiting ?? 0), total }
}
