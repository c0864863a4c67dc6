import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expectAccessible } from '../testing/expect-accessible'
import {
  ConfirmAct,
  DataTable,
  type Filter,
  FilterBar,
  FormRow,
  FormRows,
  SidePanel,
  StateMark,
  StatTile,
  StatTiles,
  TableToggle,
} from './index'

const nothing = () => undefined

describe('FilterBar', () => {
  const filters = (values: Readonly<Record<string, string>>): Filter[] => [
    { kind: 'search', name: 'q', label: 'Order, ticket, name', value: values.q ?? '' },
    { kind: 'date', name: 'date', label: 'Travel date', value: values.date ?? '' },
    {
      kind: 'choice',
      name: 'line',
      label: 'Line',
      value: values.line ?? '',
      options: [
        { value: '', label: 'All' },
        { value: 'HKZH', label: 'Hong Kong to Zhuhai' },
      ],
    },
    {
      kind: 'choices',
      name: 'status',
      label: 'Status',
      value: values.status ?? '',
      summary: 'All',
      options: [
        { value: '1', label: 'Paid' },
        { value: '5', label: 'Refunded' },
      ],
    },
  ]
  const drawBar = (values: Readonly<Record<string, string>> = {}) => {
    const [onSearch, onClear] = [jest.fn(), jest.fn()]
    const draw = (next: Readonly<Record<string, string>>, busy = false) => (
      <main>
        <FilterBar
          label="Find orders"
          filters={filters(next)}
          onSearch={onSearch}
          onClear={onClear}
          searchLabel="Search"
          clearLabel="Clear"
          busy={busy}
        />
      </main>
    )
    const { rerender } = render(draw(values))
    return {
      onSearch,
      onClear,
      user: userEvent.setup(),
      redraw: (...next: Parameters<typeof draw>) => rerender(draw(...next)),
    }
  }

  it('hands out what was entered, without blanks and without what is empty', async () => {
    const { user, onSearch } = drawBar()
    await user.click(screen.getByRole('searchbox', { name: 'Order, ticket, name' }))
    await user.paste('  100%_ off ')
    await user.click(screen.getByText('Status', { selector: 'summary *' }))
    await user.click(screen.getByRole('checkbox', { name: 'Paid' }))
    await user.click(screen.getByRole('checkbox', { name: 'Refunded' }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSearch).toHaveBeenCalledWith({ q: '100%_ off', status: '1,5' })
  })

  it('shows the values of the address, of another address too, and clears them', async () => {
    const { user, redraw, onClear } = drawBar()
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    redraw({ q: 'B2026', line: 'HKZH', status: '5' })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'B2026')
    expect(screen.getByRole('combobox', { name: 'Line' })).toHaveProperty('value', 'HKZH')
    expect(screen.getByRole('checkbox', { name: 'Refunded', hidden: true })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  it('searches by Enter, and not twice while it searches', async () => {
    const { user, redraw, onSearch } = drawBar({ q: 'LAM' })
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('{Enter}')
    redraw({ q: 'LAM' }, true)
    await user.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledTimes(1)
  })

  it('Escape closes the choices and stays at them', async () => {
    const { user } = drawBar()
    await user.click(screen.getByText('Status', { selector: 'summary *' }))
    await user.click(screen.getByRole('checkbox', { name: 'Paid' }))
    await user.keyboard('{Escape}')
    expect(document.querySelector('details')?.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })
})

it('a form row gives its control the label, the hint and what is wrong', async () => {
  render(
    <main>
      <FormRows>
        <FormRow label="Capacity" hint="At least 52 are sold." error="52 seats are sold already.">
          {(field) => <input {...field} type="number" defaultValue={40} />}
        </FormRow>
      </FormRows>
    </main>,
  )
  const control = screen.getByRole('spinbutton', { name: 'Capacity' })
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At least 52 are sold.',
    '52 seats are sold already.',
  ])
  expect(control.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible()
})

it('tiles and states say in words what their colours say', async () => {
  const { container } = render(
    <main>
      <StatTiles>
        <StatTile
          count="7"
          label="refund requests wait"
          note="Oldest 3 d 4 h"
          glyph="waiting"
          tone="warning"
          to="/refund_query"
        />
        <StatTile count="0" label="payments are stuck" glyph="done" />
      </StatTiles>
      <StateMark glyph="back" tone="warning">
        Refund under way
      </StateMark>
    </main>,
  )
  expect(screen.getByRole('link').textContent).toBe('7 refund requests waitOldest 3 d 4 h')
  expect(screen.getByText('payments are stuck').closest('a')).toBeNull()
  expect(screen.getByText('Refund under way').parentElement?.querySelector('svg[aria-hidden]')).not.toBeNull()
  expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0)
  await expectAccessible()
})

it('numbers are shown as a chart or as a table', async () => {
  const onChange = jest.fn()
  render(<TableToggle label="Sales as" value="chart" onChange={onChange} chartLabel="Chart" tableLabel="Table" />)
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  expect(onChange).toHaveBeenCalledWith('table')
})

const OrdersWithPanel = () => {
  const [chosen, setChosen] = useState<string>()
  return (
    <main>
      <DataTable
        caption="Orders"
        columns={[{ id: 'no', header: 'Order', cell: (no: string) => no }]}
        rows={['B1', 'B2']}
        rowId={(no) => no}
        onRow={setChosen}
        selected={chosen}
        onRetry={nothing}
        texts={{
          ...{ loading: '', empty: '', failed: '', retry: '', previous: '', next: '', more: '', sort: '' },
          ascending: String,
          descending: String,
        }}
      />
      <SidePanel
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen ?? ''}
        closeLabel="Close"
        actions={<button type="button">Open order</button>}
      >
        <p>LAM Ka Yan</p>
      </SidePanel>
    </main>
  )
}
describe('SidePanel', () => {
  const setWindow = (isWide: boolean) => {
    window.matchMedia = (() => ({
      matches: isWide,
      addEventListener: nothing,
      removeEventListener: nothing,
    })) as unknown as typeof window.matchMedia
  }
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

  it('stands beside the list, takes the focus from the row, and Escape gives it back', async () => {
    setWindow(true)
    const user = userEvent.setup()
    render(<OrdersWithPanel />)
    await user.click(screen.getByRole('button', { name: 'B2' }))
    const panel = screen.getByRole('complementary', { name: 'B2' })
    expect(document.activeElement).toBe(within(panel).getByRole('heading', { name: 'B2' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await expectAccessible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement?.textContent).toBe('B2')
  })

  it('shows another row in place', async () => {
    setWindow(true)
    const user = userEvent.setup()
    render(<OrdersWithPanel />)
    await user.click(screen.getByRole('button', { name: 'B2' }))
    await user.click(screen.getByRole('button', { name: 'B1' }))
    expect(screen.getByRole('complementary', { name: 'B1' })).toBeDefined()
  })

  it('is a sheet where there is no room beside the list', async () => {
    setWindow(false)
    const user = userEvent.setup()
    render(<OrdersWithPanel />)
    await user.click(screen.getByRole('button', { name: 'B1' }))
    const sheet = await screen.findByRole('dialog', { name: 'B1' })
    expect(within(sheet).getByText('LAM Ka Yan')).toBeDefined()
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('ConfirmAct', () => {
  const drawAct = (isReasonNeeded = true) => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()]
    const draw = (change: { busy?: boolean; error?: string; open?: boolean } = {}) => (
      <ConfirmAct
        open
        title="Pause 14 departures?"
        reason={{ label: 'Reason', maxLength: 200, ...(isReasonNeeded && { missing: 'Enter a reason.' }) }}
        confirmLabel="Pause 14"
        cancelLabel="Keep on sale"
        closeLabel="Close"
        kind="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
        {...change}
      >
        14 departures of 22 November are no longer sold. 52 tickets that are sold stay valid.
      </ConfirmAct>
    )
    const { rerender } = render(draw())
    return {
      onConfirm,
      onCancel,
      user: userEvent.setup(),
      redraw: (change: Parameters<typeof draw>[0]) => rerender(draw(change)),
    }
  }

  it('says what will happen to how many, and confirms with the reason', async () => {
    const { user, onConfirm } = drawAct()
    const dialog = await screen.findByRole('dialog', { name: 'Pause 14 departures?' })
    expect(dialog.textContent).toContain('52 tickets that are sold stay valid.')
    await user.click(screen.getByRole('textbox', { name: 'Reason' }))
    await user.paste('  Typhoon signal 8 ')
    await user.click(screen.getByRole('button', { name: 'Pause 14' }))
    expect(onConfirm).toHaveBeenCalledWith('Typhoon signal 8')
    await expectAccessible(dialog)
  })

  it('asks for a reason that is missing, at its field', async () => {
    const { user, onConfirm } = drawAct()
    await user.click(await screen.findByRole('button', { name: 'Pause 14' }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }))
    expect(screen.getByText('Enter a reason.')).toBeDefined()
  })

  it('goes on without a reason that may be left out', async () => {
    const { user, onConfirm } = drawAct(false)
    await user.click(await screen.findByRole('button', { name: 'Pause 14' }))
    expect(onConfirm).toHaveBeenCalledWith('')
  })

  it('a refusal keeps what was typed; while it works nothing confirms or closes it', async () => {
    const { user, onConfirm, onCancel, redraw } = drawAct()
    await user.click(await screen.findByRole('textbox'))
    await user.paste('Storm')
    redraw({ error: 'One of them was changed meanwhile.' })
    expect(screen.getByRole('alert').textContent).toBe('One of them was changed meanwhile.')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Storm')
    redraw({ busy: true })
    await user.click(screen.getByRole('button', { name: 'Pause 14' }))
    await user.click(screen.getByRole('button', { name: 'Keep on sale' }))
    await user.keyboard('{Escape}')
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
    redraw({})
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('another question begins with an empty reason', async () => {
    const { user, redraw } = drawAct()
    await user.click(await screen.findByRole('textbox'))
    await user.paste('Storm')
    redraw({ open: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    redraw({})
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
  })
})
