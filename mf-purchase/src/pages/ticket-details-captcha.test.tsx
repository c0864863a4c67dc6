import { aMember } from '@shuttle/testing'
import { buyTicketCall } from '@shuttle/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { useTripSelections } from '../state/trip-selection.store'
import { openScreen } from '../testing/open-screen'
import { setTrip } from '../testing/open-ticket-details'
import { orderFor, requiringCaptcha, startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as TicketDetailsPage } from './ticket-details-page'

const PROOF = { sessionId: 'S1', sig: '05X', token: 'T1' }
let service: TicketService
/** Type 0, 1 or 2 of the quote. */
let requiredCaptcha: string
/** Response to real orders, instead of an order. */
let refusal: object | undefined
beforeEach(async () => {
  service = await startTicketService()
  useTripSelections.setState({ selections: {}, pendingRequests: {} })
  refusal = undefined
  service.on(buyTicketCall, (body) =>
    body.orderType === '1' && refusal ? { ...refusal } : orderFor(body, requiringCaptcha(requiredCaptcha)),
  )
})
afterEach(() => service.stop())
// jsdom has no layout and no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const orders = () => service.getCalls(buyTicketCall).filter(({ body }) => body.orderType === '1')
const total = () => document.querySelector('[data-bottom-bar] p')?.textContent

/** Everything a purchase needs except the captcha. */
const fill = async (type: string, takesFaults = false) => {
  requiredCaptcha = type
  const opened = openScreen({
    at: '/ticket_details?xldm=HKGZHO',
    screen: <TicketDetailsPage />,
    session: aMember(),
    takesFaults,
  })
  await screen.findByRole('region', { name: 'Price' })
  setTrip({ termsAccepted: true })
  await waitFor(() => expect(total()).toContain('HK$65.00'))
  const confirm = () => opened.user.click(screen.getByRole('button', { name: /Confirm order/ }))
  return { ...opened, confirm }
}
const digits = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Captcha' })
const picture = () => screen.getByRole('img', { name: /Captcha picture/ }).getAttribute('src')

/** A message as the frame document sends it. */
const postFromFrame = async (data: object) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Slide to verify')
  const content = { ...data, nonce: new URL(frame.src).hash.slice(1) }
  const message = new MessageEvent('message', { data: content, source: frame.contentWindow, origin: 'null' })
  act(() => void window.dispatchEvent(message))
}

describe('[P5.check.10] a captcha is answered if the quote requires one', () => {
  it('type 0 shows no captcha and sends none', async () => {
    const { confirm } = await fill('0')
    expect(screen.queryByText('Security check')).toBeNull()
    await confirm()
    await waitFor(() => expect(orders()[0]?.body).toMatchObject({ captcha: '', sessionId: '', sig: '', token: '' }))
  })

  it('type 1 shows an error in place until four digits are entered, and sends them', async () => {
    const { confirm, user, host, here } = await fill('1')
    const field = await digits()
    await user.click(field)
    await user.paste('12ab3')
    expect(field.value).toBe('123')
    await confirm()
    expect(await screen.findByText('please fill in captcha')).toBeTruthy()
    expect(host.toastTexts).toEqual([])
    expect(document.activeElement).toBe(field)
    expect(orders()).toHaveLength(0)
    await user.type(field, '45')
    expect(field.value).toBe('1234')
    await confirm()
    await waitFor(() => expect(here()).toBe('/details_payment?orderNo=B1'))
    expect(orders()[0]?.body).toMatchObject({ captcha: '1234' })
  })

  it('a refusal brings a new picture, and nothing else is lost', async () => {
    const { confirm, user, host } = await fill('1')
    await user.enter(await digits(), '1234')
    const before = picture()
    refusal = { refuse: 'CAPTCHA_WRONG' }
    await confirm()
    const content = 'The captcha is incorrect or expired. Please try again with the new one.'
    expect(await screen.findByText(content)).toBeTruthy()
    expect(host.toastTexts).toEqual([])
    expect((await digits()).value).toBe('')
    await waitFor(async () => expect(document.activeElement).toBe(await digits()))
    expect(picture()).not.toBe(before)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(useTripSelections.getState().selections.HKGZHO?.date).toBe('2026-11-25')
  })

  it('a refusal for another reason uses up the captcha too; a network fault does not', async () => {
    const { confirm, user, host } = await fill('1')
    await user.enter(await digits(), '1234')
    service.on(buyTicketCall, (body) =>
      body.orderType === '1' ? { break: true } : orderFor(body, requiringCaptcha(requiredCaptcha)),
    )
    await confirm()
    await waitFor(() => expect(host.anomalies).toHaveLength(1))
    expect((await digits()).value).toBe('1234')
    service.on(buyTicketCall, (body) =>
      body.orderType === '1' ? { refuse: 'SOLD_OUT' } : orderFor(body, requiringCaptcha(requiredCaptcha)),
    )
    await confirm()
    await waitFor(async () => expect((await digits()).value).toBe(''))
  })

  it('type 2 shows an error until the slide is done, and sends the proof of its service', async () => {
    const { confirm, host, here } = await fill('2')
    await postFromFrame({ type: 'slide-frame:loaded' })
    await confirm()
    expect(await screen.findByText('please slide to verify')).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('please slide to verify')
    expect(host.toastTexts).toEqual([])
    expect(orders()).toHaveLength(0)
    await postFromFrame({ type: 'slide-frame:passed', ...PROOF })
    expect(await screen.findByText('Verified')).toBeTruthy()
    await confirm()
    await waitFor(() => expect(here()).toBe('/details_payment?orderNo=B1'))
    expect(orders()[0]?.body).toMatchObject(PROOF)
  })

  it('a slide that cannot be loaded makes the page query the kind again, and the picture replaces it', async () => {
    await fill('2', true)
    await screen.findByTitle('Slide to verify')
    requiredCaptcha = '1'
    await postFromFrame({ type: 'slide-frame:unavailable', explanation: 'no script' })
    expect(await digits()).toBeTruthy()
  })

  it('a slide that cannot be loaded while its service is there can be tried again', async () => {
    const { user } = await fill('2', true)
    await postFromFrame({ type: 'slide-frame:unavailable', explanation: 'no script' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByTitle('Slide to verify')).toBeTruthy()
  })
})
