import { Button, Card, Row } from '@shuttle/ui'
import {
  ConfirmAct,
  DataTable,
  FormRow,
  FormRows,
  type Glyph,
  RowActs,
  StatTile,
  StatTiles,
  TableToggle,
} from '@shuttle/ui/desk'
import { useState } from 'react'
import { texts } from '../texts'
import { desk } from '../texts/desk'
import { DeskFrame } from './desk-frame'
import { sampleOrders } from './desk-rows'
import { ORDER_COLUMNS, tableTexts } from './desk-story'

const LOOKS = [
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
  const [look, setLook] = useState<'chart' | 'table'>('table')
  const toggle = (
    <TableToggle
      label={desk.sales}
      value={look}
      onChange={setLook}
      chartLabel={desk.chart}
      tableLabel={desk.tableLabel}
    />
  )
  return (
    <Card title={desk.sales} aside={toggle}>
      <DataTable
        caption={desk.sales}
        columns={[
          { id: 'line', header: desk.columns.line, cell: ([line]) => line },
          { id: 'amount', header: desk.columns.amount, cell: ([, amount]) => amount, align: 'end' },
          {
            id: 'acts',
            header: desk.state,
            cell: () => (
              <RowActs>
                <Button kind="text">{texts.open}</Button>
                <Button kind="text">{desk.pause}</Button>
              </RowActs>
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
export const DeskPartsStory = () => {
  const [isAsking, setAsking] = useState(false)
  return (
    <DeskFrame
      current="#0-0"
      title={desk.waiting}
      note={desk.age}
      actions={
        <Button kind="danger" onClick={() => setAsking(true)}>
          {desk.pause}
        </Button>
      }
    >
      <StatTiles>
        {desk.tiles.map(([label, note], index) => {
          const [glyph, tone] = LOOKS[index] ?? LOOKS[0]
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
      <Card title={desk.sessions}>
        <FormRows>
          <FormRow label={desk.capacity} hint={desk.capacityHint} error={desk.capacityError}>
            {(field) => <input {...field} inputMode="numeric" defaultValue="40" />}
          </FormRow>
          <FormRow label={desk.state}>
            {(field) => (
              <select {...field}>
                {Object.values(texts.status).map((label) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            )}
          </FormRow>
          <FormRow label={desk.reason}>{(field) => <textarea {...field} rows={2} />}</FormRow>
          <Row>
            <Button>{texts.done}</Button>
          </Row>
        </FormRows>
      </Card>
      <DataTable {...table} caption={texts.loading} columns={ORDER_COLUMNS} rows={undefined} state="loading" />
      <DataTable {...table} caption={desk.table.empty} columns={ORDER_COLUMNS} rows={[]} />
      <DataTable
        {...table}
        caption={desk.table.failed}
        columns={ORDER_COLUMNS}
        rows={sampleOrders(texts.macau).slice(0, 2)}
        state="failed"
      />
      <ConfirmAct
        open={isAsking}
        title={desk.pauseTitle}
        reason={{ label: desk.reason, maxLength: 200, missing: desk.missing }}
        confirmLabel={desk.pause}
        cancelLabel={desk.keep}
        closeLabel={texts.close}
        kind="danger"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        {desk.pauseText}
      </ConfirmAct>
    </DeskFrame>
  )
}
