import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

/** Sentences that begin in lower case are the specification's own, kept to the letter. */
export const texts: SameShape<typeof reference> = {
  captcha: {
    title: 'Security check',
    frame: 'Slide to verify',
    loading: 'Opening the slide check…',
    slideAgain: 'Not verified, please slide again',
    slid: 'Verified',
    noSlide: 'The slide check did not open. Please check your connection and try again.',
    retry: 'Try again',
  },
}
