import type { CaptchaKind } from '@shuttle/domain'
import { CaptchaField } from '@shuttle/forms'
import { Card } from '@shuttle/ui'
import { useConfirmOrderTexts } from '../texts/use-confirm-order-texts'
import { SlideCaptcha } from './slide-captcha'
import type { CaptchaAnswer } from './use-captcha'

export interface CaptchaFieldProps {
  open: boolean
  kind: CaptchaKind
  /** Address of the slide's document, where one is required. */
  slideFrame: string | undefined
  answer: CaptchaAnswer
  onAnswer: (answer: CaptchaAnswer) => void
  /** What is wrong, in place. */
  error: string | undefined
  /** Another number requires a new picture or slide. */
  round: number
  /** No slide can be loaded: the page should query again which captcha the service requires. */
  onUnavailable?: () => void
}

/** Four digits or a slide, whichever the quote requires; renders nothing if none is required. */
export const CaptchaCard = ({ kind, slideFrame, answer, onAnswer, error, round, onUnavailable }: CaptchaFieldProps) => {
  const t = useConfirmOrderTexts()
  if (kind === 'none') return null
  return (
    <Card title={t('captcha.title')}>
      {kind === 'digits' ? (
        <CaptchaField
          key={round}
          purpose="order"
          value={answer.digits}
          error={error}
          onChange={(digits) => onAnswer({ ...answer, digits })}
        />
      ) : (
        <SlideCaptcha
          key={round}
          address={slideFrame ?? ''}
          error={error}
          onPassed={(slide) => onAnswer({ ...answer, slide })}
          onUnavailable={onUnavailable}
        />
      )}
    </Card>
  )
}
