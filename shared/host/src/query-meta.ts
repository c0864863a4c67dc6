/** What a query declares to the shell as `meta`. */
interface ShuttleMeta extends Record<string, unknown> {
  /** The screen shows this failure itself, in place: no toast, no anomalies page. */
  isHandledElsewhere?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ShuttleMeta
  }
}

export type { ShuttleMeta }
