import type { SameShape, Translate } from '@shuttle/i18n/translate'
import type { texts as zhHk } from './zh-hk'

/** Keys of the service's own sentences; the reference language defines them. */
export type ServiceTree = typeof zhHk
export type ServiceTexts = SameShape<ServiceTree>
export type TranslateService = Translate<ServiceTree>
