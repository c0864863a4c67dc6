import { createPartTexts } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/** Makes the hook of texts that come with the chunk that draws them; it also finds those of home. */
export const createPurchaseTexts = createPartTexts<typeof texts>('mf-purchase')
