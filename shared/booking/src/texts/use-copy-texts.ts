import { createLazyTexts } from '@shuttle/i18n'

/** Texts of the button that copies a number. */
export const useCopyTexts = createLazyTexts('booking/copy', {
  'zh-hk': { copy: '複製{{name}}', copied: '已複製{{name}}', failed: '未能複製{{name}}，請長按號碼選取。' },
  'zh-cn': { copy: '复制{{name}}', copied: '已复制{{name}}', failed: '未能复制{{name}}，请长按号码选取。' },
  en: {
    copy: 'Copy {{name}}',
    copied: 'The {{name}} was copied',
    failed: 'The {{name}} could not be copied. Press and hold it to select it.',
  },
})
