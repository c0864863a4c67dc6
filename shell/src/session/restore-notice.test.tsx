import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { ShellContext } from '../shell'
import { openShell } from '../testing/open-shell'
import { startSessionServer } from '../testing/session-server.presenter'
import { RestoreNotice } from './restore-notice'
import { clearSessionMarker } from './session-store'

const MING = { token: 'T', user: { nickname: 'Ming', avatarUrl: '', memberNumber: '1', level: 1, memberId: 'm-1' } }
let server: Awaited<ReturnType<typeof startSessionServer>>

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearSessionMarker()
  server = await startSessionServer()
  server.knows(MING)
})
afterEach(() => {
  jest.restoreAllMocks()
  return server.stop()
})

/** A member whose user-info call is lost: the shell shows a visitor. */
const openWithLostCall = async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'signed_in=1; path=/'
  server.reach(false)
  const shell = open()
  await waitFor(() => expect(notice()).toBeTruthy())
  return shell
}
const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const open = () => {
  const shell = openShell(server.baseUrl)
  render(
    <ShellContext value={shell}>
      <I18nextProvider i18n={shell.engine}>
        <RestoreNotice />
      </I18nextProvider>
    </ShellContext>,
  )
  return shell
}
const notice = () => screen.queryByText('We could not check whether you are signed in')

it('the notice is not shown to a visitor', () => {
  open()
  expect(notice()).toBeNull()
})

it('the notice shows that the user-info call was lost, and disappears once a repeated one succeeds', async () => {
  const shell = await openWithLostCall()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).not.toBe('true'),
  )
  expect(notice()).toBeTruthy()
  server.reach(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shell.session.get().session.kind).toBe('member'))
  await waitFor(() => expect(notice()).toBeNull())
})

it.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the window is in front again', () => dispatchEvent(new Event('focus'))],
  ['the tab is visible again', () => setVisibility('visible')],
])('repeats the user-info call by itself, once, when %s', async (_, happen) => {
  const shell = await openWithLostCall()
  server.reach(true)
  happen()
  // A return to the tab fires both events.
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(shell.session.get().session.kind).toBe('member'))
  await waitFor(() => expect(notice()).toBeNull())
  dispatchEvent(new Event('online'))
  expect(server.received).toEqual(['wx/query.wx.user.information'])
})

it('repeats no call in a hidden tab, and stays when the repeated call is lost', async () => {
  const shell = await openWithLostCall()
  dispatchEvent(new Event('online'))
  await shell.sessionService.restoreAgain()
  expect(notice()).toBeTruthy()
  server.reach(true)
  setVisibility('hidden')
  dispatchEvent(new Event('online'))
  expect([server.received, shell.sessionService.untilKnown()]).toEqual([[], undefined])
  setVisibility('visible')
  await waitFor(() => expect(notice()).toBeNull())
})
