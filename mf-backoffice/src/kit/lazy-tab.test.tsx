import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { texts } from '../i18n/en'
import { lazyTab } from './lazy-tab'

const Tab = () => <p>The tab</p>
const open = (load: () => Promise<ComponentType>) => {
  const Lazy = lazyTab(load)
  return renderPage({ at: '/x', screen: <Lazy />, texts: { 'mf-backoffice': texts }, takesFaults: true })
}

it('a tab that cannot be loaded shows an error, reports a fault, and loads by Retry', async () => {
  const loads = [() => Promise.reject(new Error('offline')), async () => Tab]
  const { host, user } = open(() => loads.shift()?.() ?? Promise.reject(new Error('loaded too often')))
  expect(await screen.findByText(texts.page.failed)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.')
  expect(host.faults).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: texts.page.retry }))
  expect(await screen.findByText('The tab')).toBeTruthy()
})
