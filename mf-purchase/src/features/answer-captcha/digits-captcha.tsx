import { captchaPictureAddress, fetchCaptchaSound } from '@shuttle/calls'
import { CAPTCHA_DIGITS, captchaDigitsOnly, LANGUAGE_TAG } from '@shuttle/domain'
import { now, reportFault, useLanguage } from '@shuttle/host'
import { captchaTexts } from '@shuttle/i18n/captcha'
import { PictureCaptcha } from '@shuttle/ui/captcha'

interface DigitsCaptchaProps {
  digits: string
  error: string | undefined
  onChange: (digits: string) => void
}

/** Type 1: four digits from a picture or from a voice (purchase 5, inputs). */
export const DigitsCaptcha = ({ digits, error, onChange }: DigitsCaptchaProps) => {
  const language = useLanguage()
  return (
    <PictureCaptcha
      value={digits}
      onChange={(typed) => onChange(captchaDigitsOnly(typed))}
      maxLength={CAPTCHA_DIGITS}
      error={error}
      texts={captchaTexts[language]}
      source={{
        nextPicture: () => captchaPictureAddress('order', now()),
        fetchSound: () => fetchCaptchaSound('order', LANGUAGE_TAG[language]),
        now,
        onMute: (failure) => reportFault(failure, 'captcha sound'),
      }}
    />
  )
}
