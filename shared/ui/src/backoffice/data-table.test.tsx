import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible'
import { type DataColumn, DataTable, type DataTableProps } from './index'

interface Order {
  number: string
  passenger: string
  amount: string
}

const ORDERS: Order[] = [
  { number: 'B202611222017', passenger: 'CHAU Wai Man', amount: 'HK$130.00' },
  { number: 'B202611222009', passenger: 'LAM Ka Yan', amount: 'HK$65.00' },
  { number: 'B202611221996', passenger: 'HO Ka Ho', amount: '¥174.00' },
]

const COLUMNS: DataColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: (order) => order.number, sortable: true },
  { id: 'passenger', header: 'Passenger', cell: (order) => order.passenger },
  { id: 'amount', header: 'Amount', cell: (order) => order.amount, align: 'end', sortable: true },
]

const nothing = () => undefined

const drawTable = (change: Partial<DataTableProps<Order>> = {}) => {
  const draw = (next: Partial<DataTableProps<Order>>) => (
    <main>
      <DataTable
        caption="Orders"
        columns={COLUMNS}
        rows={ORDERS}
        rowId={(order) => order.number}
        onRetry={nothing}
        texts={{
          loading: 'Loading',
          empty: 'No orders found.',
          emptyHint: 'Search with fewer filters.',
          failed: 'The orders could not be loaded.',
          retry: 'Try again',
          previous: 'Previous',
          next: 'Next',
          more: 'Show more',
          sort: 'Order by',
          ascending: (column) => `${column}, ascending`,
          descending: (column) => `${column}, descending`,
        }}
        {...next}
      />
    </main>
  )
  const { rerender } = render(draw(change))
  return { user: userEvent.setup(), redraw: (next: Partial<DataTableProps<Order>>) => rerender(draw(next)) }
}

const head = (name: string) => screen.getByRole('columnheader', { name })

describe('DataTable', () => {
  it('the table is named, its rows are named by their first cell, and it satisfies axe', async () => {
    drawTable({ onRow: nothing })
    expect(screen.getByRole('table', { name: 'Orders' })).toBeDefined()
    const row = screen.getByRole('row', { name: /LAM Ka Yan/ })
    expect(within(row).getByRole('rowheader').textContent).toBe('B202611222009')
    expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('HK$65.00')
    await expectAccessible()
  })

  it('the table announces its sort order, and requests the other direction of a sorted column', async () => {
    const onSort = jest.fn()
    const { user, redraw } = drawTable({ onSort, sort: { column: 'number', isDescending: false } })
    expect(head('Order').getAttribute('aria-sort')).toBe('ascending')
    expect(head('Amount').getAttribute('aria-sort')).toBeNull()
    expect(within(head('Passenger')).queryByRole('button')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Order' }))
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    expect(onSort.mock.calls).toEqual([
      [{ column: 'number', isDescending: true }],
      [{ column: 'amount', isDescending: false }],
    ])
    redraw({ onSort, sort: { column: 'number', isDescending: true } })
    expect(head('Order').getAttribute('aria-sort')).toBe('descending')
  })

  it('leaves rows in the order of the service, whatever the sort is', () => {
    drawTable({ onSort: nothing, sort: { column: 'number', isDescending: false } })
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(ORDERS.map(({ number }) => number))
  })

  it('offers the order in a list too, for cards without a head', async () => {
    const onSort = jest.fn()
    const { user } = drawTable({ onSort, sort: { column: 'number', isDescending: true } })
    const choice = screen.getByRole('combobox', { name: 'Order by' })
    expect(within(choice).getAllByRole('option')).toHaveLength(4)
    await user.selectOptions(choice, 'Amount, descending')
    expect(onSort).toHaveBeenCalledWith({ column: 'amount', isDescending: true })
  })

  it('opens a row by its name, and by a press anywhere in it', async () => {
    const onRow = jest.fn()
    const { user } = drawTable({ onRow, selected: 'B202611222009' })
    await user.click(screen.getByRole('button', { name: 'B202611222017' }))
    await user.click(screen.getByText('HO Ka Ho'))
    expect(onRow.mock.calls).toEqual([[ORDERS[0]], [ORDERS[2]]])
    expect(screen.getByRole('button', { current: true }).textContent).toBe('B202611222009')
  })

  it('leads to the page of a row', () => {
    drawTable({ rowTo: ({ number }) => `/order_info?orderNo=${number}` })
    expect(screen.getByRole('link', { name: 'B202611221996' }).getAttribute('href')).toBe(
      '/order_info?orderNo=B202611221996',
    )
  })

  it('arrow keys move from row to row and stay in the table', async () => {
    const { user } = drawTable({ onRow: nothing })
    act(() => screen.getByRole('button', { name: 'B202611222017' }).focus())
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('B202611221996')
  })

  it('a closed direction of the pager stays in its place and does nothing', async () => {
    const onNext = jest.fn()
    const { user } = drawTable({ paging: { summary: 'Rows 1–3 of 2,011', position: '1 / 671', onNext } })
    expect(screen.getByRole('status').textContent).toBe('Rows 1–3 of 2,011')
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(onNext).toHaveBeenCalledTimes(1)
  })

  it('appends rows if the caller supports it, once while they are loading', async () => {
    const onMore = jest.fn()
    const { user, redraw } = drawTable({ paging: { summary: '3 of 9', onMore } })
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    redraw({ paging: { summary: '3 of 9', onMore }, state: 'loading' })
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onMore).toHaveBeenCalledTimes(1)
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  })

  it('announces that it loads, and has no row before the first answer', () => {
    drawTable({ rows: undefined, state: 'loading' })
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('rowheader')).toBeNull()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  })

  it('an empty table shows its hint', async () => {
    drawTable({ rows: [] })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Search with fewer filters.')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('No orders found.')
    await expectAccessible()
  })

  it('a failure is shown with Retry, and the rows stay', async () => {
    const onRetry = jest.fn()
    const { user, redraw } = drawTable({ rows: undefined, state: 'failed', onRetry })
    expect(screen.getByRole('alert').textContent).toContain('The orders could not be loaded.')
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    redraw({ state: 'failed', onRetry })
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  })

  it('a table wider than its container is a named region that the keyboard can scroll', () => {
    const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    drawTable()
    expect(screen.getByRole('region', { name: 'Orders' }).tabIndex).toBe(0)
    width.mockRestore()
  })

  it('a table that fits is no further Tab stop', () => {
    drawTable()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
