import { screen, within } from '@testing-library/react'
import { terms as cn } from '../privacy/privacy-cn'
import { terms as en } from '../privacy/privacy-en'
import { terms as hk } from '../privacy/privacy-hk'
import type { PrivacyTerms } from '../privacy/privacy-terms'
import { openScreen } from '../testing/open-screen'

const EDITIONS: [string, PrivacyTerms][] = [
  ['/privacy_cn', cn],
  ['/privacy_hk', hk],
  ['/privacy_en', en],
]
const shapeOf = (terms: PrivacyTerms) =>
  terms.sections.map(({ points = [], paragraphs = [] }) => [points.length, paragraphs.length])
const wordsOf = (terms: PrivacyTerms) => JSON.stringify(terms)

describe.each(EDITIONS)('%s', (at, terms) => {
  it('[P2.route.14] can be read by anyone, in its own language whatever the site speaks', async () => {
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

  it('links to the other languages and marks its own', async () => {
    await openScreen({ at, language: 'zh-hk' })
    const links = within(screen.getByRole('navigation', { name: '條款語言' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy_hk', '/privacy_cn', '/privacy_en'])
    expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.getAttribute('href'))).toEqual([
      at,
    ])
  })

  it('says as much as the others', () => {
    expect(shapeOf(terms)).toEqual(shapeOf(hk))
  })

  it('[P2.route.14] names every cookie that the site sets', () => {
    const cookies = ['token', 'signed_in', 'lang', 'sid', 'author', 'cohort', 'failed_shell', 'preview']
    for (const cookie of cookies) expect(wordsOf(terms)).toMatch(new RegExp(`\\b${cookie}\\b`))
  })
})

test('the editions are written in their own characters', () => {
  expect(wordsOf(hk)).not.toMatch(/[单请选择过车发线隐条权]/)
  expect(wordsOf(cn)).not.toMatch(/[單請選擇過車發線隱條權]/)
  expect(wordsOf(en)).not.toMatch(/\p{Script=Han}/u)
})
