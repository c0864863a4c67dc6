import { screen, within } from '@testing-library/react'
import type { PrivacyTerms } from '../features/read-privacy-terms/privacy-terms-view'
import { openScreen } from '../testing/open-screen'
import { terms as cn } from './privacy-cn-page'
import { terms as en } from './privacy-en-page'
import { terms as hk } from './privacy-hk-page'

const DOCUMENTS: [string, PrivacyTerms][] = [
  ['/privacy_cn', cn],
  ['/privacy_hk', hk],
  ['/privacy_en', en],
]
const toShape = (terms: PrivacyTerms) =>
  terms.sections.map(({ points = [], paragraphs = [] }) => [points.length, paragraphs.length])
const toText = (terms: PrivacyTerms) => JSON.stringify(terms)

describe.each(DOCUMENTS)('%s', (at, terms) => {
  it('[P2.route.14] shows the terms in their own language, whatever the language of the site', async () => {
    await openScreen({ at, language: 'en' })
    const article = screen.getByRole('article')
    expect(article.getAttribute('lang')).toBe(terms.languageTag)
    const headings = within(article).getAllByRole('heading', { level: 2 })
    expect(headings.map((heading) => heading.textContent)).toEqual([
      ...terms.sections.map((section) => section.heading),
      terms.contact.heading,
    ])
    expect(within(article).getByRole('link').getAttribute('href')).toBe('mailto:privacy@bridge-shuttle.example')
  })

  it('each language links to the others and marks its own', async () => {
    await openScreen({ at, language: 'zh-hk' })
    const links = within(screen.getByRole('navigation', { name: '條款語言' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy_hk', '/privacy_cn', '/privacy_en'])
    expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.getAttribute('href'))).toEqual([
      at,
    ])
  })

  it('the terms in each language have as many points and paragraphs as the others', () => {
    expect(toShape(terms)).toEqual(toShape(hk))
  })

  it('[D11.visits.5] the terms name the measurements of the site and the 30 days they live', () => {
    expect(toText(terms)).toMatch(/(Measurements of the site|网站测量数据|網站測量數據)(: |：)30 ?(days|天)/)
  })

  it('[P2.route.14] the terms name every cookie that the site sets', () => {
    const cookies = ['token', 'signed_in', 'lang', 'sid', 'author', 'cohort', 'failed_shell', 'preview']
    for (const cookie of cookies) expect(toText(terms)).toMatch(new RegExp(`\\b${cookie}\\b`))
  })
})

test('the terms in each language use its own characters', () => {
  expect(toText(hk)).not.toMatch(/[单请选择过车发线隐条权]/)
  expect(toText(cn)).not.toMatch(/[單請選擇過車發線隱條權]/)
  expect(toText(en)).not.toMatch(/\p{Script=Han}/u)
})
