/** Processed orders, and all orders. */
export const toProgress = (counts: Readonly<Record<string, number>>): { done: number; total: number } => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { done: total - (counts.WAITING ?? 0), total }
}
