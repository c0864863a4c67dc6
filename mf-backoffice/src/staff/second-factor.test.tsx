import {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  giveSecondFactorCall,
  queryStaffCall,
  queryStaffIndexCall,
  setStaffRoleCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { common } from '../i18n/common/en'
import { texts as overview } from '../overview/texts/en'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, staffMember, startStaffService } from '../testing/staff-service'
import { texts } from './texts/factor/en'

const AT = '/back_management_index'
const SECRET = 'BRIDGESHUTTLEDEMOSECRETFORSTAFF2'
const URI = `otpauth://totp/Bridge%20Shuttle:x?issuer=Bridge%20Shuttle&secret=${SECRET}`
const CODES = ['a1b2c-d3e4f-0a1b2-c3d4e', '00000-11111-22222-33333']

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

type Backoffice = Awaited<ReturnType<typeof openBackoffice>>
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = ({ user }: Backoffice, name: string) => user.click(screen.getByRole('button', { name }))

describe('enrolment of the second factor', () => {
  const setUp = async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'enrol' }))
    service.serve(beginEnrolmentCall, { secret: SECRET, uri: URI })
    const backoffice = await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: texts.setUp.begin })
    type(common.enrolmentCode, ' 01234-56789-abcde-f0123 ')
    await press(backoffice, texts.setUp.begin)
    await screen.findByLabelText(texts.give.digits)
    return backoffice
  }

  it('shows a QR code and a key to type, and no other page before', async () => {
    await setUp()
    expect(await screen.findByRole('img', { name: texts.setUp.qr })).toBeTruthy()
    expect(screen.getByText('BRID GESH UTTL EDEM OSEC RETF ORST AFF2')).toBeTruthy()
    expect(service.calls.map(({ path }) => path)).toEqual(['staff/query.index', 'staff/begin.enrolment'])
  })

  it('requires the enrolment code of a supervisor first, and refuses a wrong one at its field', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'enrol' }))
    service.on(beginEnrolmentCall, { refuse: 'STAFF_ENROLMENT_CODE_WRONG', message: 'This enrolment code is wrong.' })
    const backoffice = await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: texts.setUp.begin })
    await press(backoffice, texts.setUp.begin)
    expect(screen.getByText(texts.setUp.codeMissing)).toBeTruthy()
    expect(service.getCalls(beginEnrolmentCall)).toEqual([])
    type(common.enrolmentCode, ' 01234-56789-abcde-f0123 ')
    await press(backoffice, texts.setUp.begin)
    expect(await screen.findByText('This enrolment code is wrong.')).toBeTruthy()
    expect(screen.getByLabelText(common.enrolmentCode).getAttribute('aria-invalid')).toBe('true')
    expect(service.sent(beginEnrolmentCall)[0]).toEqual({ enrolmentCode: '01234-56789-abcde-f0123' })
  })

  it('shows recovery codes once, and continues when they are confirmed as stored', async () => {
    service.serve(confirmEnrolmentCall, { recoveryCodes: CODES })
    const backoffice = await setUp()
    type(texts.give.digits, '123 456')
    await press(backoffice, texts.setUp.confirm)
    const list = await screen.findByRole('list', { name: texts.recovery.list })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES)
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'given' }))
    // An automatic refetch of the index does not remove the codes.
    await backoffice.host.queryClient.invalidateQueries()
    await press(backoffice, texts.recovery.done)
    expect(screen.getByText(texts.recovery.storeFirst)).toBeTruthy()
    await backoffice.user.click(screen.getByLabelText(texts.recovery.stored))
    await press(backoffice, texts.recovery.done)
    expect(await screen.findByText(overview.requests.wait_other)).toBeTruthy()
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
    expect(service.sent(confirmEnrolmentCall)[0]).toEqual({ code: '123 456' })
  })

  it('copies the recovery codes', async () => {
    service.serve(confirmEnrolmentCall, { recoveryCodes: CODES })
    const backoffice = await setUp()
    type(texts.give.digits, '123456')
    await press(backoffice, texts.setUp.confirm)
    await screen.findByRole('list', { name: texts.recovery.list })
    await press(backoffice, texts.recovery.copy)
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
    expect(backoffice.host.toastTexts).toEqual([texts.copied])
  })

  it('refuses wrong digits at their field, which is cleared; the secret stays', async () => {
    service.on(confirmEnrolmentCall, { refuse: 'STAFF_FACTOR_WRONG', message: 'These digits are wrong.' })
    const backoffice = await setUp()
    await press(backoffice, texts.setUp.confirm)
    expect(screen.getByText(texts.give.blank)).toBeTruthy()
    type(texts.give.digits, '000000')
    await press(backoffice, texts.setUp.confirm)
    expect(await screen.findByText('These digits are wrong.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(texts.give.digits).value).toBe('')
    expect(screen.getByText(/^BRID GESH/)).toBeTruthy()
  })

  it('requires the second factor when it was enrolled in another window meanwhile', async () => {
    service.on(confirmEnrolmentCall, { refuse: 'STAFF_ALREADY_ENROLLED' })
    const backoffice = await setUp()
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'needed' }))
    type(texts.give.digits, '123456')
    await press(backoffice, texts.setUp.confirm)
    expect(await screen.findByText(texts.give.needed)).toBeTruthy()
  })
})

describe('verification of the second factor', () => {
  it.each([
    ['needed', texts.give.needed],
    ['idle', texts.give.idle],
  ] as const)('%s: the page waits for the digits', async (secondFactor, reason) => {
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor }))
    service.serve(giveSecondFactorCall, { recoveryCodesLeft: 10 })
    const backoffice = await openBackoffice({ at: `${AT}?tab=staff` })
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(service.getCalls(queryStaffCall)).toEqual([])
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'given' }))
    type(texts.give.digits, '123456')
    await press(backoffice, texts.give.submit)
    expect(await screen.findByText('support@demo.test')).toBeTruthy()
  })

  it('accepts a recovery code instead of the digits, and shows how many are left', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'needed' }))
    service.serve(giveSecondFactorCall, { recoveryCodesLeft: 9 })
    const backoffice = await openBackoffice({ at: AT })
    await screen.findByLabelText(texts.give.digits)
    await press(backoffice, texts.give.useRecovery)
    type(texts.give.recoveryCode, '12345')
    await press(backoffice, texts.give.submit)
    expect(screen.getByText(texts.give.recoveryWrong)).toBeTruthy()
    type(texts.give.recoveryCode, CODES[0] ?? '')
    await press(backoffice, texts.give.submit)
    await waitFor(() => expect(backoffice.host.toastTexts).toEqual(['Recovery codes left: 9']))
    expect(service.getCalls(giveSecondFactorCall)).toHaveLength(1)
  })

  it('shows the wait after too many wrong codes', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ secondFactor: 'needed' }))
    service.on(giveSecondFactorCall, { refuse: 'TOO_MANY_REQUESTS', message: 'Wait for 5 minutes.', status: 429 })
    const backoffice = await openBackoffice({ at: AT })
    await screen.findByLabelText(texts.give.digits)
    type(texts.give.digits, '123456')
    await press(backoffice, texts.give.submit)
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
  })
})

describe('the second factor before an action that grants rights', () => {
  const change = async () => {
    const backoffice = await openBackoffice({ at: `${AT}?tab=staff` })
    await backoffice.user.click(await screen.findByRole('button', { name: 'Change role of support@demo.test' }))
    await backoffice.user.selectOptions(await screen.findByLabelText('New role'), 'Finance')
    let isGiven = false
    service.serve(giveSecondFactorCall, () => {
      isGiven = true
      return { recoveryCodesLeft: 10 }
    })
    service.on(setStaffRoleCall, () => {
      if (!isGiven) return { refuse: 'STAFF_STEP_UP_NEEDED', message: 'Again.' }
      return { responseData: z.encode(setStaffRoleCall.data, staffMember('support', 'finance')) }
    })
    await press(backoffice, 'Change role')
    await screen.findByText(texts.give.stepUp)
    return backoffice
  }

  it('requests the factor in a dialog over the page, and repeats the action with its choice', async () => {
    const backoffice = await change()
    type(texts.give.digits, '123456')
    await press(backoffice, texts.give.submit)
    await waitFor(() => expect(backoffice.host.toastTexts).toEqual(['The role of support@demo.test is now “Finance”.']))
    const chosen = { accountId: 'a-support', role: 'finance', expectedRole: 'support' }
    expect(service.sent(setStaffRoleCall)).toEqual([chosen, chosen])
  })

  it('shows the refusal in the dialog and retains the choice when the factor is declined', async () => {
    const backoffice = await change()
    const dialog = screen.getByRole('dialog', { name: texts.give.title })
    await backoffice.user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(
      await screen.findByText('This needs your second factor again. Enter the 6 digits your authenticator app shows.'),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('New role').value).toBe('finance')
    expect(service.getCalls(setStaffRoleCall)).toHaveLength(1)
  })

  it('an idle session requests the factor once for all waiting actions', async () => {
    let isGiven = false
    service.on(queryStaffCall, () => {
      if (!isGiven) return { refuse: 'STAFF_SESSION_IDLE' }
      return { responseData: z.encode(queryStaffCall.data, [staffMember('support', 'support')]) }
    })
    service.serve(giveSecondFactorCall, () => {
      isGiven = true
      return { recoveryCodesLeft: 10 }
    })
    const backoffice = await openBackoffice({ at: `${AT}?tab=staff` })
    await screen.findByText(texts.give.idle)
    type(texts.give.digits, '123456')
    await press(backoffice, texts.give.submit)
    expect(await screen.findByText('support@demo.test')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
