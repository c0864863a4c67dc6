import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from './create-i18n'
import { createLazyTexts } from './create-lazy-texts'

const older = { form: { send: 'Send', undo: 'Undo' } }
const newer = { form: { send: 'Send now', preview: 'Preview' } }
const inEveryLanguage = <Tree,>(tree: Tree) => ({ en: tree, 'zh-hk': tree, 'zh-cn': tree }) as never

const setUp = () => {
  const engine = createI18n({ language: 'en', texts: { page: { title: 'Page' } } })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={engine}>{children}</I18nextProvider>
  return <Answer,>(hook: () => Answer) => renderHook(hook, { wrapper }).result.current
}

it('retains the keys that only one of two versions of a namespace has', () => {
  const render = setUp()
  const useOlder = createLazyTexts<typeof older>('forms', inEveryLanguage(older))
  const useNewer = createLazyTexts<typeof newer>('forms', inEveryLanguage(newer))
  const readOlder = render(() => useOlder())
  const readNewer = render(() => useNewer())
  expect([readOlder('form.undo'), readNewer('form.preview')]).toEqual(['Undo', 'Preview'])
})

it('finds texts in a language other than the language of the page', () => {
  const render = setUp()
  const useTexts = createLazyTexts<typeof older>('forms', {
    en: older,
    'zh-hk': { form: { send: '發送', undo: '復原' } },
    'zh-cn': { form: { send: '发送', undo: '撤销' } },
  })
  expect(render(() => useTexts('zh-hk'))('form.send')).toBe('發送')
})

it('finds a text of the page through the fallback namespace', () => {
  const render = setUp()
  const useTexts = createLazyTexts<typeof older, { title: string }>('forms', inEveryLanguage(older), 'page')
  expect(render(() => useTexts())('title')).toBe('Page')
})
