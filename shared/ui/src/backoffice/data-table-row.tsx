import type { Row as TableRow } from '@tanstack/react-table'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { BackofficeLink } from './backoffice-link'
import styles from './data-table.module.css'
import type { DataColumn, DataTableProps } from './data-table-props'
import { TABLE_ROLES } from './table-roles'

type Opening<Row> = Pick<DataTableProps<Row>, 'onRow' | 'rowTo' | 'selected' | 'isUrgent'>

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys move between the controls that open rows. */
const moveToRow = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key]
  const opener = (event.target as HTMLElement).closest<HTMLElement>('[data-open]')
  if (step === undefined || !opener) return
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open]')]
  const next = openers[openers.indexOf(opener) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const pressOpener = (event: MouseEvent<HTMLElement>) => {
  const target = event.target as HTMLElement
  if (target.closest('a, button, input, select, label') || getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLElement>('[data-open]')?.click()
}

const Opener = <Row,>(props: { row: TableRow<Row>; children: ReactNode } & Opening<Row>) => {
  const { row, children, onRow, rowTo, selected } = props
  const current = row.id === selected ? 'true' : undefined
  if (rowTo)
    return (
      <BackofficeLink to={rowTo(row.original)} className={styles.open} aria-current={current} data-open>
        {children}
      </BackofficeLink>
    )
  if (!onRow) return children
  return (
    <button type="button" className={styles.open} aria-current={current} data-open onClick={() => onRow(row.original)}>
      {children}
    </button>
  )
}

const DataRow = <Row,>(props: { row: TableRow<Row>; columns: readonly DataColumn<Row>[] } & Opening<Row>) => {
  const { row, columns, ...opening } = props
  const named = columns.find((column) => column.isRowHeader) ?? columns[0]
  const isOpenable = opening.onRow !== undefined || opening.rowTo !== undefined
  return (
    <tr
      {...TABLE_ROLES.row}
      className={styles.row}
      data-selected={row.id === opening.selected || undefined}
      data-openable={isOpenable || undefined}
      data-urgent={opening.isUrgent?.(row.original) || undefined}
      onClick={isOpenable ? pressOpener : undefined}
    >
      {columns.map((column) =>
        column === named ? (
          <th key={column.id} {...TABLE_ROLES.rowHeader} scope="row" className={styles.cell} data-align={column.align}>
            <Opener row={row} {...opening}>
              {column.cell(row.original)}
            </Opener>
          </th>
        ) : (
          <td
            key={column.id}
            {...TABLE_ROLES.cell}
            className={styles.cell}
            data-align={column.align}
            data-spare={column.isSpare || undefined}
            data-long={column.isLong || undefined}
            data-label={column.header}
          >
            {column.cell(row.original)}
          </td>
        ),
      )}
    </tr>
  )
}

export const DataRows = <Row,>(
  props: { rows: readonly TableRow<Row>[]; columns: readonly DataColumn<Row>[] } & Opening<Row>,
) => {
  const { rows, ...rest } = props
  return (
    <tbody {...TABLE_ROLES.group} className={styles.rows} onKeyDown={moveToRow}>
      {rows.map((row) => (
        <DataRow key={row.id} row={row} {...rest} />
      ))}
    </tbody>
  )
}
