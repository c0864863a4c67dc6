import { declareDelayCall, endDelayCall, queryDelaysCall, queryStaffIndexCall } from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { delay } from '../testing/disruption'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/disruption/en'

const AT = '/refund_fee_handle?tab=disruption'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

it('[D11.delay.1] a delay is declared once its form is complete, and listed', async () => {
  service.serve(declareDelayCall, delay('Y1'))
  const { user, host } = await openBackoffice({ at: AT })
  await user.click(await screen.findByRole('button', { name: texts.delay.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await screen.findAllByRole('option', { name: 'Hong Kong Port to Zhuhai Port' })
  await user.click(dialog.getByRole('button', { name: texts.delay.confirm }))
  expect(await dialog.findByText(texts.rides.fault.line)).toBeTruthy()
  expect(dialog.getByText('Enter 5 to 300 whole minutes.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText(texts.rides.line), 'HKGZHO')
  await user.enter(dialog.getByLabelText(texts.delay.minutes), '15')
  service.serve(queryDelaysCall, { rows: [delay('Y1')] })
  await user.click(dialog.getByRole('button', { name: texts.delay.confirm }))
  await waitFor(() => expect(host.toastTexts).toEqual([texts.delay.done]))
  expect(service.sent(declareDelayCall)[0]).toMatchObject({
    ...{ lineCode: 'HKGZHO', date: '2026-11-21', beginTime: '', minutes: 15, textEn: '' },
  })
  expect(await screen.findByText(texts.delay.inForce)).toBeTruthy()
})

it('[D11.delay.2] a delay is ended after a confirmation', async () => {
  service.serve(queryDelaysCall, { rows: [delay('Y1')] })
  service.serve(endDelayCall, delay('Y1'))
  const { user, host } = await openBackoffice({ at: AT })
  await user.click(await screen.findByRole('button', { name: /^End the delay of / }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(host.toastTexts).toEqual([texts.delay.ended]))
  expect(service.sent(endDelayCall)).toEqual([{ delayNo: 'Y1' }])
})

it('[D11.delay.1] an auditor reads delays, and declares and ends none', async () => {
  const rights = ['backoffice.open', 'policy.read', 'disruption.read'] as const
  service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights }))
  service.serve(queryDelaysCall, { rows: [delay('Y1')] })
  await openBackoffice({ at: AT })
  expect(await screen.findByText(texts.delay.inForce)).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts.delay.add })).toBeNull()
  expect(screen.queryByRole('button', { name: /^End the delay of / })).toBeNull()
})
