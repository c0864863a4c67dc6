import { createUseTexts, type SameShape, type Translate } from '@shuttle/i18n'
import { withCounts } from './with-counts'
import type { texts } from './zh-hk'

/** Every text of this remote. Traditional Chinese is the reference: a language that lacks a text does not compile. */
export type Texts = SameShape<typeof texts>

const useOwnTexts = createUseTexts<typeof texts>('mf-backoffice')

export const useTexts = (): Translate<typeof texts> => withCounts(useOwnTexts())
