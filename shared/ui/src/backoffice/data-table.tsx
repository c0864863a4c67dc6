import { EmptyState, ErrorCard, VisuallyHidden } from '@shuttle/ui'
import { useEffect, useRef } from 'react'
import styles from './data-table.module.css'
import { CardOrder, DataTableHead } from './data-table-head'
import { DataTablePager } from './data-table-pager'
import type { DataTableProps } from './data-table-props'
import { DataRows } from './data-table-row'
import { TABLE_ROLES } from './table-roles'
import { useDataTable } from './use-data-table'
import { useOverflow } from './use-overflow'

/** So few columns fit at any width. */
const MOST_WRAPPED = 3

const BONES = Array.from({ length: 6 }, (_, index) => index)

const Bones = ({ columns }: { columns: number }) => (
  <tbody aria-hidden className={styles.bones}>
    {BONES.map((row) => (
      <tr key={row}>
        {Array.from({ length: columns }, (_, index) => index).map((column) => (
          <td key={column} className={styles.cell}>
            <span className={styles.bone} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

const announcement = <Row,>({ rows, state, paging, texts }: DataTableProps<Row>): string => {
  if (state === 'failed') return ''
  if (state === 'loading' || !rows) return texts.loading
  return rows.length > 0 ? (paging?.summary ?? '') : texts.empty
}

/** Rows that the service sorts and returns page by page. If there is no room for its columns, each row is a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, state = 'ready', onRetry, paging, height = 'content', isPlain, texts } = props
  const table = useDataTable(props)
  const scroller = useRef<HTMLDivElement>(null)
  const isOver = useOverflow(scroller)
  const isFailed = state === 'failed'
  const first = rows?.[0] && props.rowId(rows[0])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its first row
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [first])
  const shown = table.getRowModel().rows
  const isEmpty = rows?.length === 0 && state === 'ready'
  return (
    <div
      className={styles.table}
      data-narrow={columns.length > MOST_WRAPPED ? 'cards' : 'wraps'}
      data-plain={isPlain || undefined}
    >
      <VisuallyHidden>
        <span role="status">{announcement(props)}</span>
      </VisuallyHidden>
      {isFailed && (
        <ErrorCard title={texts.failed} text={texts.failedHint} retryLabel={texts.retry} onRetry={onRetry} />
      )}
      {isEmpty && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {(shown.length > 0 || (!isEmpty && !isFailed)) && (
        <>
          <CardOrder {...props} />
          <div
            ref={scroller}
            className={styles.scroller}
            data-height={height}
            {...(isOver && { tabIndex: 0, role: 'region', 'aria-label': caption })}
          >
            <table {...TABLE_ROLES.table} className={styles.grid} aria-busy={state === 'loading' || undefined}>
              <caption>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <DataTableHead table={table} columns={columns} />
              {shown.length > 0 ? <DataRows {...props} rows={shown} /> : <Bones columns={columns.length} />}
            </table>
          </div>
        </>
      )}
      {paging && shown.length > 0 && <DataTablePager paging={paging} texts={texts} isLoading={state === 'loading'} />}
    </div>
  )
}
