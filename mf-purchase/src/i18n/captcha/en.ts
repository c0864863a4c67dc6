import type { SameShape } from '@shuttle/i18n'
import type { captcha as reference } from './zh-cn'

export const captcha: SameShape<typeof reference> = {
  captcha: {
    title: 'Security check',
    label: 'Captcha',
    hint: 'Enter the four digits in the picture',
    picture: 'Captcha picture with four digits. Take another one, or listen instead',
    another: 'Another picture',
    turning: 'Getting another picture…',
    notShown: 'The picture could not be shown, please take another one',
    listen: 'Listen instead',
    speaking: 'Playing…',
    notHeard: 'It cannot be played at the moment, please take another picture and try again',
    frame: 'Slide to verify',
    loading: 'Opening the slide check…',
    slideAgain: 'Not verified, please slide again',
    slid: 'Verified',
    noSlide: 'The slide check did not open. Please check your connection and try again.',
    retry: 'Try again',
  },
}
