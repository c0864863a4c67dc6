import { useBookingTexts } from '@shuttle/booking'
import { CURRENCY_SYMBOL, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'
import type { FareFaults } from '@shuttle/domain/staff'
import { FormRow } from '@shuttle/ui/backoffice'
import type { PriceForm } from '../domain/price-form'
import { usePricesTexts } from '../texts/use-prices-texts'
import { useStaffCodeText } from '../use-staff-code-text'
import styles from './set-prices.module.css'

interface AmountFieldsProps {
  form: PriceForm
  faults: FareFaults
  onChange: (form: PriceForm) => void
}

const CURRENCIES = ['HKD', 'CNY'] as const

/** Fares of each passenger type, in both currencies. */
export const AmountFields = ({ form, faults, onChange }: AmountFieldsProps) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const toText = useStaffCodeText()
  const type = (of: PassengerType) => tBooking(`passengerType.${of}`)
  return PASSENGER_TYPES.map((of) => (
    <fieldset key={of} className={styles.amounts}>
      <legend>{of === 'student' || of === 'infant' ? t('form.optional', { type: type(of) }) : type(of)}</legend>
      {CURRENCIES.map((currency) => {
        const name = currency === 'HKD' ? 'hkd' : 'cny'
        return (
          <FormRow
            key={currency}
            label={t('form.amount', { type: type(of), currency: CURRENCY_SYMBOL[currency] })}
            error={toText(faults[`${of}.${name}`])}
          >
            {(field) => (
              <input
                {...field}
                inputMode="decimal"
                autoComplete="off"
                maxLength={24}
                value={form[of][name]}
                onChange={({ target }) => onChange({ ...form, [of]: { ...form[of], [name]: target.value } })}
              />
            )}
          </FormRow>
        )
      })}
    </fieldset>
  ))
}
