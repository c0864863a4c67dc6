import { queryStaffRequestCall } from '@shuttle/wire/staff'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { openBackoffice } from '../testing/open-backoffice'
import { requestFile } from '../testing/refund-answers'
import { type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/requests/en'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

it('[D5.62] an unsent decision survives another request, and is cleared when staff sign out', async () => {
  service.serve(queryStaffRequestCall, ({ requestNo }) => requestFile(requestNo))
  const { user, host } = await openBackoffice({ at: '/refund_query?request=Q1' })
  const reject = async () => user.click(await screen.findByRole('radio', { name: common.reject }))
  const openRow = async (row: number, requestNo: string) => {
    const header = screen.getAllByRole('rowheader')[row] as HTMLElement
    await user.click(within(header).getByRole('button'))
    await screen.findByRole('heading', { name: requestNo })
  }
  const text = () => screen.getByLabelText<HTMLTextAreaElement>(texts.decision.text)
  await reject()
  fireEvent.change(text(), { target: { value: 'The bus ran on time.' } })
  await openRow(1, 'Q2')
  await reject()
  expect(text().value).toBe('')
  await openRow(0, 'Q1')
  expect((await screen.findByLabelText<HTMLTextAreaElement>(texts.decision.text)).value).toBe('The bus ran on time.')
  act(() => {
    host.events.emit('session:member-left', {})
  })
  await reject()
  expect(text().value).toBe('')
})
