import { createLazyPart } from '@shuttle/host/lazy'
import { useNotLoadedText } from './use-not-loaded-text'

/** A part of a booking page that is loaded when it is first opened; see `createLazyPart`. */
export const lazyPart = createLazyPart('booking', useNotLoadedText)
