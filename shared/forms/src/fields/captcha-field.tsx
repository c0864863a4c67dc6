import { captchaPictureAddress, fetchCaptchaSound } from '@shuttle/calls'
import { captchaDigitsOnly, LANGUAGE_TAG } from '@shuttle/domain'
import { now, reportFault, useLanguage } from '@shuttle/host'
import { PictureCaptcha } from '@shuttle/ui/captcha'
import { captchaTexts } from '../texts'
import type { FieldProps } from '../use-form'

/**
 * Four digits from a picture or from a voice (purchase 5, inputs). A picture is valid for one answer: give the field
 * another `key` after each attempt.
 */
export const CaptchaField = ({
  purpose,
  ...field
}: Omit<FieldProps<string>, 'ref'> & {
  purpose: Parameters<typeof captchaPictureAddress>[0]
  ref?: FieldProps<string>['ref']
}) => {
  const language = useLanguage()
  return (
    <PictureCaptcha
      {...field}
      filter={captchaDigitsOnly}
      texts={captchaTexts[language]}
      source={{
        nextPicture: () => captchaPictureAddress(purpose, now()),
        fetchSound: () => fetchCaptchaSound(purpose, LANGUAGE_TAG[language]),
        now,
        onMute: (failure) => reportFault(failure, 'captcha sound'),
      }}
    />
  )
}
