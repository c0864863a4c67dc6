import { createUseTexts } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/** Texts of the home page only: every visitor downloads what this module imports. */
export const useHomeTexts = createUseTexts<typeof texts>('mf-purchase')
