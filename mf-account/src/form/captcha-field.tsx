import type { CaptchaAction } from '@shuttle/calls'
import { CAPTCHA_DIGITS, keepCaptchaDigits, LANGUAGE_TAG } from '@shuttle/domain'
import { reportFault, useLanguage } from '@shuttle/host'
import { Button, IconButton, Notice, Spinner, TextField } from '@shuttle/ui'
import { type FocusEvent, type Ref, useState } from 'react'
import { useTexts } from '../i18n/use-texts'
import styles from './captcha-field.module.css'
import { RefreshIcon } from './refresh-icon'
import { speakCaptcha } from './speak-captcha'
import { useCaptchaPicture } from './use-captcha-picture'

/** Four digits from a picture or from a voice. Drawn anew (by its key) it asks for another picture: each is good for one answer. */
export const CaptchaField = (props: {
  action: CaptchaAction
  value: string
  onChange: (digits: string) => void
  error: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}) => {
  const t = useTexts()
  const language = useLanguage()
  const picture = useCaptchaPicture(props.action)
  const [isSpeaking, setSpeaking] = useState(false)
  const [isMute, setMute] = useState(false)

  const handleAnother = () => {
    if (picture.busy) return
    props.onChange('')
    setMute(false)
    picture.another()
  }
  /** Whoever begins to type begins with a picture that lasts. */
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && props.value === '' && picture.isOld()) picture.another()
  }
  const handleListen = async () => {
    if (picture.busy) return
    setSpeaking(true)
    setMute(false)
    try {
      await speakCaptcha(props.action, LANGUAGE_TAG[language])
    } catch (failure) {
      reportFault(failure, 'captcha sound')
      setMute(true)
    } finally {
      setSpeaking(false)
    }
  }

  return (
    <fieldset className={styles.parts} onFocus={handleFocus}>
      <div className={styles.row}>
        <div className={styles.frame} data-busy={picture.busy || undefined}>
          <img
            key={picture.address}
            className={styles.picture}
            src={picture.address}
            alt={t('captcha.picture')}
            width={160}
            height={56}
            onLoad={picture.onLoad}
            onError={picture.onError}
          />
          {picture.busy && (
            <span className={styles.spinner}>
              <Spinner label={t('captcha.turning')} />
            </span>
          )}
        </div>
        <IconButton label={t('captcha.another')} icon={<RefreshIcon />} onClick={handleAnother} />
        <Button kind="text" loading={isSpeaking} onClick={() => void handleListen()}>
          {t(isSpeaking ? 'captcha.speaking' : 'captcha.listen')}
        </Button>
      </div>
      {(picture.failed || isMute) && (
        <Notice kind="warning" announce>
          {t(picture.failed ? 'captcha.notShown' : 'captcha.notHeard')}
        </Notice>
      )}
      <TextField
        label={t('captcha.label')}
        hint={t('captcha.hint')}
        value={props.value}
        onChange={(typed) => props.onChange(keepCaptchaDigits(typed))}
        error={props.error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_DIGITS}
        name="captcha"
        required
        {...(props.ref && { ref: props.ref })}
      />
    </fieldset>
  )
}
