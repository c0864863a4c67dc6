import { useBookingTexts } from '@shuttle/booking'
import {
  filterIdNumber,
  filterName,
  filterTypedName,
  type PassengerInfo,
  type PassengerInfoRule,
} from '@shuttle/domain'
import { FilteredField } from '@shuttle/forms'
import { Card, Notice } from '@shuttle/ui'
import { useId } from 'react'
import type { Person } from '../../domain/people'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './enter-passengers.module.css'

interface EnterPassengersProps {
  rule: PassengerInfoRule
  people: readonly Person[]
  /** Identity numbers were typed before the page was reloaded. */
  areNumbersDropped: boolean
  /**
   * What the confirm step found missing: shown at the first passenger with an empty field; every empty field is marked.
   */
  error: string | undefined
  onUpdate: (person: Person, told: Partial<PassengerInfo>) => void
}

/** Name and identity number of each passenger, where the line requires them (purchase 5, dates and inputs). */
export const EnterPassengers = ({ rule, people, areNumbersDropped, error, onUpdate }: EnterPassengersProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const errorId = useId()
  if (rule === 'none' || people.length === 0) return null
  const isRequired = rule === 'required'
  const isEmpty = (value: string) => value.trim() === ''
  const firstIncomplete = people.find(({ name, idNumber }) => isEmpty(name) || isEmpty(idNumber))
  const getErrorId = (value: string) => (error !== undefined && isEmpty(value) ? errorId : undefined)
  return (
    <Card title={t('passengerDetails.title')}>
      <p className={styles.hint}>{t(isRequired ? 'passengerDetails.required' : 'passengerDetails.optional')}</p>
      {areNumbersDropped && people.some(({ idNumber }) => idNumber === '') && (
        <Notice>{t('passengerDetails.numbersDropped')}</Notice>
      )}
      {people.map((person) => (
        <fieldset key={`${person.type} ${person.index}`} className={styles.person}>
          <legend className={styles.legend}>
            {t('passengerDetails.person', { type: bookingT(`passengerType.${person.type}`), number: person.index + 1 })}
          </legend>
          <div className={styles.fields}>
            <FilteredField
              label={t('passengerDetails.name')}
              hint={t('passengerDetails.nameHint')}
              value={person.name}
              filter={filterTypedName}
              finish={filterName}
              onChange={(name) => onUpdate(person, { name })}
              errorId={getErrorId(person.name)}
              required={isRequired}
              autoComplete="off"
            />
            <FilteredField
              label={t('passengerDetails.idNumber')}
              hint={t('passengerDetails.idNumberHint')}
              value={person.idNumber}
              filter={filterIdNumber}
              finish={filterIdNumber}
              onChange={(idNumber) => onUpdate(person, { idNumber })}
              errorId={getErrorId(person.idNumber)}
              required={isRequired}
              autoComplete="off"
            />
          </div>
          {error !== undefined && person === firstIncomplete && (
            <div id={errorId} className={styles.missing}>
              <Notice kind="danger" announce>
                {error}
              </Notice>
            </div>
          )}
        </fieldset>
      ))}
    </Card>
  )
}
