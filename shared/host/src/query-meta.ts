import type { Query } from '@tanstack/react-query'

/** What a query declares to the shell as `meta`. */
interface ShuttleMeta extends Record<string, unknown> {
  /** Beside the main matter of the page: its screen shows the failure in place; no toast, no anomalies page. */
  isSecondary?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ShuttleMeta
  }
}

/** Whether a visible screen needs the query for its main matter, so that the shell shows its failure. */
const isMainQuery = ({ observers }: Pick<Query, 'observers'>): boolean =>
  observers.some(({ options }) => !options.meta?.isSecondary)

export { isMainQuery, type ShuttleMeta }
