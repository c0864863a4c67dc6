import { CAPTCHA_DIGITS, keepCaptchaDigits, LANGUAGE_TAG } from '@shuttle/domain'
import { reportFault, useLanguage } from '@shuttle/host'
import { Button, IconButton, Notice, Spinner, TextField } from '@shuttle/ui'
import { type FocusEvent, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './digits-captcha.module.css'
import { RefreshIcon } from './refresh-icon'
import { speakCaptcha } from './speak-captcha'
import { usePicture } from './use-picture'

interface DigitsCaptchaProps {
  digits: string
  error: string | undefined
  onChange: (digits: string) => void
}

/** Type 1: four digits from a picture or from a voice (purchase 5, inputs). */
export const DigitsCaptcha = ({ digits, error, onChange }: DigitsCaptchaProps) => {
  const t = useTexts()
  const language = useLanguage()
  const picture = usePicture()
  const [speaking, setSpeaking] = useState(false)
  const [mute, setMute] = useState(false)

  const handleAnother = () => {
    if (picture.busy) return
    onChange('')
    setMute(false)
    picture.another()
  }
  /** Whoever begins to type begins with a picture that lasts. */
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && digits === '' && picture.isOld()) picture.another()
  }
  const handleListen = async () => {
    if (picture.busy) return
    setSpeaking(true)
    setMute(false)
    try {
      await speakCaptcha(LANGUAGE_TAG[language])
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
        <Button kind="text" loading={speaking} onClick={handleListen}>
          {t(speaking ? 'captcha.speaking' : 'captcha.listen')}
        </Button>
      </div>
      {picture.failed && (
        <Notice kind="warning" announce>
          {t('captcha.notShown')}
        </Notice>
      )}
      {mute && (
        <Notice kind="warning" announce>
          {t('captcha.notHeard')}
        </Notice>
      )}
      <TextField
        label={t('captcha.label')}
        hint={t('captcha.hint')}
        value={digits}
        onChange={(text) => onChange(keepCaptchaDigits(text))}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_DIGITS}
        name="captcha"
        required
      />
    </fieldset>
  )
}
