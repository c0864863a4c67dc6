import { type ColumnDef, getCoreRowModel, type Table, type Updater, useReactTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn, DataSort, DataTableProps } from './data-table-props'

type Sorting = { id: string; desc: boolean }[]

const toSorting = (sort: DataSort | undefined): Sorting => (sort ? [{ id: sort.column, desc: sort.isDescending }] : [])

const NONE: never[] = []

/** The table's state without its markup: the service sorts and pages, so rows stay in the order they came. */
export const useDataTable = <Row>(props: DataTableProps<Row>): Table<Row> => {
  const { columns, rows, rowId, sort, onSort } = props
  const definitions = useMemo(
    () =>
      columns.map(
        (column: DataColumn<Row>): ColumnDef<Row, Row> => ({
          id: column.id,
          header: column.header,
          accessorFn: (row) => row,
          cell: ({ row }) => column.cell(row.original),
          enableSorting: column.sortable ?? false,
          sortDescFirst: false,
        }),
      ),
    [columns],
  )
  const sorting = toSorting(sort)
  return useReactTable<Row>({
    // The library only reads it.
    data: (rows ?? NONE) as Row[],
    columns: definitions,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change: Updater<Sorting>) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) onSort?.({ column: next.id, isDescending: next.desc })
    },
  })
}
