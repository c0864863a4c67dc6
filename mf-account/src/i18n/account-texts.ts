import type { SameShape } from '@shuttle/i18n'
import type { texts } from './zh-hk'

/** Every text of this remote. Traditional Chinese is written first; what it says, the others must say too. */
export type AccountTexts = SameShape<typeof texts>
