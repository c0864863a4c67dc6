import type { Query } from '@tanstack/react-query'

/** Options that a query passes to the shell as `meta`. */
interface ShuttleMeta extends Record<string, unknown> {
  /** Not the main content of the page: its screen shows the failure in place, without toast or anomalies page. */
  isSecondary?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ShuttleMeta
  }
}

/** Whether a visible screen needs the query for its main content, so that the shell shows its failure. */
const isMainQuery = ({ observers }: Pick<Query, 'observers'>): boolean =>
  observers.some(({ options }) => !options.meta?.isSecondary)

export { isMainQuery, type ShuttleMeta }
