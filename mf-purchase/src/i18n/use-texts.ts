import { createUseTexts } from '@shuttle/i18n'
import type { texts } from './zh-cn'

export const useTexts = createUseTexts<typeof texts>('mf-purchase')
