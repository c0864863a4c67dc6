import { useBookingTexts } from '@shuttle/booking'
import { useLineNames } from '@shuttle/queries'
import { Checkbox } from '@shuttle/ui'
import { FARE_TYPES } from '../../domain/fee-question'
import type { PolicyForm } from '../../domain/policy-form'
import { useFeesTexts } from '../../i18n/use-fees-texts'
import styles from './date-policies.module.css'

interface ScopeFieldsProps {
  value: Pick<PolicyForm, 'lineCodes' | 'fareTypes'>
  onChange: (value: Partial<PolicyForm>) => void
}

const toggle = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...items, item] : items.filter((each) => each !== item)

/** The lines and ticket types of a version; none of them means all. */
export const ScopeFields = ({ value, onChange }: ScopeFieldsProps) => {
  const t = useFeesTexts()
  const tBooking = useBookingTexts()
  const lines = useLineNames().data ?? []
  const { lineCodes, fareTypes } = value
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{t('form.lines')}</legend>
        <p className={styles.hint}>{t('form.linesHint')}</p>
        <div className={styles.options}>
          {lines.map(({ lineCode, lineName }) => (
            <Checkbox
              key={lineCode}
              checked={lineCodes.includes(lineCode)}
              onChange={(isIn) => onChange({ lineCodes: toggle(lineCodes, lineCode, isIn) })}
            >
              {lineName}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{t('form.fareTypes')}</legend>
        <p className={styles.hint}>{t('form.fareTypesHint')}</p>
        <div className={styles.options}>
          {FARE_TYPES.map((fareType) => (
            <Checkbox
              key={fareType}
              checked={fareTypes.includes(fareType)}
              onChange={(isIn) => onChange({ fareTypes: toggle(fareTypes, fareType, isIn) })}
            >
              {tBooking(`fareType.${fareType}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  )
}
