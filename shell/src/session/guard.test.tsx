import type { RegistryPage } from '@shuttle/contracts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { texts } from '../i18n/en'
import { ShellContext } from '../shell'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { openShell } from '../testing/open-shell'
import { startSessionServer } from '../testing/session-server.presenter'
import { Guard } from './guard'
import { clearSessionMarker } from './session-store'

const PATH = '/my_coupon'
const memberAt = (level: number) => ({
  token: 'T',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '1', level, memberId: 'm-1' },
})
let server: Awaited<ReturnType<typeof startSessionServer>>
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearSessionMarker()
  server = await startSessionServer()
})
afterEach(() => server.stop())

const Guarded = ({ guard }: { guard: RegistryPage['guard'] }) => {
  const location = useLocation()
  const page = aPage({ path: PATH, guard })
  if (location.pathname !== PATH) return <p>at {location.pathname}</p>
  return (
    <Guard owner={{ entry: anEntry({ name: 'mf-x', pages: [page] }), page }} location={location}>
      the page
    </Guard>
  )
}

/** Sets the marker of a session cookie: the page restores its session. */
const bringCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'signed_in=1; path=/'
}

/** Renders a guarded page at its address. */
const openAt = (guard: RegistryPage['guard'], baseUrl = server.baseUrl) => {
  const shell = openShell(baseUrl)
  const { container } = render(
    <ShellContext value={shell}>
      <MemoryRouter initialEntries={[`${PATH}?tab1=1`]}>
        <Guarded guard={guard} />
      </MemoryRouter>
    </ShellContext>,
  )
  const isKnown = () => waitFor(() => expect(shell.session.get().session.kind).toBe('member'))
  const shownToasts = () => shell.toasts.get().map(({ message, kind }) => [message, kind])
  return { container, isKnown, shownToasts }
}

describe('D9.19: a page for members', () => {
  it('[A6.401.1] sends a visitor to sign in and stores the page', async () => {
    const { container } = openAt('member')
    await act(async () => {})
    expect(container.textContent).toBe('at /login')
    expect(localStorage.getItem('formUrl')).toBe('/my_coupon?tab1=1')
  })

  it('a page for members is shown to a member, and while the session is being restored', async () => {
    bringCookie()
    server.knows(memberAt(0))
    const { container, isKnown } = openAt('member')
    expect(container.textContent).toBe('the page')
    await isKnown()
    expect(container.textContent).toBe('the page')
  })

  it('[A4.restore.2] removes the token and opens sign-in when restoring is refused', async () => {
    bringCookie()
    sessionStorage.setItem('token', 'old')
    server.knows(undefined)
    const { container, shownToasts } = openAt('member')
    await screen.findByText('at /login')
    expect(sessionStorage.getItem('token')).toBeNull()
    expect(shownToasts()).toEqual([[texts.session['401'], 'notice']])
    expect(container.textContent).not.toContain('the page')
  })

  it('[A4.restore.2] shows the reason too when the early answer reports that the session has ended', async () => {
    bringCookie()
    window.early = { user: Promise.resolve({ code: '408' }) }
    const { shownToasts } = openAt('member')
    delete window.early
    await screen.findByText('at /login')
    expect(shownToasts()).toEqual([[texts.session['408'], 'notice']])
  })

  it('[A4.restore.2] shows the fault page without network, and nothing is lost', async () => {
    bringCookie()
    const { baseUrl } = server
    await server.stop()
    openAt('member', baseUrl)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(document.cookie).toContain('signed_in=1')
  })
})

it('[D9.19] a public page is shown to every visitor', async () => {
  const { container } = openAt('public')
  await act(async () => {})
  expect(container.textContent).toBe('the page')
})

it.each([
  [1, 'is refused'],
  [8, 'is refused'],
  [9, 'is drawn'],
])('[D6.level.1] a page of staff at level %i %s', async (level, expected) => {
  bringCookie()
  server.knows(memberAt(level))
  const { container, isKnown } = openAt('staff')
  await isKnown()
  expect(container.textContent === 'the page').toBe(expected === 'is drawn')
})
