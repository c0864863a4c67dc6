import { Button, Card, Row } from '@shuttle/ui'
import {
  ConfirmDialog,
  DataTable,
  FormRow,
  FormRows,
  type Glyph,
  RowActions,
  StatTile,
  StatTiles,
  TableToggle,
} from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { texts } from '../texts'
import { backofficeTexts } from '../texts/backoffice-texts'
import { BackofficeFrame } from './backoffice-frame'
import { ORDER_COLUMNS, tableTexts } from './backoffice-story'
import { sampleOrders } from './sample-orders'

const MARKS = [
  ['waiting', 'warning'],
  ['attention', 'info'],
  ['differs', 'danger'],
  ['done', 'success'],
] as const satisfies [Glyph, string][]

const SALES = [
  [texts.zhuhai, 'HK$81,510.00'],
  [texts.macau, '¥61,130.00'],
] as const

const table = { rowId: (order: { number: string }) => order.number, onRetry: () => {}, texts: tableTexts }

const Sales = () => {
  const [view, setView] = useState<'chart' | 'table'>('table')
  const toggle = (
    <TableToggle
      label={backofficeTexts.sales}
      value={view}
      onChange={setView}
      chartLabel={backofficeTexts.chart}
      tableLabel={backofficeTexts.tableLabel}
    />
  )
  return (
    <Card title={backofficeTexts.sales} aside={toggle}>
      <DataTable
        caption={backofficeTexts.sales}
        columns={[
          { id: 'line', header: backofficeTexts.columns.line, cell: ([line]) => line },
          { id: 'amount', header: backofficeTexts.columns.amount, cell: ([, amount]) => amount, align: 'end' },
          {
            id: 'actions',
            header: backofficeTexts.state,
            cell: () => (
              <RowActions>
                <Button kind="text">{texts.open}</Button>
                <Button kind="text">{backofficeTexts.pause}</Button>
              </RowActions>
            ),
          },
        ]}
        rows={SALES}
        rowId={([line]) => line}
        onRetry={() => {}}
        isPlain
        texts={tableTexts}
      />
    </Card>
  )
}

/** Tiles, summaries, states of a table, form rows and a confirmation. */
export const BackofficePartsStory = () => {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <BackofficeFrame
      current="#0-0"
      title={backofficeTexts.waiting}
      note={backofficeTexts.age}
      actions={
        <Button kind="danger" onClick={() => setConfirming(true)}>
          {backofficeTexts.pause}
        </Button>
      }
    >
      <StatTiles>
        {backofficeTexts.tiles.map(([label, note], index) => {
          const [glyph, tone] = MARKS[index] ?? MARKS[0]
          return (
            <StatTile
              key={label}
              count={String(7 - index)}
              label={label}
              note={note}
              glyph={glyph}
              tone={tone}
              to="#"
            />
          )
        })}
      </StatTiles>
      <Sales />
      <Card title={backofficeTexts.sessions}>
        <FormRows>
          <FormRow
            label={backofficeTexts.capacity}
            hint={backofficeTexts.capacityHint}
            error={backofficeTexts.capacityError}
          >
            {(field) => <input {...field} inputMode="numeric" defaultValue="40" />}
          </FormRow>
          <FormRow label={backofficeTexts.state}>
            {(field) => (
              <select {...field}>
                {Object.values(texts.status).map((label) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            )}
          </FormRow>
          <FormRow label={backofficeTexts.reason}>{(field) => <textarea {...field} rows={2} />}</FormRow>
          <Row>
            <Button>{texts.done}</Button>
          </Row>
        </FormRows>
      </Card>
      <DataTable {...table} caption={texts.loading} columns={ORDER_COLUMNS} rows={undefined} state="loading" />
      <DataTable {...table} caption={backofficeTexts.table.empty} columns={ORDER_COLUMNS} rows={[]} />
      <DataTable
        {...table}
        caption={backofficeTexts.table.failed}
        columns={ORDER_COLUMNS}
        rows={sampleOrders(texts.macau).slice(0, 2)}
        state="failed"
      />
      <ConfirmDialog
        open={isConfirming}
        title={backofficeTexts.pauseTitle}
        reason={{ label: backofficeTexts.reason, maxLength: 200, missing: backofficeTexts.missing }}
        confirmLabel={backofficeTexts.pause}
        cancelLabel={backofficeTexts.keep}
        closeLabel={texts.close}
        kind="danger"
        onConfirm={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      >
        {backofficeTexts.pauseText}
      </ConfirmDialog>
    </BackofficeFrame>
  )
}
