import { createLazyPart } from '@shuttle/host/lazy'
import { useHomeTexts } from '../i18n/use-home-texts'

export const lazyPart = createLazyPart('mf-purchase', () => useHomeTexts()('common.notLoaded'))
