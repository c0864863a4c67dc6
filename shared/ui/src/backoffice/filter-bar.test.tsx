import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible'
import { type Filter, FilterBar } from './index'

describe('FilterBar', () => {
  const filters = (values: Readonly<Record<string, string>>): Filter[] => [
    {
      kind: 'search',
      name: 'q',
      label: 'Order, ticket, name',
      value: values.q ?? '',
      hint: 'Numbers, or the last four of an ID',
    },
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
  it('shows the hint of a filter under its label instead of as a placeholder', () => {
    drawBar()
    const field = screen.getByRole('searchbox', { name: 'Order, ticket, name', description: /last four of an ID/ })
    expect(field.getAttribute('placeholder')).toBeNull()
    expect(screen.getByText('Numbers, or the last four of an ID')).toBeTruthy()
  })
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

  it('submits trimmed values without empty ones', async () => {
    const { user, onSearch } = drawBar()
    await user.click(screen.getByRole('searchbox', { name: 'Order, ticket, name' }))
    await user.paste('  100%_ off ')
    await user.click(screen.getByText('Status', { selector: 'summary *' }))
    await user.click(screen.getByRole('checkbox', { name: 'Paid' }))
    await user.click(screen.getByRole('checkbox', { name: 'Refunded' }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSearch).toHaveBeenCalledWith({ q: '100%_ off', status: '1,5' })
  })

  it('shows the values of the address, also after it changes, and clears them', async () => {
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

  it('Escape closes the choices and leaves the focus there', async () => {
    const { user } = drawBar()
    await user.click(screen.getByText('Status', { selector: 'summary *' }))
    await user.click(screen.getByRole('checkbox', { name: 'Paid' }))
    await user.keyboard('{Escape}')
    expect(document.querySelector('details')?.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })
})
