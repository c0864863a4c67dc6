import { createLazyTexts } from '@shuttle/i18n'

export const useHelpLinkTexts = createLazyTexts('booking/help', {
  'zh-hk': {
    help: { title: '需要幫助？', text: '退票、更改、付款、行李、失物等常見問題，以及聯絡方法。', link: '幫助及聯絡' },
  },
  'zh-cn': {
    help: { title: '需要帮助？', text: '退票、改签、支付、行李、失物等常见问题，以及联系方式。', link: '帮助与联系' },
  },
  en: {
    help: {
      title: 'Need help?',
      text: 'Answers about refunds, changes, payment, luggage and lost property, and how to contact us.',
      link: 'Help and contact',
    },
  },
})
