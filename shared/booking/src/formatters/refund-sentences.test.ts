/** @jest-environment jsdom */

import { REFUND_PRESETS, type RefundPolicy } from '@shuttle/domain'
import { createBookingTranslate } from './create-booking-translate'
import { refundExceptions, refundNote, refundSentences } from './refund-sentences'

const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const
const translate = {
  'zh-cn': createBookingTranslate('zh-cn'),
  'zh-hk': createBookingTranslate('zh-hk'),
  en: createBookingTranslate('en'),
}
const policy = (preset: keyof typeof REFUND_PRESETS, change: Partial<RefundPolicy> = {}): RefundPolicy => ({
  id: preset,
  from: undefined,
  until: undefined,
  ...REFUND_PRESETS[preset],
  ...change,
})

describe('purchase 9, refund notes: rendered from the policy record', () => {
  it('[P9.note.2] the note shows no changes, 10 % within 2 hours of sale, 20 % after, nothing once expired', () => {
    expect(refundNote(policy('purchase'), translate.en)).toBe(
      'No changes. Refund fee: 10% within 2 hours of sale, 20% after. No refund once the ticket has expired.',
    )
    expect(refundNote(policy('purchase'), translate['zh-hk'])).toBe(
      '車票不設更改。手續費：售出後 2 小時內退票收取 10%，其後收取 20%。車票過期不設退票。',
    )
    expect(refundNote(policy('purchase'), translate['zh-cn'])).toBe(
      '车票不可改签。售出后 2 小时内退票收取票价的 10% 手续费，之后收取 20%。车票过期不予退票。',
    )
  })
  it('the other reading is 10 % within 30 minutes, 50 % after', () => {
    expect(refundSentences(policy('accounts'), translate.en)[1]).toBe(
      'Refund fee: 10% within 30 minutes of sale, 50% after.',
    )
    expect(refundSentences(policy('accounts'), translate['zh-hk'])[1]).toBe(
      '手續費：售出後 30 分鐘內退票收取 10%，其後收取 50%。',
    )
  })
})

describe('[D1.2] narrower times of the policy', () => {
  it('a refund sentence names 2 hours before departure', () =>
    expect(refundSentences(policy('closed2Hours'), translate.en)[2]).toBe('No refund within 2 hours of departure.'))
  it('a pause by staff is named beside the terms of the policy', () => {
    expect(refundSentences(policy('purchase', { isPaused: true }), translate.en).slice(2)).toEqual([
      'No refund once the ticket has expired.',
      'Automatic refunds are paused at the moment. Please apply, and our staff will decide.',
    ])
  })
  it.each([false, true])('the note has 48 hours and requests only if paused: %s', (isPaused) => {
    expect(refundSentences(policy('closed48Hours', { isPaused }), translate.en).slice(2)).toEqual([
      'No refund within 48 hours of departure.',
      'This ticket is refunded on request only. Please apply, and our staff will decide.',
    ])
    expect(refundNote(policy('closed48Hours', { isPaused }), translate['zh-hk'])).toMatch(
      /開車前 48 小時內不設退票。此車票只可申請退票，請提交申請，由職員處理。$/,
    )
    expect(refundNote(policy('closed48Hours', { isPaused }), translate['zh-cn'])).toMatch(
      /此车票只能申请退票，请提交申请，由工作人员处理。$/,
    )
  })
})

describe('policy of an operator', () => {
  it('the sentences show one fee, a minimum and a window', () =>
    expect(
      refundSentences(
        policy('purchase', { tiers: [{ minutes: undefined, basisPoints: 1250 }], minimumFee: 500, windowDays: 1 }),
        translate.en,
      ),
    ).toEqual([
      'No changes.',
      'Refund fee: 12.5%.',
      'The fee is at least HK$5.00 or ¥5.00 per ticket.',
      'No refund once the ticket has expired.',
      'Refunds can be requested within 1 day of sale.',
    ]))
  it('the sentences show a fee by the time before departure', () =>
    expect(
      refundSentences(
        policy('purchase', {
          clock: 'beforeDeparture',
          tiers: [
            { minutes: 4320, basisPoints: 500 },
            { minutes: undefined, basisPoints: 3000 },
          ],
        }),
        translate.en,
      )[1],
    ).toBe('Refund fee: 5% 3 days or more before departure, 30% after.'))
  it.each(LANGUAGES)('the exceptions for coupons and discounts in %s are listed', (language) => {
    expect(refundExceptions(policy('purchase'), translate[language])).toHaveLength(3)
    const open = { couponOrders: 'cashPart', discountedTickets: 'asOthers', isForceMajeureFull: false } as const
    expect(refundExceptions(policy('purchase', open), translate[language])).toHaveLength(1)
  })
})
