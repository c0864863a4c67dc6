import { captchaPictureAddress, fetchCaptchaSound } from '@shuttle/calls'
import { CAPTCHA_DIGITS, captchaDigitsOnly, LANGUAGE_TAG } from '@shuttle/domain'
import { now, reportFault, useLanguage } from '@shuttle/host'
import { captchaTexts } from '@shuttle/i18n/captcha'
import { PictureCaptcha } from '@shuttle/ui/captcha'
import type { Ref } from 'react'
import type { WantedCaptcha } from './use-wanted-captcha'

/** Four digits, while the service wants them of this form; another picture after each attempt, since one is good for one answer. */
export const CaptchaField = (props: {
  captcha: WantedCaptcha
  value: string
  onChange: (digits: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}) => {
  const { captcha, onChange, ...field } = props
  const { form, round } = captcha
  const language = useLanguage()
  if (!captcha.isWanted) return null
  return (
    <PictureCaptcha
      key={round}
      {...field}
      onChange={(typed) => onChange(captchaDigitsOnly(typed))}
      maxLength={CAPTCHA_DIGITS}
      texts={captchaTexts[language]}
      source={{
        nextPicture: () => captchaPictureAddress(form, now()),
        fetchSound: () => fetchCaptchaSound(form, LANGUAGE_TAG[language]),
        now,
        onMute: (failure) => reportFault(failure, 'captcha sound'),
      }}
    />
  )
}
