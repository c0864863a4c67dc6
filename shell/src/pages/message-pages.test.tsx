import { createI18n } from '@shuttle/i18n'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { Crash } from '../app/app'
import { texts as en } from '../i18n/en'
import { texts as zhCn } from '../i18n/zh-cn'
import { texts as zhHk } from '../i18n/zh-hk'
import { type Shell, ShellContext } from '../shell'
import { AnomaliesPage, anomalyAddress } from './anomalies-page'
import { ClosedPage, NotAllowedPage, NotFoundPage } from './message-pages'

const TEXTS = { en, 'zh-cn': zhCn, 'zh-hk': zhHk } as const

const open = (page: ReactNode, { language = 'en', at = '/' }: { language?: keyof typeof TEXTS; at?: string } = {}) =>
  render(
    <I18nextProvider i18n={createI18n({ language, texts: { shell: TEXTS[language] } })}>
      <ShellContext value={{ sessionService: { restoreAgain: () => undefined } } as unknown as Shell}>
        <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
      </ShellContext>
    </I18nextProvider>,
  )

const CONTACT = 'help@tickets.example'
beforeEach(() => {
  // jsdom has no navigation timing.
  Object.assign(performance, {
    getEntriesByType: () => [{ serverTiming: [{ name: 'request', description: 'page-1' }] }],
  })
  document.head.innerHTML = `<meta name="support" content="${CONTACT}">`
})
afterEach(() => {
  document.head.innerHTML = ''
})

it.each([
  ['a failed call', <AnomaliesPage key="1" />],
  ['maintenance', <ClosedPage key="2" />],
  ['an unknown address', <NotFoundPage key="3" />],
  ['a page for staff', <NotAllowedPage key="4" />],
  ['a crash of the shell', <Crash key="5" />],
])('the page of %s gives a request number, a link to home and a contact', (_, page) => {
  open(page)
  expect(screen.getByText(/Request number: page-1/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toMatch(/^\/(webhtml\/)?$/)
  expect(screen.getByRole('link', { name: CONTACT }).getAttribute('href')).toBe(`mailto:${CONTACT}?subject=page-1`)
})

it.each([
  ['zh-cn', '请求编号：page-1'],
  ['zh-hk', '請求編號：page-1'],
] as const)('the page shows the request number in %s', (language, number) => {
  open(<ClosedPage />, { language })
  expect(screen.getByText(number, { exact: false })).toBeTruthy()
})

it('a failed call is named by its own request, not by that of the page', () => {
  const failed = { pathname: '/my_order', search: '' }
  open(<AnomaliesPage />, { at: anomalyAddress(failed, 'call-1') })
  expect(screen.getByText(/Request number: call-1/)).toBeTruthy()
})

it('a page that names no contact shows none', () => {
  document.head.innerHTML = ''
  open(<ClosedPage />)
  expect(screen.queryByText(/write to/)).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/help'])
})

it('a page without a known request number still shows the contact', () => {
  Object.assign(performance, { getEntriesByType: () => [] })
  open(<ClosedPage />)
  expect(screen.queryByText(/Request number/)).toBeNull()
  expect(screen.getByRole('link', { name: CONTACT })).toBeTruthy()
})
