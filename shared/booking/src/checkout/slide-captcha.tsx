import {
  SLIDE_FRAME_ORIGIN,
  SLIDE_FRAME_PROTOCOL,
  SLIDE_FRAME_SANDBOX,
  type SlideFrameReport,
  type SlideFrameStart,
  slideFrameReport,
} from '@shuttle/contracts'
import { reportFault, useLanguage } from '@shuttle/host'
import { Button, Notice, Spinner, VisuallyHidden } from '@shuttle/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useConfirmOrderTexts } from '../texts/use-confirm-order-texts'
import { newFrameNonce, readOwnFrame } from './read-own-frame'
import styles from './slide-captcha.module.css'
import type { CaptchaAnswer } from './use-captcha'

/** Timeout for the frame to show a slide. */
const LOADS_WITHIN_MS = 10_000

interface SlideCaptchaProps {
  /** Address of the slide's document, as answered by the service. */
  address: string
  error: string | undefined
  onPassed: (proof: NonNullable<CaptchaAnswer['slide']>) => void
  onUnavailable: (() => void) | undefined
}
type State = 'loading' | 'loaded' | 'failed' | 'passed' | 'unavailable'

/** Type 2: the slide service's page in its own document; its messages are checked. */
export const SlideCaptcha = ({ address, error, onPassed, onUnavailable }: SlideCaptchaProps) => {
  const t = useConfirmOrderTexts()
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<State>('loading')
  const handlePassed = useEffectEvent(onPassed)
  const handleUnavailable = useEffectEvent(() => onUnavailable?.())

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a frame of its own.
  const nonce = useMemo(newFrameNonce, [address, language, tries])

  useEffect(() => {
    const start: SlideFrameStart = { type: 'slide-frame:start', protocol: SLIDE_FRAME_PROTOCOL, nonce, language }
    const giveUp = (explanation: string) => {
      reportFault(new Error(explanation), 'slide captcha frame')
      setState('unavailable')
      handleUnavailable()
    }
    const late = setTimeout(() => giveUp('no slide in time'), LOADS_WITHIN_MS)
    const hear = (report: SlideFrameReport, source: Window) => {
      if (report.type === 'slide-frame:ready') return source.postMessage(start, '*')
      clearTimeout(late)
      if (report.type === 'slide-frame:unavailable') return giveUp(report.explanation)
      if (report.type === 'slide-frame:loaded') return setState('loaded')
      if (report.type === 'slide-frame:failed') return setState('failed')
      setState('passed')
      handlePassed({ sessionId: report.sessionId, sig: report.sig, token: report.token })
    }
    const handleMessage = (message: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null
      const report = readOwnFrame(slideFrameReport, message, { source, origin: SLIDE_FRAME_ORIGIN, nonce })
      if (report && source) hear(report, source)
    }
    window.addEventListener('message', handleMessage)
    return () => {
      clearTimeout(late)
      window.removeEventListener('message', handleMessage)
    }
  }, [language, nonce])

  const handleRetry = () => {
    setState('loading')
    setTries((before) => before + 1)
  }
  if (state === 'unavailable') {
    return (
      <Notice
        kind="warning"
        announce
        action={
          <Button kind="text" onClick={handleRetry}>
            {t('captcha.retry')}
          </Button>
        }
      >
        {t('captcha.noSlide')}
      </Notice>
    )
  }
  return (
    <div className={styles.place}>
      <iframe
        key={nonce}
        ref={frame}
        className={styles.frame}
        title={t('captcha.frame')}
        src={`${address}#${nonce}`}
        sandbox={SLIDE_FRAME_SANDBOX}
      />
      {state === 'loading' && (
        <span className={styles.spinner}>
          <Spinner label={t('captcha.loading')} />
        </span>
      )}
      <VisuallyHidden>
        <span role="status">
          {state === 'passed' ? t('captcha.slid') : state === 'failed' && t('captcha.slideAgain')}
        </span>
      </VisuallyHidden>
      {error && state !== 'passed' && (
        <Notice kind="danger" announce>
          {error}
        </Notice>
      )}
    </div>
  )
}
