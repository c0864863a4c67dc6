import type { Header, Table } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styles from './data-table.module.css'
import type { DataColumn, DataSort, DataTableProps } from './data-table-props'
import { TABLE_ROLES } from './table-roles'

const GLYPHS = { asc: ArrowUp, desc: ArrowDown }
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

const HeadCell = <Row,>({ header, column }: { header: Header<Row, unknown>; column: DataColumn<Row> | undefined }) => {
  const sorted = header.column.getIsSorted()
  const Glyph = sorted ? GLYPHS[sorted] : ArrowUpDown
  return (
    <th
      {...TABLE_ROLES.columnHeader}
      scope="col"
      className={styles.headCell}
      data-align={column?.align}
      data-spare={column?.isSpare || undefined}
      data-sorted={sorted || undefined}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
    >
      {header.column.getCanSort() ? (
        <button type="button" className={styles.sort} onClick={header.column.getToggleSortingHandler()}>
          {column?.header}
          <Glyph size={14} aria-hidden />
        </button>
      ) : (
        column?.header
      )}
    </th>
  )
}

export const DataTableHead = <Row,>({ table, columns }: { table: Table<Row>; columns: readonly DataColumn<Row>[] }) => (
  <thead {...TABLE_ROLES.group} className={styles.headGroup}>
    {table.getHeaderGroups().map((group) => (
      <tr key={group.id} {...TABLE_ROLES.row}>
        {group.headers.map((header, index) => (
          <HeadCell key={header.id} header={header} column={columns[index]} />
        ))}
      </tr>
    ))}
  </thead>
)

const SEPARATOR = ' '

/** The sort order of cards, which have no head to press. */
export const CardOrder = <Row,>({ columns, sort, onSort, texts }: DataTableProps<Row>) => {
  const sortable = columns.filter((column) => column.sortable)
  if (!onSort || sortable.length === 0) return null
  const toValue = ({ column, isDescending }: DataSort) => [column, isDescending ? 'desc' : 'asc'].join(SEPARATOR)
  return (
    <label className={styles.order}>
      {texts.sort}
      <select
        className={styles.select}
        value={sort ? toValue(sort) : ''}
        onChange={({ target }) => {
          const [column = '', direction] = target.value.split(SEPARATOR)
          if (column) onSort({ column, isDescending: direction === 'desc' })
        }}
      >
        {!sort && <option value="">-</option>}
        {sortable.flatMap(({ id, header }) => [
          <option key={`${id}-asc`} value={toValue({ column: id, isDescending: false })}>
            {texts.ascending(header)}
          </option>,
          <option key={`${id}-desc`} value={toValue({ column: id, isDescending: true })}>
            {texts.descending(header)}
          </option>,
        ])}
      </select>
    </label>
  )
}
