import { DataTable, type DataTableTexts } from '@shuttle/ui/backoffice'
import type { ComponentProps } from 'react'
import { toTableState } from './to-table-state'
import { useStaffFailureText } from './use-staff-failure-text'
import { useTableTexts } from './use-table-texts'

type TableProps<Row> = ComponentProps<typeof DataTable<Row>>

interface ListSearch {
  opened: string
  open: (id: string) => void
  pages: (next: string | undefined) => { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined }
}

interface ResourceListProps<Row> extends Omit<TableProps<Row>, 'state' | 'onRetry' | 'texts'> {
  query: Parameters<typeof toTableState>[0] & { refetch: () => unknown }
  /** Begins the next page. */
  next?: string | undefined
  /** Search state of the page, where a row opens beside the list. */
  search?: ListSearch
  /** Below a list in pages, with the number of its shown rows. */
  summary?: (count: number) => string
  texts: Pick<DataTableTexts, 'empty' | 'emptyHint' | 'failed'> & Partial<DataTableTexts>
}

/** The rows of a query as a table, with its empty, loading and failed state and its pages. */
export const ResourceList = <Row,>({ query, next, search, summary, texts, ...table }: ResourceListProps<Row>) => {
  const toFailureText = useStaffFailureText()
  return (
    <DataTable
      {...(search && { onRow: (row: Row) => search.open(table.rowId(row)), selected: search.opened })}
      {...(search && summary && { paging: { summary: summary(table.rows?.length ?? 0), ...search.pages(next) } })}
      {...(summary && !table.isPlain && { height: 'page' as const })}
      {...table}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      texts={useTableTexts({ ...texts, failedHint: toFailureText(query.error) })}
    />
  )
}
