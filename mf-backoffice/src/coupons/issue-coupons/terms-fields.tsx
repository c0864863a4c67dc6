import { useBookingTexts } from '@shuttle/booking'
import { type CivilDate, COUPON_KINDS, civilDateAt, type Instant, PASSENGER_TYPES, toInstant } from '@shuttle/domain'
import { COUPON_NAME_LIMIT } from '@shuttle/domain/staff'
import type { FieldProps } from '@shuttle/forms'
import { FormRows } from '@shuttle/ui/backoffice'
import { ChoiceList } from '../../kit/choice-list'
import { FormField, FormSelect } from '../../kit/form-field'
import { CentsField, DayField, LastDayField } from '../../kit/typed-field'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useLineOptions } from '../use-line-options'
import type { CouponForm } from './coupon-form'

const NAMES = [
  ['nameZhHk', 'zh-HK'],
  ['nameZhCn', 'zh-CN'],
  ['nameEn', 'en'],
] as const
const VALUES = {
  amount: { label: 'value', hint: undefined },
  percent: { label: 'percentValue', hint: 'percentHint' },
  freeTicket: { label: 'capValue', hint: 'capHint' },
} as const
const FARE_TYPES = ['day', 'night', 'reserved'] as const

/** The day that begins at the instant of a field; NaN is no day. */
const asDay = ({ value, onChange, ...field }: FieldProps<Instant>): FieldProps<CivilDate | undefined> => ({
  ...field,
  value: Number.isNaN(value) ? undefined : civilDateAt(value),
  onChange: (day) => onChange(day === undefined ? Number.NaN : toInstant(day)),
})

/** Discount, period and scope of the coupons. */
export const TermsFields = ({ form }: { form: CouponForm }) => {
  const t = useCouponsTexts()
  const tBooking = useBookingTexts()
  const lines = useLineOptions()
  const texts = VALUES[form.values.kind]
  return (
    <FormRows>
      {NAMES.map(([field, lang]) => (
        <FormField
          key={field}
          field={form.field(field)}
          label={t(`issue.${field}`)}
          lang={lang}
          maxLength={COUPON_NAME_LIMIT}
        />
      ))}
      <FormSelect
        field={form.field('kind')}
        label={t('common.kind')}
        options={COUPON_KINDS.map((kind) => ({ value: kind, label: t(`issue.${kind}`) }))}
      />
      <CentsField
        field={form.field('faceValue')}
        label={t(`issue.${texts.label}`)}
        hint={texts.hint && t(`issue.${texts.hint}`)}
      />
      <FormSelect
        field={form.field('currency')}
        label={t('issue.currency')}
        options={[
          { value: 'HKD', label: 'HK$' },
          { value: 'CNY', label: '¥' },
          { value: undefined, label: t('issue.anyCurrency') },
        ]}
      />
      <CentsField field={form.field('minimumSpend')} label={t('issue.minimum')} hint={t('issue.minimumHint')} />
      <DayField field={asDay(form.field('validFrom'))} label={t('common.firstTravelDay')} />
      <LastDayField
        field={asDay(form.field('validUntil'))}
        label={t('common.lastTravelDay')}
        hint={t('issue.lastDayHint')}
      />
      <ChoiceList field={form.field('lines')} label={t('common.lines')} hint={t('issue.noneIsAll')} options={lines} />
      <ChoiceList
        field={form.field('passengerTypes')}
        label={t('issue.passengers')}
        hint={t('issue.noneIsAll')}
        options={PASSENGER_TYPES.map((type) => ({ value: type, label: tBooking(`passengerType.${type}`) }))}
      />
      <ChoiceList
        field={form.field('fareTypes')}
        label={t('common.fareTypes')}
        hint={t('issue.noneIsAll')}
        options={FARE_TYPES.map((type) => ({ value: type, label: tBooking(`fareType.${type}`) }))}
      />
    </FormRows>
  )
}
