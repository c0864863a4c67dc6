import { buttonClass, Notice } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { WAYS_BACK } from '../../components/ways-back'
import type { Step } from '../../domain/missing-step'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'

/** What was chosen at an earlier step cannot be had any more: why, and the way there. All that was entered stays. */
export const StepRefusal = ({ step, text }: { step: Step; text: string }) => {
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
      {t('order.allKept')}
    </Notice>
  )
}
