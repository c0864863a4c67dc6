import { createUseTexts, type SameShape } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/**
 * Texts of the first page and texts that several pages share. Traditional Chinese is the reference: a language that
 * lacks a text does not compile.
 */
export type AirportTexts = SameShape<typeof texts>

export const useTexts = createUseTexts<typeof texts>('mf-airport')
