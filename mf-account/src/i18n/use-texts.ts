import { createUseTexts } from '@shuttle/i18n'
import type { texts } from './zh-hk'

export const useTexts = createUseTexts<typeof texts>('mf-account')
