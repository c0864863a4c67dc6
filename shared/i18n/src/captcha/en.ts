import type { SameShape } from '../create-use-texts'
import type { captchaTexts as reference } from './zh-hk'

export const captchaTexts: SameShape<typeof reference> = {
  label: 'Captcha',
  hint: 'Enter the four digits in the picture',
  picture: 'Captcha picture with four digits. Take another one, or listen instead',
  another: 'Another picture',
  turning: 'Getting another picture…',
  notShown: 'The picture could not be shown, please take another one',
  listen: 'Listen instead',
  speaking: 'Playing…',
  notHeard: 'It cannot be played at the moment, please take another picture and try again',
}
