import { act, render, screen } from '@testing-library/react'
import { expectAccessible } from '../testing/expect-accessible'
import { ToastRegion } from './toast-region'
import { createToaster, type ToastKind } from './toaster'

const openToaster = () => {
  const toaster = createToaster()
  render(<ToastRegion toaster={toaster} label="Notices" closeLabel="Close" />)
  return (message: string, kind?: ToastKind) => act(() => toaster.show(message, kind))
}
const isShown = (message: string) =>
  screen.queryAllByText(message).some((toast) => !toast.closest('[data-ending-style]'))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each([
  ['plain', 2500],
  ['success', 1500],
  ['error', 2500],
  ['notice', 5000],
] as const)('[P9.toast.1, A8.toast.1, A9.toast.1] a toast of kind %s stays %i ms', (kind, ms) => {
  const show = openToaster()
  show('Order cancelled', kind)
  act(() => jest.advanceTimersByTime(ms - 100))
  expect(isShown('Order cancelled')).toBe(true)
  act(() => jest.advanceTimersByTime(200))
  expect(isShown('Order cancelled')).toBe(false)
})

it('[D1.9] a toast is announced politely, in a named region', () => {
  const show = openToaster()
  show('Please choose the number of passengers')
  const region = screen.getByRole('region', { name: 'Notices' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(region.textContent).toContain('Please choose')
})

it('a repeated message is shown once', () => {
  const show = openToaster()
  show('Too far ahead')
  show('Too far ahead')
  expect(screen.getAllByText('Too far ahead')).toHaveLength(1)
})

it('one toast shows at a time: the newest replaces the others', () => {
  const show = openToaster()
  show('Please choose a date')
  show('You still have an unpaid order', 'notice')
  show('Order cancelled', 'success')
  expect([isShown('Please choose a date'), isShown('You still have an unpaid order')]).toEqual([false, false])
  expect(isShown('Order cancelled')).toBe(true)
  show('Please choose a date')
  expect([isShown('Order cancelled'), isShown('Please choose a date')]).toEqual([false, true])
})

it('a toast closes while a frame has the focus, although the window then counts as left', () => {
  const show = openToaster()
  show('Please select a payment method')
  act(() => window.dispatchEvent(new Event('blur')))
  expect(isShown('Please select a payment method')).toBe(true)
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.focus()
  act(() => window.dispatchEvent(new Event('blur')))
  expect(isShown('Please select a payment method')).toBe(false)
  frame.remove()
})

it('the toaster has no axe violations', async () => {
  jest.useRealTimers()
  const show = openToaster()
  show('You still have an unpaid order', 'notice')
  await expectAccessible()
})
