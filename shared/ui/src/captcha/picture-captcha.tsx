import { Button, IconButton, Notice, Spinner, TextField, useFilteredInput } from '@shuttle/ui'
import { type FocusEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { CaptchaSource, CaptchaTexts } from './captcha-props'
import styles from './picture-captcha.module.css'
import { playSound } from './play-sound'
import { usePicture } from './use-picture'

/** Decorative; takes the colour of its button. */
const RefreshIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path strokeLinecap="round" strokeLinejoin="round" d="M20 12a8 8 0 1 1-2.3-5.6L20 8.7M20 3.5v5.2h-5.2" />
  </svg>
)

export interface PictureCaptchaProps {
  source: CaptchaSource
  texts: CaptchaTexts
  value: string
  /** The typed answer, or '' when another picture is requested. */
  onChange: (typed: string) => void
  /** Filters an answer while it is typed. */
  filter: (typed: string) => string
  /** What is wrong, in place. */
  error: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** Digits from a picture or from a voice. Remounted by its key, it requests another picture. */
export const PictureCaptcha = ({ source, texts, value, onChange, filter, error, ref }: PictureCaptchaProps) => {
  const picture = usePicture(source)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const filtered = useFilteredInput(input, { value, filter, onChange })
  const [isSpeaking, setSpeaking] = useState(false)
  const [isMute, setMute] = useState(false)

  const handleAnother = () => {
    if (picture.busy) return
    onChange('')
    setMute(false)
    picture.another()
  }
  /** Typing starts with a picture that has not expired. */
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && value === '' && picture.isOld()) picture.another()
  }
  const handleListen = async () => {
    if (picture.busy) return
    setSpeaking(true)
    setMute(false)
    try {
      await playSound(source.fetchSound)
    } catch (failure) {
      source.onMute(failure)
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
            alt={texts.picture}
            width={160}
            height={56}
            onLoad={picture.onLoad}
            onError={picture.onError}
          />
          {picture.busy && (
            <span className={styles.spinner}>
              <Spinner label={texts.turning} />
            </span>
          )}
        </div>
        <IconButton label={texts.another} icon={<RefreshIcon />} onClick={handleAnother} />
        <Button kind="text" loading={isSpeaking} onClick={() => void handleListen()}>
          {isSpeaking ? texts.speaking : texts.listen}
        </Button>
      </div>
      {(picture.failed || isMute) && (
        <Notice kind="warning" announce>
          {picture.failed ? texts.notShown : texts.notHeard}
        </Notice>
      )}
      <TextField
        label={texts.label}
        hint={texts.hint}
        {...filtered}
        ref={input}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        name="captcha"
        required
      />
    </fieldset>
  )
}
