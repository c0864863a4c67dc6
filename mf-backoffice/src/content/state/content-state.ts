import type { ShownState } from '@shuttle/domain/staff'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

interface ContentQuery {
  id?: string | undefined
  /** Missing: every state. */
  state?: ShownState | undefined
  /** Last id of the previous page; missing for the first page. */
  after?: string | undefined
}

interface ContentFilter {
  state: ShownState | ''
  after: string
}

/** Hooks about one kind of content that home shows. */
export const contentState = <Row>(
  key: string,
  read: (query: ContentQuery, signal: AbortSignal) => Promise<{ rows: Row[]; next?: string | undefined }>,
) => ({
  usePage: ({ state, after }: ContentFilter) =>
    useStaffQuery({
      key: [key, 'page', state, after],
      read: (signal) => read({ state: state || undefined, after: after || undefined }, signal),
      showsPreviousData: true,
    }),
  /** One item; null where there is none. */
  useOne: (id: string) =>
    useStaffQuery({
      key: [key, 'one', id],
      read: async (signal) => (await read({ id }, signal)).rows[0] ?? null,
      enabled: id !== '',
    }),
  useRefresh: () => useRefresh(key),
})

export type ContentState<Row> = ReturnType<typeof contentState<Row>>
