import { createLazyTexts } from '@shuttle/i18n'

const useLazyPartTexts = createLazyTexts('booking/lazy-part', {
  'zh-hk': { notLoaded: '未能載入，請檢查網絡後重試' },
  'zh-cn': { notLoaded: '加载失败，请检查网络后重试' },
  en: { notLoaded: 'This did not load. Check your connection and try again.' },
})

/** Toast text when a part of the page cannot be loaded on opening. */
export const useNotLoadedText = (): string => useLazyPartTexts()('notLoaded')
