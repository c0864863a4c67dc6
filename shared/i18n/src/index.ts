export { createI18n } from './create-i18n'
export { createUseTexts, type SameShape, type TextKey, type Translate } from './create-use-texts'
