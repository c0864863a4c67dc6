import { useBookingTexts } from '@shuttle/booking'
import { COUPON_KINDS, PASSENGER_TYPES } from '@shuttle/domain'
import { COUPON_NAME_LIMIT } from '@shuttle/domain/staff'
import { FormRows } from '@shuttle/ui/backoffice'
import { ChoiceList } from '../../kit/choice-list'
import { FormField, FormSelect } from '../../kit/form-field'
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

/** Discount, period and scope of the coupons. */
export const TermsFields = ({ form }: { form: CouponForm }) => {
  const t = useCouponsTexts()
  const tBooking = useBookingTexts()
  const lines = useLineOptions()
  const value = VALUES[form.values.kind]
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
        label={t('issue.kind')}
        options={COUPON_KINDS.map((kind) => ({ value: kind, label: t(`issue.${kind}`) }))}
      />
      <FormField
        field={form.field('value')}
        label={t(`issue.${value.label}`)}
        hint={value.hint && t(`issue.${value.hint}`)}
        kind="number"
      />
      <FormSelect
        field={form.field('currency')}
        label={t('issue.currency')}
        options={[
          { value: 'HKD', label: 'HK$' },
          { value: 'CNY', label: '¥' },
          { value: '', label: t('issue.anyCurrency') },
        ]}
      />
      <FormField field={form.field('minimum')} label={t('issue.minimum')} hint={t('issue.minimumHint')} kind="number" />
      <FormField field={form.field('firstDay')} label={t('issue.firstDay')} kind="date" />
      <FormField field={form.field('lastDay')} label={t('issue.lastDay')} hint={t('issue.lastDayHint')} kind="date" />
      <ChoiceList field={form.field('lines')} label={t('issue.lines')} hint={t('issue.noneIsAll')} options={lines} />
      <ChoiceList
        field={form.field('passengerTypes')}
        label={t('issue.passengers')}
        hint={t('issue.noneIsAll')}
        options={PASSENGER_TYPES.map((type) => ({ value: type, label: tBooking(`passengerType.${type}`) }))}
      />
      <ChoiceList
        field={form.field('fareTypes')}
        label={t('issue.fareTypes')}
        hint={t('issue.noneIsAll')}
        options={FARE_TYPES.map((type) => ({ value: type, label: tBooking(`fareType.${type}`) }))}
      />
    </FormRows>
  )
}
