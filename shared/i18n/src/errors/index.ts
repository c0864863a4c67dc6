export type { ErrorTexts } from './error-texts'
export { refusalSentence } from './refusal-sentence'
export { errorTexts } from './texts-by-language'
