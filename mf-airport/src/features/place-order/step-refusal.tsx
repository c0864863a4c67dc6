import { buttonClass, Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { WAYS_BACK } from '../../components/ways-back'
import type { Step } from '../../domain/missing-step'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'

interface StepRefusalProps {
  step: Step
  text: string
  /** The alternative to offer. */
  children?: ReactNode
}

/**
 * A choice of an earlier step is no longer available: the reason, and the link to that step. All entered data stays.
 */
export const StepRefusal = ({ step, text, children }: StepRefusalProps) => {
  const t = usePassengersTexts()
  const { path, label } = WAYS_BACK[step]
  return (
    <Notice
      kind="danger"
      announce
      title={text}
      action={
        <Link to={path} className={buttonClass({ kind: 'text' })}>
          {t(label)}
        </Link>
      }
    >
      <p>{t('order.detailsPreserved')}</p>
      {children}
    </Notice>
  )
}
