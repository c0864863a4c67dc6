import { createI18n } from '@shuttle/i18n'
import { aMember, createTestHost } from '@shuttle/testing'
import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { LeaveGuard, needsLeaveConfirmation } from './leave-guard'

it.each([
  ['/ticket_details', true],
  ['/webhtml/ticket_details', true],
  ['/', true],
  ['/buy_clause', true],
  ['/details_payment', false],
  ['/details_succeed', false],
  ['/order_details', false],
  ['/webhtml/Page_anomalies', false],
  ['/login', false],
])('[P4.leave.1] leaving an unpaid order for %s needs a confirmation: %s', (to, expected) => {
  expect(needsLeaveConfirmation('/webhtml/details_payment', to)).toBe(expected)
})

it('[P2.payment.7] a hidden payment page blocks no navigation', () => {
  expect(needsLeaveConfirmation('/ticket_details', '/')).toBe(false)
})

it('[P4.leave.1] the button to stay is the filled one', async () => {
  createTestHost({ session: aMember() })
  const element = <LeaveGuard unpaid mayLeave={{ current: false }} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/details_payment'] })
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', texts: {} })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  await act(async () => void router.navigate('/'))
  const stay = await screen.findByRole('button', { name: 'Stay and pay' })
  expect(stay.className).toContain('primary')
  expect(screen.getByRole('button', { name: 'Leave' }).className).not.toContain('primary')
})
