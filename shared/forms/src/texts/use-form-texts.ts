import { createLazyTexts } from '@shuttle/i18n'
import { formTexts } from '.'
import type { texts } from './zh-hk'

/** Typed texts of the forms, in the language of the page. */
export const useFormTexts = createLazyTexts<typeof texts>('forms', formTexts)
