import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactNode, useLayoutEffect, useState } from 'react'
import { Button, Countdown, layers, Notice, TotalBar } from '../core'
import { FieldError } from '../core/field-error'
import { expectAccessible } from '../testing/expect-accessible'
import { AlertDialog, createToaster, Dialog, Sheet, ToastRegion } from './index'

const Subject = ({ Window }: { Window: typeof Dialog | typeof Sheet }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Window open={isOpen} onClose={() => setOpen(false)} title="Departure" closeLabel="Close">
        <p>10:00</p>
      </Window>
    </main>
  )
}

const AtEachDrawing = (props: { do: () => unknown }) => {
  useLayoutEffect(() => void props.do())
  return null
}

/** Waits for opening animations, which take two frames in jsdom. */
const waitForTransition = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
] as const)('%s', (_name, Window) => {
  it('the window is a named dialog that Escape closes, and the focus returns', async () => {
    const user = userEvent.setup()
    render(<Subject Window={Window} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Departure' })
    await waitForTransition()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('the window closes by its cross and satisfies axe', async () => {
    const user = userEvent.setup()
    render(<Subject Window={Window} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await waitForTransition()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('the window opens on its title, and moves there when title and content change', async () => {
  const draw = (title: string) => (
    <Dialog open onClose={() => undefined} title={title} closeLabel="Close">
      <input aria-label={`Field of ${title}`} />
    </Dialog>
  )
  const { rerender } = render(draw('Sign in'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'))
  act(() => screen.getByRole('textbox').focus())
  rerender(draw('Register'))
  expect(document.activeElement?.textContent).toBe('Register')
})

describe('live regions behind a modal', () => {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=timer], output'
  const speaking = () =>
    [...document.querySelectorAll(LIVE)].filter(
      (region) => !region.closest('[aria-hidden=true], [inert], [role=dialog], [role=alertdialog]'),
    )
  const toaster = createToaster()
  const draw = (isOpen: boolean, modal: 'Dialog' | 'Sheet' | 'AlertDialog', appearsLate?: ReactNode) => {
    const common = { open: isOpen, title: 'Over the page', children: <FieldError id="inside" text="Inside" /> }
    const close = () => undefined
    const Window = modal === 'Sheet' ? Sheet : Dialog
    return (
      <main>
        <FieldError id="outside" text="Outside" />
        <Countdown label="Pay within" timeLeft="10:00" overText="Too late" />
        <Notice announce kind="danger">
          Refused
        </Notice>
        <TotalBar label="Total" amount="HK$65.00">
          <Button>Pay</Button>
        </TotalBar>
        {appearsLate}
        <ToastRegion toaster={toaster} label="Notices" closeLabel="Close notice" />
        {modal === 'AlertDialog' ? (
          <AlertDialog {...common} confirmLabel="Yes" onConfirm={close} onCancel={close} />
        ) : (
          <Window {...common} onClose={close} closeLabel="Close" />
        )}
      </main>
    )
  }

  it.each(['Dialog', 'Sheet', 'AlertDialog'] as const)(
    'a screen reader reads toasts alone while a %s is open',
    async (modal) => {
      const { rerender } = render(draw(false, modal))
      const before = speaking().length
      rerender(draw(true, modal))
      await screen.findByText('Inside')
      await waitForTransition()
      expect(speaking().map((region) => region.getAttribute('aria-label'))).toEqual(['Notices'])
      expect(document.getElementById('inside')?.closest('[aria-hidden=true]')).toBeNull()
      rerender(draw(false, modal))
      await waitFor(() => expect(speaking()).toHaveLength(before))
    },
  )

  it.each(['Dialog', 'Sheet', 'AlertDialog'] as const)(
    'a region that appears while a %s is open is silent until it closes',
    async (modal) => {
      const { rerender } = render(draw(true, modal))
      await screen.findByText('Inside')
      await waitForTransition()
      const late = (
        <>
          <Notice announce kind="danger">
            Late alert
          </Notice>
          <FieldError id="late" text="Late error" />
        </>
      )
      rerender(draw(true, modal, late))
      await waitFor(() => expect(speaking().map((region) => region.getAttribute('aria-label'))).toEqual(['Notices']))
      expect(document.getElementById('inside')?.closest('[aria-hidden=true]')).toBeNull()
      rerender(draw(false, modal, late))
      await waitFor(() => expect(speaking().map((region) => region.textContent)).toContain('Late alert'))
      expect(document.getElementById('late')?.closest('[aria-hidden=true]')).toBeNull()
    },
  )

  it('a region of the lower of two modals speaks again once the upper one closes, and no region of the page does', async () => {
    const drawTwo = (isUpperOpen: boolean) => (
      <main>
        <FieldError id="page" text="Page" />
        <Dialog open onClose={() => undefined} title="Lower" closeLabel="Close">
          <FieldError id="lower" text="Lower error" />
        </Dialog>
        <AlertDialog open={isUpperOpen} title="Upper" confirmLabel="Yes" onConfirm={jest.fn()} onCancel={jest.fn()}>
          <FieldError id="upper" text="Upper error" />
        </AlertDialog>
      </main>
    )
    const isHidden = (id: string) => document.getElementById(id)?.closest('[aria-hidden=true]') !== null
    const { rerender } = render(drawTwo(false))
    await screen.findByText('Lower error')
    rerender(drawTwo(true))
    await screen.findByText('Upper error')
    await waitFor(() => expect(['page', 'lower', 'upper'].map(isHidden)).toEqual([true, true, false]))
    rerender(drawTwo(false))
    await waitFor(() => expect(screen.queryByText('Upper error')).toBeNull())
    await waitFor(() => expect(['page', 'lower'].map(isHidden)).toEqual([true, false]))
  })
})

describe('layers over the page', () => {
  it.each([
    ['dialog', Dialog],
    ['sheet', Sheet],
  ] as const)('the list has an open %s, which it closes as its cross does', async (_name, Window) => {
    const onClose = jest.fn()
    const draw = (open: boolean) => (
      <Window open={open} onClose={onClose} title="Departure" closeLabel="Close">
        {null}
      </Window>
    )
    const { rerender } = render(draw(false))
    expect(layers.top()).toBeUndefined()
    rerender(draw(true))
    layers.top()?.()
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(draw(false))
    expect(layers.top()).toBeUndefined()
  })

  it('a dialog is listed before it is visible, so that the first back press closes it', () => {
    const seen: boolean[] = []
    const draw = (open: boolean) => (
      <>
        <Dialog open={open} onClose={() => undefined} title="Departure" closeLabel="Close">
          {null}
        </Dialog>
        <AtEachDrawing do={() => seen.push(layers.top() !== undefined)} />
      </>
    )
    const { rerender } = render(draw(false))
    rerender(draw(true))
    expect(seen).toEqual([false, true])
  })

  it('a question is listed and cancelled from there, but not while its answer is in progress', () => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()]
    const draw = (busy: boolean) => (
      <AlertDialog open title="Sure?" confirmLabel="Yes" onConfirm={onConfirm} onCancel={onCancel} busy={busy} />
    )
    const { rerender, unmount } = render(draw(false))
    layers.top()?.()
    rerender(draw(true))
    layers.top()?.()
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
    unmount()
    expect(layers.top()).toBeUndefined()
  })

  it('the newest layer is on top', () => {
    const closed: string[] = []
    const draw = (titles: string[]) =>
      titles.map((title) => (
        <Dialog key={title} open onClose={() => closed.push(title)} title={title} closeLabel="Close">
          {null}
        </Dialog>
      ))
    const { rerender } = render(draw(['lower']))
    rerender(draw(['upper', 'lower']))
    layers.top()?.()
    expect(closed).toEqual(['upper'])
  })

  it('a page that is mounted but hidden has no layer', async () => {
    const draw = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Dialog open onClose={() => undefined} title="Departure" closeLabel="Close">
          {null}
        </Dialog>
      </Activity>
    )
    const { rerender } = render(draw('visible'))
    expect(layers.top()).toBeDefined()
    await act(async () => rerender(draw('hidden')))
    expect(layers.top()).toBeUndefined()
    await act(async () => rerender(draw('visible')))
    expect(layers.top()).toBeDefined()
  })
})

describe('AlertDialog', () => {
  const openDialog = async (busy = false) => {
    const onConfirm = jest.fn()
    const onCancel = jest.fn()
    render(
      <AlertDialog
        open
        title="Cancel this order?"
        confirmLabel="Cancel order"
        cancelLabel="Keep it"
        onConfirm={onConfirm}
        onCancel={onCancel}
        busy={busy}
      >
        The seats go back on sale.
      </AlertDialog>,
    )
    await waitForTransition()
    return { onConfirm, onCancel, user: userEvent.setup() }
  }

  it('focuses the harmless answer and describes the question', async () => {
    await openDialog()
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel this order?' })
    expect(dialog.getAttribute('aria-describedby')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'))
    await expectAccessible()
  })

  it('confirms once, and Escape gives the harmless answer', async () => {
    const { onConfirm, onCancel, user } = await openDialog()
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.keyboard('{Escape}')
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  it('AlertDialog cannot be closed while the answer is in progress', async () => {
    const { onConfirm, onCancel, user } = await openDialog(true)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
  })
})
