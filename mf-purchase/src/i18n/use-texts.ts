import { createLazyTexts, type TextKey } from '@shuttle/i18n'
import { texts as en } from './lazy/en'
import { texts as zhCn } from './lazy/zh-cn'
import { texts as zhHk } from './lazy/zh-hk'
import type { texts as homeTexts } from './zh-hk'

export type PurchaseTextKey = TextKey<typeof zhHk & typeof homeTexts>

/** Texts of every page but home, and those of home besides. They come in three languages with each chunk that uses them. */
export const useTexts = createLazyTexts<typeof zhHk, typeof homeTexts>(
  'mf-purchase/lazy',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-purchase',
)
