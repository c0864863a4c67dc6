import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { ShellContext } from '../shell'
import { openShell } from '../testing/open-shell'
import { FaultCard } from './fault-cards'

afterEach(() => jest.restoreAllMocks())

const goTo = (network: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online')
  act(() => void dispatchEvent(new Event(network)))
}

it('names the missing network in the card of a part, and the part again once there is one', () => {
  const shell = openShell('http://127.0.0.1:9/')
  goTo('offline')
  render(
    <ShellContext value={shell}>
      <I18nextProvider i18n={shell.engine}>
        <FaultCard entry={undefined} onRetry={() => undefined} />
      </I18nextProvider>
    </ShellContext>,
  )
  expect(screen.getByRole('heading', { name: 'No network' })).toBeTruthy()
  expect(screen.queryByText('This part could not be shown')).toBeNull()
  goTo('online')
  expect(screen.getByRole('heading', { name: 'This part could not be shown' })).toBeTruthy()
})
