import { getHost } from '@shuttle/host'
import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { ShellContext } from '../shell'
import { openShell } from '../testing/open-shell'
import { LanguageSwitchNotice } from './language-switch-notice'

beforeEach(() => {
  jest.useFakeTimers()
  // The service that takes reports is away.
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('away')) })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const open = () => {
  const shell = openShell('http://127.0.0.1:9/')
  const loads: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const loadTexts = jest
    .spyOn(shell.remotes, 'loadTexts')
    .mockImplementation(() => new Promise((resolve, reject) => void loads.push({ resolve, reject })))
  render(
    <ShellContext value={shell}>
      <I18nextProvider i18n={shell.engine}>
        <LanguageSwitchNotice />
      </I18nextProvider>
    </ShellContext>,
  )
  const choose = (language: 'zh-cn' | 'zh-hk') => act(async () => void getHost().language.set(language))
  return { loads, loadTexts, choose, shownToasts: () => shell.toasts.get().map(({ message }) => message) }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const notice = () => screen.queryByText(/Still loading/)

it('[D11.healing.2] texts of a language that hang are reported after 5 s, and one retry brings them', async () => {
  const { loads, loadTexts, choose } = open()
  await choose('zh-hk')
  await pass(4999)
  expect(notice()).toBeNull()
  await pass(1)
  expect(notice()).not.toBeNull()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(loadTexts.mock.calls).toEqual([['zh-hk'], ['zh-hk']])
  await act(async () => loads[1]?.resolve())
  expect([notice(), document.documentElement.lang]).toEqual([null, 'zh-HK'])
})

it.each(['online', 'visibilitychange'])('texts of a language that hang are requested again at %s', async (sign) => {
  const { loadTexts, choose } = open()
  await choose('zh-hk')
  await pass(5000)
  await act(async () => void (sign === 'online' ? window : document).dispatchEvent(new Event(sign)))
  expect(loadTexts).toHaveBeenCalledTimes(2)
})

it('texts of a language that fail are reported once, and requested again only by another choice', async () => {
  const { loads, loadTexts, choose, shownToasts } = open()
  await choose('zh-hk')
  await act(async () => loads[0]?.reject(new Error('404')))
  await pass(60_000)
  expect([shownToasts(), loadTexts.mock.calls.length, notice()]).toEqual([
    ['No network. Please try again later.'],
    1,
    null,
  ])
})

it('a language that another choice replaced reports nothing when it fails', async () => {
  const { loads, choose, shownToasts } = open()
  await choose('zh-hk')
  await choose('zh-cn')
  await act(async () => loads[0]?.reject(new Error('404')))
  expect(shownToasts()).toEqual([])
})
