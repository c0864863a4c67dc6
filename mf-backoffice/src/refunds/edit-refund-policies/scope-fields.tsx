import { useBookingTexts } from '@shuttle/booking'
import type { FieldProps } from '@shuttle/forms'
import { useLineNames } from '@shuttle/queries'
import { Checkbox, VisuallyHidden } from '@shuttle/ui'
import { useState } from 'react'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { FARE_TYPES } from '../domain/fee-question'
import type { PolicyValues } from '../domain/policy-values'
import styles from './edit-refund-policies.module.css'

interface ScopeFieldsProps {
  lineCodes: FieldProps<PolicyValues['lineCodes']>
  fareTypes: FieldProps<PolicyValues['fareTypes']>
}

const toggle = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...items, item] : items.filter((each) => each !== item)

interface ScopeGroupProps<Value extends string> {
  label: string
  hint: string
  chosen: readonly Value[]
  options: ReadonlyArray<{ value: Value; name: string }>
  onChange: (chosen: Value[]) => void
}

/** Collapsed by default; open where a value is chosen. */
const ScopeGroup = <Value extends string>({ label, hint, chosen, options, onChange }: ScopeGroupProps<Value>) => {
  // Fixed at the start: a later tick neither opens nor collapses the group.
  const [isOpen] = useState(chosen.length > 0)
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        {label} {chosen.length > 0 && <strong>{chosen.length}</strong>} <span className={styles.hint}>{hint}</span>
      </summary>
      <fieldset className={styles.group}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        <div className={styles.options}>
          {options.map(({ value, name }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={(isIn) => onChange(toggle(chosen, value, isIn))}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </details>
  )
}

/** Lines and fare types of a version; an empty choice means all. */
export const ScopeFields = ({ lineCodes, fareTypes }: ScopeFieldsProps) => {
  const t = useFeesTexts()
  const tBooking = useBookingTexts()
  const lines = useLineNames().data ?? []
  return (
    <>
      <ScopeGroup
        label={t('common.lines')}
        hint={t('form.linesHint')}
        chosen={lineCodes.value}
        options={lines.map(({ lineCode, lineName }) => ({ value: lineCode, name: lineName }))}
        onChange={lineCodes.onChange}
      />
      <ScopeGroup
        label={t('common.fareTypes')}
        hint={t('form.fareTypesHint')}
        chosen={fareTypes.value}
        options={FARE_TYPES.map((fareType) => ({ value: fareType, name: tBooking(`fareType.${fareType}`) }))}
        onChange={fareTypes.onChange}
      />
    </>
  )
}
