import { createUseTexts } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/** Texts of the home page alone: what it imports is paid for by every visitor. */
export const useHomeTexts = createUseTexts<typeof texts>('mf-purchase')
