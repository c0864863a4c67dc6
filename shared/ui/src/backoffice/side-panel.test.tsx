import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expectAccessible } from '../testing/expect-accessible'
import { DataTable, SidePanel } from './index'

const nothing = () => undefined

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
        <input aria-label="Note" />
      </SidePanel>
    </main>
  )
}
describe('SidePanel', () => {
  const listeners = new Set<() => void>()
  const setWindow = (isWide: boolean) => {
    window.matchMedia = (() => ({
      matches: isWide,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    })) as unknown as typeof window.matchMedia
    act(() => {
      for (const listener of listeners) listener()
    })
  }
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

  it('the panel opens beside the list, takes the focus from the row, and Escape returns it', async () => {
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

  it('the panel shows another row in place', async () => {
    setWindow(true)
    const user = userEvent.setup()
    render(<OrdersWithPanel />)
    await user.click(screen.getByRole('button', { name: 'B2' }))
    await user.click(screen.getByRole('button', { name: 'B1' }))
    expect(screen.getByRole('complementary', { name: 'B1' })).toBeDefined()
  })

  it('the panel is a sheet if there is no room beside the list', async () => {
    setWindow(false)
    const user = userEvent.setup()
    render(<OrdersWithPanel />)
    await user.click(screen.getByRole('button', { name: 'B1' }))
    const sheet = await screen.findByRole('dialog', { name: 'B1' })
    expect(within(sheet).getByText('LAM Ka Yan')).toBeDefined()
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    { before: true, opened: 'complementary', after: 'dialog' },
    { before: false, opened: 'dialog', after: 'complementary' },
  ] as const)('typed text stays in a $opened when the window changes', async ({ before, opened, after }) => {
    setWindow(before)
    const user = userEvent.setup()
    render(<OrdersWithPanel />)
    await user.click(screen.getByRole('button', { name: 'B1' }))
    const panel = await screen.findByRole(opened, { name: 'B1' })
    await user.type(within(panel).getByRole('textbox', { name: 'Note' }), 'Called twice')
    setWindow(!before)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('Called twice')
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole(opened)).toBeNull())
    await user.click(screen.getByRole('button', { name: 'B2' }))
    expect(await screen.findByRole(after, { name: 'B2' })).toBeDefined()
  })
})
