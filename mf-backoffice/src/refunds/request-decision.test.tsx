import {
  approveStaffRequestCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  rejectStaffRequestCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as money } from '../kit/texts/money/en'
import { at } from '../testing/at'
import { openBackoffice } from '../testing/open-backoffice'
import { requestFile } from '../testing/refund-answers'
import { type StaffService, startStaffService } from '../testing/staff-service'
import { clearStoredDecisions } from './state/stored-decisions.store'
import { texts } from './texts/requests/en'
import { texts as zhHk } from './texts/requests/zh-hk'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => {
  clearStoredDecisions()
  return service.stop()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const open = async () => {
  const backoffice = await openBackoffice({ at: '/refund_query?request=Q1' })
  await screen.findByRole('radio', { name: texts.decision.approve })
  const press = (name: string | RegExp) => backoffice.user.click(screen.getByRole('button', { name }))
  const choose = (name: string) => backoffice.user.click(screen.getByRole('radio', { name }))
  return { ...backoffice, press, choose }
}

describe('[D5.62] approval of a request', () => {
  it('names effect and number of tickets at the fee of the request, and sends no fee', async () => {
    const approved = requestFile('Q1', { state: 'approved', refundNo: 'F7', deciderName: 'Demo clerk' })
    service.serve(approveStaffRequestCall, approved)
    const { press, host } = await open()
    expect(
      screen.getByText(/HK\$576\.00 goes back to Card.*2 tickets stop being valid.*m\S+@demo\.test.*cannot be undone/),
    ).toBeTruthy()
    service.serve(queryStaffRequestCall, { ...approved, endedAt: at('2026-11-21T10:00:00') })
    await press('Approve, refund HK$576.00')
    await waitFor(() => expect(host.toastTexts).toEqual(['Request Q1 was approved.']))
    expect(service.sent(approveStaffRequestCall)).toEqual([{ requestNo: 'Q1', answerText: '' }])
    const link = await screen.findByRole('link', { name: 'Open refund F7' })
    expect(link.getAttribute('href')).toBe('/refund_order_query?refund=F7')
    await waitFor(() => expect(service.getCalls(queryStaffRequestsCall).length).toBeGreaterThan(1))
  })

  describe('moves the focus to the outcome', () => {
    const ended = requestFile('Q1', { state: 'approved', deciderName: 'Demo clerk' })
    const approve = async (meanwhile: () => void) => {
      service.serve(approveStaffRequestCall, () => {
        meanwhile()
        return ended
      })
      const { press } = await open()
      service.serve(queryStaffRequestCall, ended)
      await press('Approve, refund HK$576.00')
      return (await screen.findByText(/^Approved, .*by Demo clerk$/)).parentElement
    }

    it('moves the focus when the pressed button is gone', async () => {
      const place = await approve(() => {})
      await waitFor(() => expect(document.activeElement).toBe(place))
    })

    it('an approval does not move the focus from a field that the user has entered since', async () => {
      const find = () => screen.getByRole('searchbox')
      await approve(() => find().focus())
      await waitFor(() => expect(service.getCalls(queryStaffRequestsCall).length).toBeGreaterThan(1))
      expect(document.activeElement).toBe(find())
    })
  })

  it('[D5.3] a changed fee needs a reason at its field, and a second person above the limit', async () => {
    service.serve(approveStaffRequestCall, requestFile('Q1', { proposalNo: 'V1' }))
    const { press, choose, host } = await open()
    await choose(money.fee.none)
    expect(document.querySelector('del')?.textContent).toBe('−HK$144.00')
    expect(screen.getByText(/refund of HK\$720\.00 is above the limit of HK\$500\.00/)).toBeTruthy()
    await press('Send to a second person, HK$720.00')
    expect(screen.getByText('Enter a reason of 3 to 200 characters.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(common.feeReason))
    expect(service.getCalls(approveStaffRequestCall)).toEqual([])
    type(common.feeReason, ' Both are ill. ')
    service.serve(queryStaffRequestCall, requestFile('Q1', { proposalNo: 'V1' }))
    await press('Send to a second person, HK$720.00')
    await waitFor(() => expect(host.toastTexts).toEqual(['Request Q1 is waiting for a second person.']))
    const [sent] = service.sent(approveStaffRequestCall)
    expect(sent).toEqual({ requestNo: 'Q1', answerText: '', newFee: 0, reasonText: 'Both are ill.' })
    expect(await screen.findByText(texts.decision.secondTitle)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Approve|second person/ })).toBeNull()
    await choose(common.reject)
    expect(screen.getByRole('button', { name: texts.decision.rejectNow })).toBeTruthy()
  })

  it('[D5.3] a refund at the limit needs no second person; an invalid amount is an error of its field', async () => {
    const { press, choose } = await open()
    await choose(money.fee.other)
    type('New fee (HK$)', '0.05')
    await press(/Approve/)
    expect(document.activeElement).toBe(screen.getByLabelText('New fee (HK$)'))
    expect(screen.getByText(/multiple of ten cents/)).toBeTruthy()
    type('New fee (HK$)', '220')
    expect(screen.getByRole('button', { name: 'Approve, refund HK$500.00' })).toBeTruthy()
    type('New fee (HK$)', '219.9')
    expect(screen.getByRole('button', { name: 'Send to a second person, HK$500.10' })).toBeTruthy()
  })
})

describe('[D5.63] rejection of a request', () => {
  it('[D5.21] a rejection needs a text in the language of the passenger, with a template for each reason', async () => {
    service.serve(queryStaffRequestCall, requestFile('Q1', { language: 'zh-hk', reason: 'duplicate' }))
    service.serve(rejectStaffRequestCall, requestFile('Q1', { state: 'rejected' }))
    const { user, press, choose, host } = await open()
    await choose(common.reject)
    expect(screen.getByText(/Nothing is refunded\. 2 tickets stay valid.*m\S+@demo\.test/)).toBeTruthy()
    await press(texts.decision.rejectNow)
    expect(screen.getByText(texts.decision.missing)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(texts.decision.text))
    type(texts.decision.text, 'It ran.')
    expect(screen.getByText('Write the answer in the language of the passenger.')).toBeTruthy()
    type(texts.decision.text, '字'.repeat(501))
    expect(screen.getByText(/longer than 500 characters/)).toBeTruthy()
    type(texts.decision.text, '多謝查詢。')
    await press(texts.decision.insert)
    await user.selectOptions(screen.getByLabelText(texts.decision.template), 'service-disruption')
    await press(texts.decision.insert)
    const text = `多謝查詢。\n\n${zhHk.template.duplicate}\n\n${zhHk.template['service-disruption']}`
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.decision.text).value).toBe(text)
    await press(texts.decision.rejectNow)
    await waitFor(() => expect(host.toastTexts).toEqual(['Request Q1 was rejected.']))
    expect(service.sent(rejectStaffRequestCall)).toEqual([{ requestNo: 'Q1', answerText: text }])
  })

  it('shows the outcome of a request decided meanwhile, retains the text, and refetches the queue', async () => {
    service.on(rejectStaffRequestCall, {
      refuse: 'REFUND_REQUEST_CLOSED',
      message: 'Ended.',
      data: { state: 'WITHDRAWN' },
    })
    const { press, choose } = await open()
    await choose(common.reject)
    type(texts.decision.text, 'The bus ran on time.')
    service.serve(queryStaffRequestCall, requestFile('Q1', { state: 'withdrawn', endedAt: at('2026-11-21T09:59:00') }))
    const before = service.getCalls(queryStaffRequestsCall).length
    await press(texts.decision.rejectNow)
    expect(await screen.findByText(texts.ended.tooLateTitle)).toBeTruthy()
    expect(screen.getByText(/^The passenger withdrew the request before you decided/)).toBeTruthy()
    expect(screen.getByText('The bus ran on time.')).toBeTruthy()
    await waitFor(() => expect(service.getCalls(queryStaffRequestsCall).length).toBeGreaterThan(before))
  })

  it('shows another refusal above the button, and loses no input when the approval is selected', async () => {
    service.on(rejectStaffRequestCall, { refuse: 'TOO_MANY_REQUESTS', message: 'Wait a minute.', status: 429 })
    const { press, choose } = await open()
    await choose(common.reject)
    type(texts.decision.text, 'The bus ran on time.')
    await press(texts.decision.rejectNow)
    expect(await screen.findByText('Wait a minute.')).toBeTruthy()
    await choose(texts.decision.approve)
    await choose(common.reject)
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.decision.text).value).toBe('The bus ran on time.')
  })
})
