import { Card, Row } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTableTexts } from '../../kit/use-table-texts'
import styles from './overview.module.css'

interface QueueCardProps<Item> {
  title: string
  empty: string
  /** Link to the whole list. */
  all?: { to: string | undefined; label: string }
  actions?: ReactNode
  columns: readonly DataColumn<Item>[]
  rows: readonly Item[]
  rowId: (row: Item) => string
}

const nothing = () => undefined

/** The first rows of a queue, which came with the overview. */
export const QueueCard = <Item,>({ title, empty, all, actions, columns, rows, rowId }: QueueCardProps<Item>) => {
  const texts = useTableTexts({ empty, failed: '' })
  const link = all?.to !== undefined && (
    <Link to={all.to} className={styles.all}>
      {all.label}
    </Link>
  )
  return (
    <Card
      title={title}
      aside={
        rows.length > 0 &&
        (actions || link) && (
          <Row>
            {actions}
            {link}
          </Row>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowId={rowId}
          onRetry={nothing}
          isPlain
          texts={texts}
        />
      )}
    </Card>
  )
}
