import { createPurchaseTexts } from './create-purchase-texts'
import { texts as en } from './guide/en'
import { texts as zhCn } from './guide/zh-cn'
import { texts as zhHk } from './guide/zh-hk'

/** Texts of the pages of a line and of a stop. */
export const useGuideTexts = createPurchaseTexts('guide', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
