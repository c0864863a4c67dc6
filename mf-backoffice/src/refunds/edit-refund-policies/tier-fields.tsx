import { POLICY_LIMITS } from '@shuttle/domain/staff'
import { type FieldProps, groupRef } from '@shuttle/forms'
import { Button, FieldError, IconButton } from '@shuttle/ui'
import { FormRow, GlyphIcon } from '@shuttle/ui/backoffice'
import { useId } from 'react'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { TYPED_NUMBERS, useTypedText } from '../../kit/typed-field'
import type { TierValues } from '../domain/policy-values'
import styles from './edit-refund-policies.module.css'

interface TierInputProps {
  label: string
  kind: 'minutes' | 'percent'
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Id of the error of all steps. */
  errorId: string | undefined
}

const TierInput = ({ label, kind, value, onChange, errorId }: TierInputProps) => {
  const { format, parse } = TYPED_NUMBERS[kind]
  const typed = useTypedText({ value, onChange }, format, parse)
  return (
    <FormRow label={label}>
      {(row) => (
        <input
          {...row}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          inputMode={kind === 'minutes' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed.value}
          onChange={({ target }) => typed.onChange(target.value)}
        />
      )}
    </FormRow>
  )
}

/** Steps of the fee; the last one has no minutes and applies to the remaining time. */
export const TierFields = ({ field }: { field: FieldProps<readonly TierValues[]> }) => {
  const t = useFeesTexts()
  const id = useId()
  const { value: tiers, onChange, error } = field
  const errorId = error ? id : undefined
  const newId = Math.max(...tiers.map((tier) => tier.id)) + 1
  const change = (changed: TierValues, part: Partial<TierValues>) =>
    onChange(tiers.map((tier) => (tier === changed ? { ...tier, ...part } : tier)))
  const percent = (tier: TierValues, label: string) => (
    <TierInput
      key={`percent ${tier.id}`}
      label={label}
      kind="percent"
      value={tier.basisPoints}
      onChange={(basisPoints = Number.NaN) => change(tier, { basisPoints })}
      errorId={errorId}
    />
  )
  return (
    <fieldset ref={groupRef(field.ref)} className={styles.group}>
      <legend className={styles.heading}>{t('common.fee')}</legend>
      {tiers.slice(0, -1).map((tier, at) => {
        const number = at + 1
        return (
          <div key={tier.id} className={styles.tier}>
            <div>
              <TierInput
                label={t('form.tierMinutes', { number })}
                kind="minutes"
                value={tier.minutes}
                onChange={(minutes) => change(tier, { minutes })}
                errorId={errorId}
              />
              {percent(tier, t('form.tierPercent', { number }))}
            </div>
            <IconButton
              label={t('form.removeTier', { number })}
              icon={<GlyphIcon glyph="ended" size={18} />}
              onClick={() => onChange(tiers.filter((each) => each !== tier))}
            />
          </div>
        )
      })}
      {tiers.slice(-1).map((tier) => percent(tier, t('form.lastPercent')))}
      <FieldError id={id} text={error} />
      {tiers.length < POLICY_LIMITS.tiers && (
        <Button
          kind="text"
          onClick={() =>
            onChange([
              ...tiers.slice(0, -1),
              { id: newId, minutes: undefined, basisPoints: Number.NaN },
              ...tiers.slice(-1),
            ])
          }
        >
          {t('form.addTier')}
        </Button>
      )}
    </fieldset>
  )
}
