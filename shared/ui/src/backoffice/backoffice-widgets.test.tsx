import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible'
import { FormRow, FormRows, StateMark, StatTile, StatTiles, TableToggle } from './index'

it('a form row gives its control the label, the hint and the error', async () => {
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

it('tiles and states have a text for what their colours mean', async () => {
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
