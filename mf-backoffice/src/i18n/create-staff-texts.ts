import { createPartTexts } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/** Makes the hook of texts that come with the chunk that draws them; it also finds those of the frame. */
export const createStaffTexts = createPartTexts<typeof texts>('mf-backoffice')
