import { aMember, couponRow } from '@shuttle/testing'
import { redeemCouponCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { openScreen } from '../testing/open-screen'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as HandAddCouponPage } from './hand-add-coupon-page'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

const open = (at: string, takesFaults = false) => {
  const opened = openScreen({ at, screen: <HandAddCouponPage />, session: aMember(), takesFaults })
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' })
  return {
    ...opened,
    field,
    add: async (code: string) => opened.user.type(field(), `${code}{Enter}`),
  }
}

describe('[D3.coupon.3] redeeming a code', () => {
  it('[D3.coupon.3] a code adds its coupon, and leads back to the coupons of the line', async () => {
    service.on(redeemCouponCall, () => ({ responseData: couponRow('A') }))
    const opened = open('/hand_add_coupon?xldm=HKGZHO')
    await opened.add(' demo-bus-2018 ')
    expect(await screen.findByText('Added: Coupon A')).toBeTruthy()
    expect(service.getCalls(redeemCouponCall)[0]?.body).toMatchObject({ couponCode: 'demo-bus-2018' })
    expect(opened.field().value).toBe('')
    await opened.user.click(screen.getByRole('button', { name: 'Choose coupons' }))
    expect(opened.here()).toBe('/select_coupon?xldm=HKGZHO')
  })

  it('a refused code is shown at its field, and stays there to be corrected', async () => {
    service.on(redeemCouponCall, () => ({ refuse: 'COUPON_CODE_INVALID' }))
    const opened = open('/hand_add_coupon')
    await opened.add('NONE')
    await waitFor(() => expect(opened.field().getAttribute('aria-invalid')).toBe('true'))
    expect(document.body.textContent).toContain('This code is not valid or has already been used')
    expect([opened.field().value, document.activeElement]).toEqual(['NONE', opened.field()])
    await opened.user.type(opened.field(), '2')
    expect(opened.field().getAttribute('aria-invalid')).toBeNull()
  })

  it('an unreadable answer is reported, and leads to the anomalies page', async () => {
    service.on(redeemCouponCall, { unreadable: { responseData: { cardId: ['broken'] } } })
    const opened = open('/hand_add_coupon', true)
    await opened.add('DEMO')
    await waitFor(() => expect(opened.host.anomalies).toMatchObject([{ kind: 'unreadable' }]))
    expect(opened.host.faults).toEqual(opened.host.anomalies)
  })

  it('an empty code gets the focus and is not sent', async () => {
    const opened = open('/hand_add_coupon')
    await opened.user.click(screen.getByRole('button', { name: 'Add coupon' }))
    expect(document.body.textContent).toContain('Please enter the code')
    expect(document.activeElement).toBe(opened.field())
    expect(service.getCalls(redeemCouponCall)).toEqual([])
  })
})
