import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openShell } from '../testing/open-shell'
import { LanguageOffer } from './language-offer'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const open = (tag: string) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([tag, 'en'])
  const shell = openShell('http://127.0.0.1:9/')
  return { shell, ...render(<LanguageOffer shell={shell} />) }
}
const offer = () => screen.queryByRole('region')

it.each([
  ['zh-MO', '改用繁體中文', 'zh-hk'],
  ['zh-Hans-CN', '改用简体中文', 'zh-cn'],
])('offers a browser of %s its script in one line of that script', async (tag, accept, language) => {
  const { shell } = open(tag)
  expect(shell.language.get()).toBe('en')
  await userEvent.click(screen.getByRole('button', { name: accept }))
  await waitFor(() => expect(shell.language.get()).toBe(language))
  expect(offer()).toBeNull()
})

it('offers the language once, whether it is answered or not', async () => {
  const first = open('zh-MO')
  expect(offer()?.getAttribute('lang')).toBe('zh-HK')
  first.unmount()
  open('zh-MO')
  expect(offer()).toBeNull()
})

it('stores no language offer on a page that is not English', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-MO', 'en'])
  const shell = openShell('http://127.0.0.1:9/')
  await shell.language.set('zh-cn')
  render(<LanguageOffer shell={shell} />)
  expect([offer(), localStorage.getItem('languageOffered')]).toEqual([null, null])
})

it('the offer disappears when it is refused, and the page stays English', async () => {
  const { shell } = open('zh')
  await userEvent.click(screen.getByRole('button', { name: '不用' }))
  expect([offer(), shell.language.get()]).toEqual([null, 'en'])
})

it.each(['en-HK', 'zh-HK', 'zh-CN'])('offers nothing to a browser of %s', (tag) => {
  open(tag)
  expect(offer()).toBeNull()
})
