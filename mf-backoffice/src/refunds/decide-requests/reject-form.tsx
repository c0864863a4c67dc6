import { formatMoney, REFUND_REASONS } from '@shuttle/domain'
import { checkAnswerText } from '@shuttle/domain/staff'
import { Button, Notice } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { type RequestFile, rejectStaffRequestCall } from '@shuttle/wire/staff'
import { type FormEvent, useState } from 'react'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { useRequestsTexts } from '../texts/use-requests-texts'
import { AnswerField } from './answer-field'
import styles from './requests.module.css'
import { type DecisionForm, useDecide } from './use-decision'

/** Sentences for each reason in the passenger's language, appended to the text. */
const Templates = ({ file, onInsert }: { file: RequestFile; onInsert: (sentence: string) => void }) => {
  const t = useRequestsTexts()
  const passengerT = useRequestsTexts(file.language)
  const moneyT = useMoneyTexts()
  const [reason, setReason] = useState(file.reason)
  return (
    <div className={styles.template}>
      <FormRows>
        <FormRow label={t('decision.template')}>
          {(field) => (
            <select
              {...field}
              value={reason}
              onChange={({ target }) => setReason(REFUND_REASONS.find((one) => one === target.value) ?? 'other')}
            >
              {REFUND_REASONS.map((one) => (
                <option key={one} value={one}>
                  {moneyT(`reason.${one}`)}
                </option>
              ))}
            </select>
          )}
        </FormRow>
      </FormRows>
      <Button kind="soft" onClick={() => onInsert(passengerT(`template.${reason}`))}>
        {t('decision.insert')}
      </Button>
    </div>
  )
}

/** Rejects with a text in the passenger's language, and shows the effect and the number of tickets. */
export const RejectForm = ({ file, decision }: { file: RequestFile; decision: DecisionForm }) => {
  const t = useRequestsTexts()
  const [hasTried, setTried] = useState(false)
  const { form, focusFault } = useFaultFocus()
  const { decide, isPending, error } = useDecide(file, {
    call: rejectStaffRequestCall,
    name: 'reject request',
    decision,
  })
  const { rejection } = decision.values
  const setRejection = (text: string) => decision.change({ rejection: text })
  const { tickets, refund, currency, maskedEmail: email = '', proposalNo } = file
  const violation = checkAnswerText(rejection, file.language)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    if (violation) return focusFault()
    void decide({ requestNo: file.requestNo, answerText: rejection.trim() })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('common.policyRefund')}</dt>
          <dd>{formatMoney(refund, currency)}</dd>
        </div>
        <div>
          <dt>{t('decision.getsNow')}</dt>
          <dd>
            <strong>{formatMoney(0, currency)}</strong>
          </dd>
        </div>
      </dl>
      <Templates
        file={file}
        onInsert={(sentence) => setRejection([rejection.trim(), sentence].filter(Boolean).join('\n\n'))}
      />
      <AnswerField
        file={file}
        value={rejection}
        onChange={setRejection}
        isNeeded
        violation={hasTried ? violation : undefined}
      />
      {proposalNo === undefined && (
        <Notice>{t('decision.couldApprove', { refund: formatMoney(refund, currency) })}</Notice>
      )}
      <div className={styles.then}>
        <strong>{t('decision.rejectThen')}</strong>
        <p>{t('decision.rejectText', { count: tickets.length, email })}</p>
      </div>
      {error && (
        <Notice kind="danger" announce>
          {error}
        </Notice>
      )}
      <Button type="submit" kind="danger" block loading={isPending}>
        {t(isPending ? 'decision.deciding' : 'decision.rejectNow')}
      </Button>
    </form>
  )
}
