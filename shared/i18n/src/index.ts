export { createI18n } from './create-i18n'
export { createLazyTexts } from './create-lazy-texts'
export { createUseTexts, type SameShape, type TextKey, type Translate } from './create-use-texts'
export { defineTexts } from './translate'
