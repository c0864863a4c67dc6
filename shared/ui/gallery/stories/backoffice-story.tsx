import { Button, Notice, Stack } from '@shuttle/ui'
import { type DataColumn, type DataSort, DataTable, FilterBar, SidePanel, StateMark } from '@shuttle/ui/backoffice'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts'
import { backofficeTexts } from '../texts/backoffice-texts'
import { BackofficeFrame } from './backoffice-frame'
import { type SampleOrder, sampleOrders } from './sample-orders'

const ORDERS = sampleOrders(`${texts.hongKong} → ${texts.zhuhai}`)

const State = ({ order }: { order: SampleOrder }) => (
  <StateMark glyph={order.state.glyph} tone={order.state.tone}>
    {texts.status[order.state.status]}
  </StateMark>
)

export const ORDER_COLUMNS: DataColumn<SampleOrder>[] = [
  { id: 'number', header: backofficeTexts.columns.number, cell: (order) => order.number },
  { id: 'placed', header: backofficeTexts.columns.placed, cell: (order) => order.placed, sortable: true },
  { id: 'passenger', header: backofficeTexts.columns.passenger, cell: (order) => order.passenger },
  { id: 'line', header: backofficeTexts.columns.line, cell: (order) => order.line },
  { id: 'travel', header: backofficeTexts.columns.travel, cell: (order) => order.travel, sortable: true },
  { id: 'tickets', header: backofficeTexts.columns.tickets, cell: (order) => order.tickets, align: 'end' },
  { id: 'amount', header: backofficeTexts.columns.amount, cell: (order) => order.amount, align: 'end' },
  { id: 'state', header: backofficeTexts.columns.state, cell: (order) => <State order={order} /> },
]

export const tableTexts = { ...backofficeTexts.table, loading: texts.loading, retry: texts.retry }

const Panel = ({ order, onClose }: { order: SampleOrder | undefined; onClose: () => void }) => (
  <SidePanel
    open={order !== undefined}
    onClose={onClose}
    title={order?.number ?? ''}
    closeLabel={texts.close}
    mark={order && <State order={order} />}
    actions={
      <>
        <Button>{backofficeTexts.openOrder}</Button>
        <Button kind="soft">{backofficeTexts.resend}</Button>
      </>
    }
  >
    <Stack>
      <Notice kind="warning" title={texts.status.refunding}>
        {backofficeTexts.panelText}
      </Notice>
      <p>{order?.passenger}</p>
      <p>{order?.line}</p>
    </Stack>
  </SidePanel>
)

/** A search of orders: filters, table and panel. */
export const BackofficeStory = () => {
  const [sort, setSort] = useState<DataSort>({ column: 'placed', isDescending: true })
  const [chosen, setChosen] = useState<SampleOrder>()
  const { filters } = backofficeTexts
  return (
    <BackofficeFrame
      current="#0-1"
      title={backofficeTexts.groups[0]?.[1][1] ?? ''}
      note={backofficeTexts.audited}
      aside={<Panel order={chosen} onClose={() => setChosen(undefined)} />}
    >
      <FilterBar
        label={backofficeTexts.search}
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
        searchLabel={backofficeTexts.search}
        clearLabel={backofficeTexts.clear}
        actions={
          <Button kind="soft" icon={<Download size={16} />}>
            {backofficeTexts.csv}
          </Button>
        }
      />
      <DataTable
        caption={backofficeTexts.groups[0]?.[1][1] ?? ''}
        columns={ORDER_COLUMNS}
        rows={ORDERS}
        rowId={(order) => order.number}
        onRetry={() => {}}
        sort={sort}
        onSort={setSort}
        onRow={setChosen}
        selected={chosen?.number}
        height="page"
        paging={{ summary: backofficeTexts.summary, position: '1 / 112', onNext: () => {} }}
        texts={tableTexts}
      />
    </BackofficeFrame>
  )
}
