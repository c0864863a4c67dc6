import {
  filterIdNumber,
  filterName,
  filterTypedName,
  type PassengerInfo,
  type PassengerInfoRule,
} from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import type { Person } from '../../domain/people'
import { useTexts } from '../../i18n/use-texts'
import { FilteredField } from './filtered-field'
import styles from './tell-passengers.module.css'

interface TellPassengersProps {
  rule: PassengerInfoRule
  people: readonly Person[]
  /** They were asked for in vain: empty fields say so. */
  missing: boolean
  onTell: (person: Person, told: Partial<PassengerInfo>) => void
}

/** Name and identity number of each person, where the line asks for them (purchase 5, dates and inputs). */
export const TellPassengers = ({ rule, people, missing, onTell }: TellPassengersProps) => {
  const t = useTexts()
  if (rule === 'none' || people.length === 0) return null
  const isRequired = rule === 'required'
  const errorOf = (value: string, text: string) => (isRequired && missing && value.trim() === '' ? text : undefined)
  return (
    <Card title={t('people.title')}>
      <p className={styles.hint}>{t(isRequired ? 'people.required' : 'people.optional')}</p>
      {people.map((person) => (
        <fieldset key={`${person.type} ${person.index}`} className={styles.person}>
          <legend className={styles.legend}>
            {t('people.person', { type: t(`passengers.${person.type}`), number: person.index + 1 })}
          </legend>
          <div className={styles.fields}>
            <FilteredField
              label={t('people.name')}
              hint={t('people.nameHint')}
              value={person.name}
              filter={filterTypedName}
              finish={filterName}
              onChange={(name) => onTell(person, { name })}
              error={errorOf(person.name, t('people.nameMissing'))}
              required={isRequired}
              autoComplete="off"
            />
            <FilteredField
              label={t('people.idNumber')}
              hint={t('people.idNumberHint')}
              value={person.idNumber}
              filter={filterIdNumber}
              finish={filterIdNumber}
              onChange={(idNumber) => onTell(person, { idNumber })}
              error={errorOf(person.idNumber, t('people.idNumberMissing'))}
              required={isRequired}
              autoComplete="off"
            />
          </div>
        </fieldset>
      ))}
    </Card>
  )
}
