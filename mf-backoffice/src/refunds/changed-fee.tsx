import { CURRENCY_SYMBOL, formatMoney } from '@shuttle/domain'
import { Notice, SegmentedControl } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'
import { useMoneyTexts } from '../kit/texts/use-money-texts'
import styles from './changed-fee.module.css'
import { type FeeChoice, type FeeFaults, type FeeSums, readFeeChoice } from './domain/fee-choice'

interface ChangedFeeProps {
  sums: FeeSums
  value: FeeChoice
  onChange: (value: FeeChoice) => void
  /** Errors of the fields; none before the first submit. */
  faults?: FeeFaults | undefined
}

/** `STAFF_REASON_LENGTH.most` counts characters, some of which take two units of `maxLength`. */
const LONGEST_REASON = 400

/**
 * The fee of a refund: under the policy, none, or another amount with a reason. Shows the refund, and who has to decide
 * (D5.3).
 */
export const ChangedFee = ({ sums, value, onChange, faults = {} }: ChangedFeeProps) => {
  const t = useMoneyTexts()
  const texts = useStaffErrorTexts()
  const money = (cents: number) => formatMoney(cents, sums.currency)
  const { fee, refund, isChanged, needsSecondApproval } = readFeeChoice(value, sums)
  const policyFee = money(-sums.policyFee)
  return (
    <div className={styles.fee}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('fee.paid', { count: sums.tickets })}</dt>
          <dd>{money(sums.paid)}</dd>
        </div>
        <div>
          <dt>{t('common.policyFee')}</dt>
          <dd>{isChanged ? <del>{policyFee}</del> : policyFee}</dd>
        </div>
      </dl>
      <SegmentedControl
        label={t('common.fee')}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
        options={[
          { value: 'policy', label: t('fee.asPolicy') },
          { value: 'none', label: t('fee.none') },
          { value: 'other', label: t('fee.other') },
        ]}
      />
      {value.kind !== 'policy' && (
        <FormRows>
          {value.kind === 'other' && (
            <FormRow
              label={t('fee.amount', { symbol: CURRENCY_SYMBOL[sums.currency] })}
              error={faults.amount && texts[faults.amount]}
            >
              {(field) => (
                <input
                  {...field}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={24}
                  required
                  value={value.amount}
                  onChange={({ target }) => onChange({ ...value, amount: target.value })}
                />
              )}
            </FormRow>
          )}
          <FormRow
            label={t('common.feeReason')}
            hint={t('fee.reasonHint')}
            error={faults.reason && texts[faults.reason]}
          >
            {(field) => (
              <textarea
                {...field}
                rows={2}
                maxLength={LONGEST_REASON}
                required
                value={value.reason}
                onChange={({ target }) => onChange({ ...value, reason: target.value })}
              />
            )}
          </FormRow>
        </FormRows>
      )}
      <dl className={styles.sums}>
        {isChanged && (
          <div>
            <dt>{t('common.changedFee')}</dt>
            <dd>{fee === undefined ? '-' : <ins>{money(-fee)}</ins>}</dd>
          </div>
        )}
        <div className={styles.refund}>
          <dt>{t('common.refundToPassenger')}</dt>
          <dd>{refund === undefined ? '-' : money(refund)}</dd>
        </div>
      </dl>
      {needsSecondApproval && refund !== undefined && (
        <Notice kind="warning" title={t('fee.secondTitle')} announce>
          {t(sums.refundedAlone > 0 ? 'fee.secondWithBefore' : 'fee.second', {
            refund: money(refund),
            limit: money(sums.limit),
            alone: money(sums.refundedAlone),
          })}
        </Notice>
      )}
    </div>
  )
}
