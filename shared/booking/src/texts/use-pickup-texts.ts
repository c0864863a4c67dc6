import { createLazyTexts } from '@shuttle/i18n'

/** Texts of the pickup code, in a module of their own: only airport orders have one. */
export const usePickupTexts = createLazyTexts('booking/pickup', {
  'zh-hk': {
    pickup: {
      title: '取票二維碼',
      qr: '取票二維碼',
      code: '取票碼',
      hint: '請憑此碼在機場巴士櫃位取票。',
      collected: '已領取',
      collectedAt: '{{time}}，{{place}}',
    },
  },
  'zh-cn': {
    pickup: {
      title: '取票二维码',
      qr: '取票二维码',
      code: '取票码',
      hint: '请凭此码在机场巴士柜台取票。',
      collected: '已领取',
      collectedAt: '{{time}}，{{place}}',
    },
  },
  en: {
    pickup: {
      title: 'Pickup QR code',
      qr: 'QR code to collect your tickets',
      code: 'Pickup code',
      hint: 'Show this code at the airport bus counter to collect your tickets.',
      collected: 'Collected',
      collectedAt: '{{time}}, {{place}}',
    },
  },
})
