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
afterEach(() => server.stop())

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

it('is not there for a visitor', () => {
  open()
  expect(notice()).toBeNull()
})

it('says that the user-info call was lost, and goes once a repeated one restores the member', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'signed_in=1; path=/'
  server.reach(false)
  const shell = open()
  await waitFor(() => expect(notice()).toBeTruthy())
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
