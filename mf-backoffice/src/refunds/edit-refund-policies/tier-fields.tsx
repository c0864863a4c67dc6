import { POLICY_LIMITS } from '@shuttle/domain/staff'
import { Button, FieldError, IconButton } from '@shuttle/ui'
import { FormRow, GlyphIcon } from '@shuttle/ui/backoffice'
import { useId } from 'react'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import type { TierForm } from '../domain/policy-form'
import styles from './edit-refund-policies.module.css'

interface TierFieldsProps {
  value: readonly TierForm[]
  onChange: (value: TierForm[]) => void
  error: string | undefined
}

/** Steps of the fee; the last one has no minutes and applies to the remaining time. */
export const TierFields = ({ value, onChange, error }: TierFieldsProps) => {
  const t = useFeesTexts()
  const id = useId()
  const last = value.length - 1
  const newId = Math.max(...value.map((tier) => tier.id)) + 1
  const change = (at: number, part: Partial<TierForm>) =>
    onChange(value.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const field = (at: number, key: keyof TierForm, label: string) => (
    <FormRow label={label}>
      {(row) => (
        <input
          {...row}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          inputMode={key === 'minutes' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value[at]?.[key] ?? ''}
          onChange={({ target }) => change(at, { [key]: target.value })}
        />
      )}
    </FormRow>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('form.tiers')}</legend>
      {value.slice(0, -1).map(({ id: tierId }, at) => {
        const number = at + 1
        return (
          <div key={tierId} className={styles.tier}>
            <div>
              {field(at, 'minutes', t('form.tierMinutes', { number }))}
              {field(at, 'percent', t('form.tierPercent', { number }))}
            </div>
            <IconButton
              label={t('form.removeTier', { number })}
              icon={<GlyphIcon glyph="ended" size={18} />}
              onClick={() => onChange(value.filter((tier) => tier.id !== tierId))}
            />
          </div>
        )
      })}
      {field(last, 'percent', t('form.lastPercent'))}
      <FieldError id={id} text={error} />
      {value.length < POLICY_LIMITS.tiers && (
        <Button
          kind="text"
          onClick={() => onChange([...value.slice(0, -1), { id: newId, minutes: '', percent: '' }, ...value.slice(-1)])}
        >
          {t('form.addTier')}
        </Button>
      )}
    </fieldset>
  )
}
