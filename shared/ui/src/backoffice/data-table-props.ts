import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  /** Also the label of the value where a row is a card. */
  header: string
  cell: (row: Row) => ReactNode
  /** `end`: amounts and counts. */
  align?: 'start' | 'end' | undefined
  sortable?: boolean | undefined
  /** The opened row shows it too: hidden if the columns have little room, as beside a panel. A card has room for it. */
  isSpare?: boolean | undefined
  /** A number of many digits: in a card it has a line of its own. */
  isLong?: boolean | undefined
  /** Names the row: read with each of its cells, and it opens the row. The first column if none is marked. */
  isRowHeader?: boolean | undefined
}

export interface DataSort {
  /** Id of a column. */
  column: string
  isDescending: boolean
}

/** Pages of the service by cursor; a missing direction is closed. */
export interface DataPaging {
  /** `Rows 1–50 of 2,011`; announced when it changes. */
  summary: string
  /** `1 / 41`. */
  position?: string | undefined
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Appends further rows; instead of the two others. */
  onMore?: (() => void) | undefined
}

export interface DataTableTexts {
  loading: string
  /** Shown when there are no rows. */
  empty: string
  /** What to do about it. */
  emptyHint?: string | undefined
  failed: string
  failedHint?: string | undefined
  retry: string
  previous: string
  next: string
  more: string
  /** Label of the sort select, where rows are cards. */
  sort: string
  ascending: (column: string) => string
  descending: (column: string) => string
}

export interface DataTableProps<Row> {
  /** Names the table; read, not shown. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** `loading` with rows: others are loading, these stay. `failed` with rows: these stay below the message. */
  state?: 'ready' | 'loading' | 'failed' | undefined
  onRetry: () => void
  sort?: DataSort | undefined
  onSort?: ((sort: DataSort) => void) | undefined
  paging?: DataPaging | undefined
  /** Opens a row in place; or `rowTo`, the address of its page. */
  onRow?: ((row: Row) => void) | undefined
  rowTo?: ((row: Row) => string) | undefined
  /** A row that needs an act at once: its background is red. A word in it has to name why. */
  isUrgent?: ((row: Row) => boolean) | undefined
  /** Id of the row that is open. */
  selected?: string | undefined
  /** `page`: no higher than the window, the head stays visible. `content`: as high as its rows. */
  height?: 'page' | 'content' | undefined
  /** Without its own background and shadow: for use inside a card. */
  isPlain?: boolean | undefined
  texts: DataTableTexts
}
