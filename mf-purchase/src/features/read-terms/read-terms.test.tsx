import type { LanguageCode } from '@shuttle/contracts'
import { queryTermsCall } from '@shuttle/wire'
import { screen } from '@testing-library/react'
import * as en from '../../i18n/terms/en'
import * as cn from '../../i18n/terms/zh-cn'
import * as hk from '../../i18n/terms/zh-hk'
import { openScreen } from '../../testing/open-screen'
import { aTermsAnswer } from '../../testing/terms-answer'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { ReadTerms } from './read-terms'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  service.on(queryTermsCall, () => aTermsAnswer)
})
afterEach(() => service.stop())
const open = ({ purchaseTerms }: typeof en, language: LanguageCode) =>
  openScreen({ at: '/', screen: <ReadTerms terms={purchaseTerms} language={language} /> })

describe('figures of the service in the purchase notes', () => {
  it('the notes show fares on sale, limits and the refund rule', async () => {
    open(en, 'en')
    expect(await screen.findByRole('table', { name: 'Hong Kong Port to Zhuhai Port' })).toBeTruthy()
    const text = document.body.textContent ?? ''
    expect(text).toMatch(/AdultHK\$\d+\.\d\d/)
    expect(text).toContain('up to 4 adult, senior and student tickets together')
    expect(text).toContain('Refund fee: 10% within 2 hours of sale, 20% after.')
    expect(text).toContain('up to 76×51×32 cm and 20 kg')
  })

  it('the notes are in the language of the page, whatever the language of the site', async () => {
    open(hk, 'zh-hk')
    expect(await screen.findByText('手續費：售出後 2 小時內退票收取 10%，其後收取 20%。')).toBeTruthy()
    expect(service.getCalls(queryTermsCall)[0]?.body.language).toBe('zh-hk')
  })

  it('the notes are shown without figures when these cannot be loaded, with a retry', async () => {
    service.on(queryTermsCall, { break: true })
    const { user } = open(en, 'en')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/Each passenger may bring one piece of luggage/)).toBeTruthy()
    service.on(queryTermsCall, () => aTermsAnswer)
    await user.click(retry)
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('purchase 9, discount rules: under 12 or 1.2 m, 65 and over', () => {
  it.each([
    ['purchase notes in English', en.purchaseTerms],
    ['purchase notes in Simplified Chinese', cn.purchaseTerms],
    ['purchase notes in Traditional Chinese', hk.purchaseTerms],
    ['discount terms in English', en.discountTerms],
    ['discount terms in Simplified Chinese', cn.discountTerms],
    ['discount terms in Traditional Chinese', hk.discountTerms],
  ])('the discount rules are in the %s', (_, terms) => {
    const text = JSON.stringify(terms.sections)
    for (const part of ['12', '1.2', '65']) expect(text).toContain(part)
  })

  it.each([
    ['English', en],
    ['Simplified Chinese', cn],
    ['Traditional Chinese', hk],
  ])('%s has the same sections with the same numbers', (_, { purchaseTerms, discountTerms }) => {
    const shape = ({ sections }: typeof purchaseTerms) => sections.map(({ live, points }) => [live, points?.length])
    expect(shape(purchaseTerms)).toEqual(shape(en.purchaseTerms))
    expect(shape(discountTerms)).toEqual(shape(en.discountTerms))
    expect([purchaseTerms.related?.href, discountTerms.related?.href].map((href) => href?.split('_')[0])).toEqual([
      '/activity',
      '/buy',
    ])
  })
})
