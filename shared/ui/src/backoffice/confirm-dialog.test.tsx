import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible'
import { ConfirmDialog } from './index'

describe('ConfirmDialog', () => {
  const renderDialog = (isReasonNeeded = true) => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()]
    const draw = (change: { busy?: boolean; error?: string; open?: boolean } = {}) => (
      <ConfirmDialog
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
      </ConfirmDialog>
    )
    const { rerender } = render(draw())
    return {
      onConfirm,
      onCancel,
      user: userEvent.setup(),
      redraw: (change: Parameters<typeof draw>[0]) => rerender(draw(change)),
    }
  }

  it('shows the effect and the number of objects, and confirms with the reason', async () => {
    const { user, onConfirm } = renderDialog()
    const dialog = await screen.findByRole('dialog', { name: 'Pause 14 departures?' })
    expect(dialog.textContent).toContain('52 tickets that are sold stay valid.')
    await user.click(screen.getByRole('textbox', { name: 'Reason' }))
    await user.paste('  Typhoon signal 8 ')
    await user.click(screen.getByRole('button', { name: 'Pause 14' }))
    expect(onConfirm).toHaveBeenCalledWith('Typhoon signal 8')
    await expectAccessible(dialog)
  })

  it('requires a missing reason, at its field', async () => {
    const { user, onConfirm } = renderDialog()
    await user.click(await screen.findByRole('button', { name: 'Pause 14' }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }))
    expect(screen.getByText('Enter a reason.')).toBeDefined()
  })

  it('confirms without an optional reason', async () => {
    const { user, onConfirm } = renderDialog(false)
    await user.click(await screen.findByRole('button', { name: 'Pause 14' }))
    expect(onConfirm).toHaveBeenCalledWith('')
  })

  it('typed text stays after a refusal; while busy nothing confirms or closes it', async () => {
    const { user, onConfirm, onCancel, redraw } = renderDialog()
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

  it('a dialog for another action starts with an empty reason', async () => {
    const { user, redraw } = renderDialog()
    await user.click(await screen.findByRole('textbox'))
    await user.paste('Storm')
    redraw({ open: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    redraw({})
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
  })

  it('ConfirmDialog does not submit the form that opened it', async () => {
    const [onConfirm, onSearch] = [jest.fn(), jest.fn()]
    render(
      <form onSubmit={onSearch}>
        <ConfirmDialog
          open
          title="Save this search?"
          confirmLabel="Save"
          cancelLabel="Cancel"
          closeLabel="Close"
          onConfirm={onConfirm}
          onCancel={jest.fn()}
        >
          Only you see it.
        </ConfirmDialog>
      </form>,
    )
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Save' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(onSearch).not.toHaveBeenCalled()
  })
})
