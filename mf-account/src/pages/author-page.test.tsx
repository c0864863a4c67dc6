import { TAB_MEMBER_KEY, type User } from '@shuttle/contracts'
import { wechatAddressCall, wechatReturnCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { type AccountService, signedIn, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

const USER: User = {
  nickname: 'Ming',
  avatarUrl: '',
  memberNumber: '80001',
  level: 0,
  memberId: 'm-1',
  hasEmail: false,
}
let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  service = await startAccountService()
})
afterEach(() => service.stop())

const answerTo = (successPath: string) => service.on(wechatReturnCall, { ...signedIn(USER), successPath })

describe('[D6.wechat.1] /author is the return of WeChat’s OAuth', () => {
  it('[D6.wechat.1] sends code and state to the service once, and returns to the page that started sign-in', async () => {
    localStorage.setItem('formUrl', '/an_older_page')
    answerTo('/ticket_details?xldm=HKGZHO')
    const { host, here } = await openScreen({ at: '/author?code=c-1&state=s-1', paths: ['/ticket_details'] })
    await waitFor(() => expect(here()).toBe('/ticket_details?xldm=HKGZHO'))
    expect(service.requests()).toEqual([{ path: wechatReturnCall.path, body: { code: 'c-1', state: 's-1' } }])
    expect(host.accepted).toEqual([{ token: 'short-token', user: USER }])
    expect(localStorage.getItem('formUrl')).toBeNull()
  })

  it('[D6.session.5] removes the stored e-mail of another account on this device, and retains their own', async () => {
    localStorage.setItem('userId', 'mei@demo.test')
    answerTo('/')
    const { here, unmount } = await openScreen({ at: '/author?code=c-1&state=s-1' })
    await waitFor(() => expect(here()).toBe('/'))
    expect(localStorage.getItem('userId')).toBeNull()
    unmount()
    localStorage.setItem('userId', 'ming@demo.test')
    service.on(wechatReturnCall, { ...signedIn({ ...USER, hasEmail: true }), successPath: '/' })
    const again = await openScreen({ at: '/author?code=c-2&state=s-2' })
    await waitFor(() => expect(again.here()).toBe('/'))
    expect(localStorage.getItem('userId')).toBe('ming@demo.test')
  })

  it('[D6.session.5] leads another member home when the return address belongs to the member of the tab', async () => {
    const inWechat = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.44')
    const leave = async () => {
      sessionStorage.setItem(TAB_MEMBER_KEY, 'm-0')
      localStorage.setItem('formUrl', '/order_details?orderNo=A1')
      localStorage.setItem('formUrlMember', 'm-0')
      service.on(wechatAddressCall, { refuse: 'WECHAT_OFF', message: 'of the service' })
      const login = await openScreen({ at: '/login' })
      await screen.findByRole('alert')
      expect(service.getCalls(wechatAddressCall).at(-1)?.body).toEqual({ successPath: '/order_details?orderNo=A1' })
      login.unmount()
      // WeChat may come back in another tab.
      sessionStorage.clear()
    }
    const comeBack = async (memberId: string) => {
      service.on(wechatReturnCall, { ...signedIn({ ...USER, memberId }), successPath: '/order_details?orderNo=A1' })
      const { here, unmount } = await openScreen({ at: '/author?code=c-1&state=s-1', paths: ['/order_details'] })
      await waitFor(() => expect(here()).not.toContain('/author'))
      unmount()
      return here()
    }
    await leave()
    expect(await comeBack('m-1')).toBe('/')
    await leave()
    expect(await comeBack('m-0')).toBe('/order_details?orderNo=A1')
    inWechat.mockRestore()
  })

  it('[D6.session.5] removes the stored e-mail that another member chose to have remembered', async () => {
    localStorage.setItem('userId', 'mei@demo.test')
    localStorage.setItem('userIdMember', 'm-0')
    service.on(wechatReturnCall, { ...signedIn({ ...USER, hasEmail: true }), successPath: '/' })
    const { here } = await openScreen({ at: '/author?code=c-1&state=s-1' })
    await waitFor(() => expect(here()).toBe('/'))
    expect([localStorage.getItem('userId'), localStorage.getItem('userIdMember')]).toEqual([null, null])
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/login', '/author'])(
    'the return from WeChat never leads to %s',
    async (successPath) => {
      answerTo(successPath)
      const { here } = await openScreen({ at: '/author?code=c-1&state=s-1' })
      await waitFor(() => expect(here()).toBe('/'))
    },
  )

  it('shows why sign-in failed, with a retry and a way on without signing in', async () => {
    service.on(wechatReturnCall, { refuse: 'WECHAT_STATE', message: 'of the service' })
    const { host, user, here } = await openScreen({ at: '/author?code=c-1&state=forged' })
    expect((await screen.findByRole('alert')).textContent).toBe('This WeChat sign-in has expired. Please start again.')
    expect(host.accepted).toEqual([])
    expect(screen.getByRole('link', { name: 'Continue as a visitor' }).getAttribute('href')).toBe('/')
    await user.click(screen.getByRole('button', { name: 'Try WeChat again' }))
    await waitFor(() => expect(here()).toBe('/login'))
  })

  it.each(['WECHAT_STATE', 'WECHAT_REFUSED'])(
    'offers the e-mail after %s, and opens its form, also inside WeChat',
    async (code) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.44')
      service.on(wechatReturnCall, { refuse: code, message: 'of the service' })
      const { user, here } = await openScreen({ at: '/author?code=c-1&state=replayed' })
      expect(await screen.findByText('You can also use your e-mail to sign in.')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Use my e-mail instead' }))
      expect(await screen.findByLabelText('E-mail')).toBeTruthy()
      expect(here()).toBe('/login')
      jest.restoreAllMocks()
    },
  )
})

describe('accounts 6: sign-in inside WeChat uses its OAuth', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.44')
  })
  afterEach(() => jest.restoreAllMocks())

  it('[A8.401.1] requests the OAuth address with the page to come back to, and offers the e-mail where there is none', async () => {
    localStorage.setItem('formUrl', '/my_order?tab1=1')
    service.answerAll({ refuse: 'WECHAT_OFF', message: 'of the service' })
    const { user } = await openScreen({ at: '/login' })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Signing in with WeChat is not available. Please use your e-mail.',
    )
    expect(service.requests()).toEqual([{ path: 'wx/query.wx.author.url', body: { successPath: '/my_order?tab1=1' } }])
    await user.click(screen.getByRole('button', { name: 'Use my e-mail instead' }))
    expect(screen.getByLabelText('E-mail')).toBeTruthy()
  })
})
