import { useBookingTexts } from '@shuttle/booking'
import { type Cents, CURRENCY_SYMBOL, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'
import type { FareField } from '@shuttle/domain/staff'
import type { FieldProps } from '@shuttle/forms'
import { OptionalCentsField } from '../../kit/typed-field'
import { usePricesTexts } from '../texts/use-prices-texts'
import styles from './set-prices.module.css'

const CURRENCIES = ['HKD', 'CNY'] as const

/** Fares of each passenger type, in both currencies. */
export const AmountFields = ({ field }: { field: (name: FareField) => FieldProps<Cents | undefined> }) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const type = (of: PassengerType) => tBooking(`passengerType.${of}`)
  return PASSENGER_TYPES.map((of) => (
    <fieldset key={of} className={styles.amounts}>
      <legend>{of === 'student' || of === 'infant' ? t('form.optional', { type: type(of) }) : type(of)}</legend>
      {CURRENCIES.map((currency) => {
        const name = currency === 'HKD' ? 'hkd' : 'cny'
        return (
          <OptionalCentsField
            key={currency}
            field={field(`${of}.${name}`)}
            label={t('form.amount', { type: type(of), currency: CURRENCY_SYMBOL[currency] })}
            maxLength={24}
          />
        )
      })}
    </fieldset>
  ))
}
