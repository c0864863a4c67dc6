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
import type { EnteredPassenger } from '../../domain/entered-passengers'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './enter-passengers.module.css'

interface EnterPassengersProps {
  rule: PassengerInfoRule
  passengers: readonly EnteredPassenger[]
  /** Identity numbers were typed before the page was reloaded. */
  areNumbersDropped: boolean
  /**
   * What the confirm step found missing: shown at the first passenger with an empty field; every empty field is marked.
   */
  error: string | undefined
  onUpdate: (passenger: EnteredPassenger, entered: Partial<PassengerInfo>) => void
}

/** Name and identity number of each passenger, where the line requires them (purchase 5, dates and inputs). */
export const EnterPassengers = ({ rule, passengers, areNumbersDropped, error, onUpdate }: EnterPassengersProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const errorId = useId()
  if (rule === 'none' || passengers.length === 0) return null
  const isRequired = rule === 'required'
  const isEmpty = (value: string) => value.trim() === ''
  const firstIncomplete = passengers.find(({ name, idNumber }) => isEmpty(name) || isEmpty(idNumber))
  const getErrorId = (value: string) => (error !== undefined && isEmpty(value) ? errorId : undefined)
  return (
    <Card title={t('passengerDetails.title')}>
      <p className={styles.hint}>{t(isRequired ? 'passengerDetails.required' : 'passengerDetails.optional')}</p>
      {areNumbersDropped && passengers.some(({ idNumber }) => idNumber === '') && (
        <Notice>{t('passengerDetails.numbersDropped')}</Notice>
      )}
      {passengers.map((passenger) => (
        <fieldset key={`${passenger.type} ${passenger.index}`} className={styles.passenger}>
          <legend className={styles.legend}>
            {t('passengerDetails.passenger', {
              type: bookingT(`passengerType.${passenger.type}`),
              number: passenger.index + 1,
            })}
          </legend>
          <div className={styles.fields}>
            <FilteredField
              label={t('passengerDetails.name')}
              hint={t('passengerDetails.nameHint')}
              value={passenger.name}
              filter={filterTypedName}
              finish={filterName}
              onChange={(name) => onUpdate(passenger, { name })}
              errorId={getErrorId(passenger.name)}
              required={isRequired}
              autoComplete="off"
            />
            <FilteredField
              label={t('passengerDetails.idNumber')}
              hint={t('passengerDetails.idNumberHint')}
              value={passenger.idNumber}
              filter={filterIdNumber}
              finish={filterIdNumber}
              onChange={(idNumber) => onUpdate(passenger, { idNumber })}
              errorId={getErrorId(passenger.idNumber)}
              required={isRequired}
              autoComplete="off"
            />
          </div>
          {error !== undefined && passenger === firstIncomplete && (
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
