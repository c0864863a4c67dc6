import { createUseTexts, type SameShape } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/** Every text of this remote. Traditional Chinese is the reference: a language that lacks a text does not compile. */
export type Texts = SameShape<typeof texts>

export const useTexts = createUseTexts<typeof texts>('mf-backoffice')
