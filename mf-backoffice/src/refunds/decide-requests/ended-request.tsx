import { LANGUAGE_TAG } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card, Notice } from '@shuttle/ui'
import type { RequestFile } from '@shuttle/wire/staff'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { ledgerHref } from '../../paths'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'
import type { DecisionForm } from './use-decision'

/** State text of an ended request; a request that waits again has none. */
const endOf = (state: RequestFile['state']) => (state === 'waiting' ? 'unknown' : state)

/** A decision that came too late, with the text that was written for it. */
const TooLate = ({ state, text }: { state: RequestFile['state']; text: string }) => {
  const t = useRequestsTexts()
  return (
    <Notice kind="warning" title={t('ended.tooLateTitle')} announce>
      <p>{t(`ended.tooLate.${endOf(state)}`)}</p>
      {text !== '' && (
        <>
          <p>{t('ended.yourText')}</p>
          <p className={styles.quote}>{text}</p>
        </>
      )}
    </Notice>
  )
}

/** How a request ended, when and by whom, with a link to its refund. */
export const EndedRequest = ({ file, decision }: { file: RequestFile; decision: DecisionForm }) => {
  const t = useRequestsTexts()
  const moneyT = useMoneyTexts()
  const language = useLanguage()
  const mayReadLedger = useMay('ledger.read')
  const place = useRef<HTMLDivElement>(null)
  const { outcome } = decision
  const { choice, approval, rejection, fee } = decision.values
  useEffect(() => {
    // The pressed button is gone, so the focus is lost; a user who has moved on stays in the current field.
    if (outcome !== 'none' && document.activeElement === document.body) place.current?.focus()
  }, [outcome])
  const state = moneyT(`requestState.${file.state}`)
  const time = file.endedAt === undefined ? '' : formatDateTime(file.endedAt, language)
  const written = choice === 'reject' ? [rejection] : [fee.reason, approval]
  return (
    <Card title={t('ended.title')}>
      <div ref={place} tabIndex={-1} className={styles.list}>
        {outcome === 'refused' && (
          <TooLate state={file.state} text={written.filter((one) => one.trim()).join('\n\n')} />
        )}
        <p>
          {file.deciderName ? t('ended.by', { state, time, name: file.deciderName }) : t('ended.self', { state, time })}
        </p>
        {file.answerText && (
          <>
            <p className={styles.muted}>{t('decision.text')}</p>
            <p lang={LANGUAGE_TAG[file.language]} className={styles.quote}>
              {file.answerText}
            </p>
          </>
        )}
        {file.refundNo && mayReadLedger && (
          <Link to={ledgerHref(file.refundNo)}>{t('ended.toRefund', { refundNo: file.refundNo })}</Link>
        )}
      </div>
    </Card>
  )
}
