import type { SameShape } from '@shuttle/i18n'
import type { captcha as reference } from './zh-cn'

export const captcha: SameShape<typeof reference> = {
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
