import { createLazyPart } from '@shuttle/host/lazy'
import { useTexts } from '../i18n/use-texts'

/** A part of a page that loads when it is first opened; see `createLazyPart`. */
export const lazyPart = createLazyPart('mf-backoffice', () => useTexts()('page.notLoaded'))
