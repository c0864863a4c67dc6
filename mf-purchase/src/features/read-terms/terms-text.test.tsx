import { screen } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { aTermsAnswer } from '../../testing/terms-answer'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { terms as activityEn } from './activity.en'
import { terms as activityCn } from './activity.zh-cn'
import { terms as activityHk } from './activity.zh-hk'
import { terms as en } from './terms.en'
import { terms as cn } from './terms.zh-cn'
import { terms as hk } from './terms.zh-hk'
import { TermsText } from './terms-text'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  service.on('manage/query.terms', () => aTermsAnswer)
})
afterEach(() => service.stop())
const open = (terms: typeof en) => openScreen({ at: '/', screen: <TermsText terms={terms} /> })

describe('the purchase terms say what the service says', () => {
  it('fares on sale, limits and refund rule', async () => {
    open(en)
    expect(await screen.findByRole('table', { name: 'Hong Kong Port to Zhuhai Port (HK$)' })).toBeTruthy()
    const text = document.body.textContent ?? ''
    expect(text).toContain('up to 4 adult, senior and student tickets together')
    expect(text).toContain('Refund fee: 10% within 2 hours of sale, 20% after.')
    expect(text).toContain('up to 76×51×32 cm and 20 kg')
  })

  it('in the language of the page, whatever the site speaks', async () => {
    open(hk)
    expect(await screen.findByText('手續費：售出後 2 小時內退票收取 10%，其後收取 20%。')).toBeTruthy()
    expect(service.callsOf('manage/query.terms')[0]?.body.language).toBe('zh-hk')
  })

  it('stand without their numbers when those cannot be had, and ask again', async () => {
    service.on('manage/query.terms', () => undefined)
    const { user } = open(en)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/Each passenger may bring one piece of luggage/)).toBeTruthy()
    service.on('manage/query.terms', () => aTermsAnswer)
    await user.click(retry)
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('purchase 9, discount rules: under 12 or 1.2 m, 65 and over', () => {
  it.each([
    ['en', en],
    ['zh-cn', cn],
    ['zh-hk', hk],
    ['activity en', activityEn],
    ['activity zh-cn', activityCn],
    ['activity zh-hk', activityHk],
  ])('%s', (_, terms) => {
    const words = JSON.stringify(terms.sections)
    for (const part of ['12', '1.2', '65']) expect(words).toContain(part)
  })

  it.each([
    [en, activityEn],
    [cn, activityCn],
    [hk, activityHk],
  ])('each language has the same sections with the same numbers', (purchase, activity) => {
    const shape = ({ sections }: typeof en) => sections.map(({ live, points }) => [live, points?.length])
    expect(shape(purchase)).toEqual(shape(en))
    expect(shape(activity)).toEqual(shape(activityEn))
    expect([purchase.related.href, activity.related.href].map((href) => href.split('_')[0])).toEqual([
      '/activity',
      '/buy',
    ])
  })
})
