import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import { useTableTexts } from './use-table-texts'

interface PlainTableProps<Row> {
  title: string
  caption: string
  empty: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

const nothing = () => undefined

/** A table without sorting, paging and retry, for rows that came with their page. */
export const PlainTable = <Row,>({ title, caption, empty, columns, rows, rowId }: PlainTableProps<Row>) => {
  const texts = useTableTexts({ empty, failed: '' })
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <DataTable
          caption={caption}
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
