import { type CaptchaAction, captchaPictureAddress, fetchCaptchaSound } from '@shuttle/calls'
import { CAPTCHA_DIGITS, keepCaptchaDigits, LANGUAGE_TAG } from '@shuttle/domain'
import { now, reportFault, useLanguage } from '@shuttle/host'
import { captchaTexts } from '@shuttle/i18n/captcha'
import { PictureCaptcha } from '@shuttle/ui/captcha'
import type { Ref } from 'react'

/** Four digits of this remote's forms. Drawn anew (by its key) it asks for another picture: each is good for one answer. */
export const CaptchaField = (props: {
  action: CaptchaAction
  value: string
  onChange: (digits: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}) => {
  const { action, onChange, ...field } = props
  const language = useLanguage()
  return (
    <PictureCaptcha
      {...field}
      onChange={(typed) => onChange(keepCaptchaDigits(typed))}
      maxLength={CAPTCHA_DIGITS}
      texts={captchaTexts[language]}
      source={{
        nextPicture: () => captchaPictureAddress(action, now()),
        fetchSound: () => fetchCaptchaSound(action, LANGUAGE_TAG[language]),
        now,
        onMute: (failure) => reportFault(failure, 'captcha sound'),
      }}
    />
  )
}
