import { useBookingTexts } from '@shuttle/booking'
import { CURRENCY_SYMBOL } from '@shuttle/domain'
import { useLineNames } from '@shuttle/queries'
import { Button, Card } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { type HTMLInputTypeAttribute, useState } from 'react'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { CURRENCIES, FARE_TYPES, type FeeForm, type FeeFormField, readFeeQuestion } from '../domain/fee-question'
import styles from './calculate-fees.module.css'

interface FeeFieldsProps {
  /** Values of the URL. */
  initial: FeeForm
  isBusy: boolean
  onSubmit: (form: FeeForm) => void
}

type TextField = 'orderNo' | 'fare' | 'saleTime' | 'departTime' | 'at'
type Option = readonly [value: string, label: string]

/** Fields of the calculator; an order needs only its number and a moment. */
export const FeeFields = ({ initial, isBusy, onSubmit }: FeeFieldsProps) => {
  const t = useFeesTexts()
  const tBooking = useBookingTexts()
  const lines = useLineNames().data ?? []
  const [typed, setTyped] = useState(initial)
  const [fault, setFault] = useState<FeeFormField>()
  const { form, focusFault } = useFaultFocus()
  const change = (part: Partial<FeeForm>) => {
    setTyped({ ...typed, ...part })
    setFault(undefined)
  }
  const submit = () => {
    const question = readFeeQuestion(typed)
    if (!('fault' in question)) return onSubmit(typed)
    setFault(question.fault)
    focusFault()
  }
  const errorOf = (field: string) => (fault === field ? t(`calculator.fault.${fault}`) : undefined)
  const text = (field: TextField, label: string, type: HTMLInputTypeAttribute, hint?: string) => (
    <FormRow label={label} hint={hint} error={errorOf(field)}>
      {(row) => (
        <input
          {...row}
          type={type}
          inputMode={field === 'fare' ? 'decimal' : undefined}
          autoComplete="off"
          value={typed[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </FormRow>
  )
  const choice = (field: 'lineCode' | 'fareType' | 'currency', label: string, options: readonly Option[]) => (
    <FormRow label={label} error={errorOf(field)}>
      {(row) => (
        <select {...row} value={typed[field]} onChange={({ target }) => change({ [field]: target.value })}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  )
  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) submit()
        }}
      >
        <FormRows>
          {text('orderNo', t('common.orderNumber'), 'text', t('calculator.orderHint'))}
          {typed.orderNo.trim() === '' && (
            <>
              {choice('lineCode', t('common.line'), [
                ['', t('common.chooseLine')],
                ...lines.map(({ lineCode, lineName }) => [lineCode, lineName] as const),
              ])}
              {choice(
                'fareType',
                t('calculator.fareType'),
                FARE_TYPES.map((type) => [type, tBooking(`fareType.${type}`)] as const),
              )}
              {choice(
                'currency',
                t('calculator.currency'),
                CURRENCIES.map((currency) => [currency, CURRENCY_SYMBOL[currency]] as const),
              )}
              {text('fare', t('calculator.fare'), 'text')}
              {text('saleTime', t('calculator.sale'), 'datetime-local', t('calculator.atHint'))}
              {text('departTime', t('calculator.depart'), 'datetime-local', t('calculator.atHint'))}
            </>
          )}
          {text('at', t('calculator.at'), 'datetime-local', t('calculator.atHint'))}
        </FormRows>
        <div className={styles.buttons}>
          <Button type="submit" loading={isBusy}>
            {t('calculator.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
