import type { Session, User } from '@shuttle/contracts'
import { screen, waitFor } from '@testing-library/react'
import { type AccountService, signedIn, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

const USER: User = { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1' }
let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  service = await startAccountService()
  service.answerAll(signedIn(USER))
})
afterEach(() => service.stop())

const signIn = async (at: string, session?: Session) => {
  const opened = await openScreen({ at, ...(session && { session }) })
  await opened.user.enter(await screen.findByLabelText('E-mail'), 'level1@demo.test')
  await opened.user.enter(screen.getByLabelText('Password'), 'demo1234')
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(opened.host.accepted).toHaveLength(1))
  return opened
}

describe('accounts 2, after signing in', () => {
  it('[A2.login.8] signing in leads to the return address, once', async () => {
    localStorage.setItem('formUrl', '/my_order?tab1=1')
    const { here } = await signIn('/login?successPath=/personal_center')
    await waitFor(() => expect(here()).toBe('/my_order?tab1=1'))
    expect(localStorage.getItem('formUrl')).toBeNull()
  })

  it('signing in leads to successPath where there is no return address', async () => {
    localStorage.setItem('formUrl', '/page_closed')
    const { here } = await signIn('/login?successPath=%2Fpersonal_center')
    await waitFor(() => expect(here()).toBe('/personal_center'))
  })

  it('signing in leads home where no address is named', async () => {
    const { here } = await signIn('/login')
    await waitFor(() => expect(here()).toBe('/'))
  })

  it.each(['/login', '/author'])('signing in leads home instead of to %s, no page for a member', async (to) => {
    const { here } = await signIn(`/login?successPath=${to}`)
    await waitFor(() => expect(here()).toBe('/'))
  })

  it('signing in returns to the page before, so that Back leads neither to sign-in nor to a copy', async () => {
    const { user, host, here, arrivedBy } = await openScreen({ at: '/personal_center' })
    await user.click(screen.getByRole('link', { name: 'Sign in or register' }))
    await waitFor(() => expect(here()).toBe('/login'))
    await user.enter(await screen.findByLabelText('E-mail'), 'level1@demo.test')
    await user.enter(screen.getByLabelText('Password'), 'demo1234')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(host.accepted).toHaveLength(1))
    await waitFor(() => expect(here()).toBe('/personal_center'))
    expect(arrivedBy()).toBe('POP')
  })

  it('signing in never leads away from the site', async () => {
    localStorage.setItem('formUrl', 'https://evil.example/')
    const { here } = await signIn('/login?successPath=//evil.example')
    await waitFor(() => expect(here()).toBe('/'))
  })
})

describe('a sign-in page that is not sent', () => {
  it('focuses the first field with an error', async () => {
    const { user } = await openScreen({ at: '/login' })
    await user.enter(await screen.findByLabelText('E-mail'), 'level1@demo.test')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })
})

describe('accounts 2, visitor access', () => {
  it('[A2.login.4] signs a member out and goes home', async () => {
    const { user, host, here } = await openScreen({ at: '/login', session: { kind: 'member', user: USER } })
    await user.click(screen.getByRole('button', { name: 'Continue as a visitor' }))
    await waitFor(() => expect(here()).toBe('/'))
    expect(host.signOuts).toBe(1)
  })

  it('signs out a member whose session could not be restored without network', async () => {
    const { user, host, here } = await openScreen({ at: '/login', session: { kind: 'visitor', mayReturn: true } })
    await user.click(screen.getByRole('button', { name: 'Continue as a visitor' }))
    await waitFor(() => expect(here()).toBe('/'))
    expect(host.signOuts).toBe(1)
  })

  it('ends no session for a visitor', async () => {
    const { user, host, here } = await openScreen({ at: '/login' })
    await user.click(screen.getByRole('button', { name: 'Continue as a visitor' }))
    await waitFor(() => expect(here()).toBe('/'))
    expect(host.signOuts).toBe(0)
  })
})

describe('the way back', () => {
  it('Back leads to the page before', async () => {
    const { user, here } = await openScreen({ at: '/personal_center' })
    await user.click(screen.getByRole('link', { name: 'Privacy terms' }))
    await waitFor(() => expect(here()).toBe('/privacy_en'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(here()).toBe('/personal_center'))
  })

  it('Back leads home from a page that was opened by its address', async () => {
    const { user, here } = await openScreen({ at: '/login' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(here()).toBe('/'))
  })

  it('Back leads home, not out of the site, from a page that replaced the first one', async () => {
    const before = history.state
    history.replaceState({ idx: 0, key: 'k' }, '')
    const { user, here } = await openScreen({ at: '/personal_center' })
    await user.click(screen.getByRole('link', { name: 'Privacy terms' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(here()).toBe('/'))
    history.replaceState(before, '')
  })
})
