import { screen } from '@testing-library/react'
import { manifest } from '../remote.manifest'
import { openScreen } from '../testing/open-screen'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as TermsPage } from './terms-page'

const PATHS = manifest.pages.map(({ path }) => path).filter((path) => path.includes('_clause'))

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

it('[P1.language.1] each terms address shows its own document, whatever the language of the site', () => {
  const titles = PATHS.map((at) => {
    const { unmount } = openScreen({ at, screen: <TermsPage /> })
    const title = screen.getByRole('heading', { level: 1 }).textContent
    const { lang } = screen.getByRole('article')
    unmount()
    return [at, title, lang]
  })
  expect(titles).toEqual([
    ['/buy_clause', '购票须知', 'zh-CN'],
    ['/buy_clause_hk', '購票須知', 'zh-HK'],
    ['/buy_clause_en', 'Purchase notes', 'en'],
    ['/activity_clause', '优惠细则', 'zh-CN'],
    ['/activity_clause_hk', '優惠細則', 'zh-HK'],
    ['/activity_clause_en', 'Discount terms', 'en'],
  ])
})
