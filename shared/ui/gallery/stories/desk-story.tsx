import { Button, Notice, Stack } from '@shuttle/ui'
import { type DataColumn, type DataSort, DataTable, FilterBar, SidePanel, StateMark } from '@shuttle/ui/desk'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts'
import { desk } from '../texts/desk'
import { DeskFrame } from './desk-frame'
import { type SampleOrder, sampleOrders } from './desk-rows'

const ORDERS = sampleOrders(`${texts.hongKong} → ${texts.zhuhai}`)

const State = ({ order }: { order: SampleOrder }) => (
  <StateMark glyph={order.state.glyph} tone={order.state.tone}>
    {texts.status[order.state.status]}
  </StateMark>
)

export const ORDER_COLUMNS: DataColumn<SampleOrder>[] = [
  { id: 'number', header: desk.columns.number, cell: (order) => order.number },
  { id: 'placed', header: desk.columns.placed, cell: (order) => order.placed, sortable: true },
  { id: 'passenger', header: desk.columns.passenger, cell: (order) => order.passenger },
  { id: 'line', header: desk.columns.line, cell: (order) => order.line },
  { id: 'travel', header: desk.columns.travel, cell: (order) => order.travel, sortable: true },
  { id: 'tickets', header: desk.columns.tickets, cell: (order) => order.tickets, align: 'end' },
  { id: 'amount', header: desk.columns.amount, cell: (order) => order.amount, align: 'end' },
  { id: 'state', header: desk.columns.state, cell: (order) => <State order={order} /> },
]

export const tableTexts = { ...desk.table, loading: texts.loading, retry: texts.retry }

const Panel = ({ order, onClose }: { order: SampleOrder | undefined; onClose: () => void }) => (
  <SidePanel
    open={order !== undefined}
    onClose={onClose}
    title={order?.number ?? ''}
    closeLabel={texts.close}
    mark={order && <State order={order} />}
    actions={
      <>
        <Button>{desk.openOrder}</Button>
        <Button kind="soft">{desk.resend}</Button>
      </>
    }
  >
    <Stack>
      <Notice kind="warning" title={texts.status.refunding}>
        {desk.panelText}
      </Notice>
      <p>{order?.passenger}</p>
      <p>{order?.line}</p>
    </Stack>
  </SidePanel>
)

/** A search of orders: filters, table and panel. */
export const DeskStory = () => {
  const [sort, setSort] = useState<DataSort>({ column: 'placed', isDescending: true })
  const [chosen, setChosen] = useState<SampleOrder>()
  const { filters } = desk
  return (
    <DeskFrame
      current="#0-1"
      title={desk.groups[0]?.[1][1] ?? ''}
      note={desk.audited}
      aside={<Panel order={chosen} onClose={() => setChosen(undefined)} />}
    >
      <FilterBar
        label={desk.search}
        filters={[
          { kind: 'search', name: 'q', label: filters.q, value: '' },
          { kind: 'date', name: 'date', label: filters.date, value: '2026-11-23' },
          {
            kind: 'choice',
            name: 'line',
            label: filters.line,
            value: '',
            options: [{ value: '', label: filters.all }],
          },
          {
            kind: 'choices',
            name: 'status',
            label: filters.status,
            value: 'paid,used',
            summary: filters.chosen,
            options: Object.entries(texts.status).map(([value, label]) => ({ value, label })),
          },
        ]}
        onSearch={() => {}}
        onClear={() => {}}
        searchLabel={desk.search}
        clearLabel={desk.clear}
        actions={
          <Button kind="soft" icon={<Download size={16} />}>
            {desk.csv}
          </Button>
        }
      />
      <DataTable
        caption={desk.groups[0]?.[1][1] ?? ''}
        columns={ORDER_COLUMNS}
        rows={ORDERS}
        rowId={(order) => order.number}
        onRetry={() => {}}
        sort={sort}
        onSort={setSort}
        onRow={setChosen}
        selected={chosen?.number}
        height="page"
        paging={{ summary: desk.summary, position: '1 / 112', onNext: () => {} }}
        texts={tableTexts}
      />
    </DeskFrame>
  )
}
