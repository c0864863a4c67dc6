import type { CivilDate } from '@shuttle/domain'
import { Checkbox } from '@shuttle/ui'
import { FormSelect } from '../../kit/form-field'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { AmountField, CountField, DayField, OptionalCountField } from '../../kit/typed-field'
import { isForSome } from '../domain/policy-values'
import { PresetRow } from './preset-row'
import { ScopeFields } from './scope-fields'
import { TierFields } from './tier-fields'
import type { usePolicyForm } from './use-policy-form'

type PolicyFieldsProps = Pick<ReturnType<typeof usePolicyForm>['form'], 'field' | 'values'> & { tomorrow: CivilDate }

/** All fields of a version (D1.1). */
export const PolicyFields = ({ field, values, tomorrow }: PolicyFieldsProps) => {
  const t = useFeesTexts()
  const tick = (name: 'terms.isAutomatic' | 'terms.isForceMajeureFull', label: string) => {
    const { value, onChange } = field(name)
    return (
      <Checkbox checked={value} onChange={onChange}>
        {label}
      </Checkbox>
    )
  }
  return (
    <>
      <PresetRow field={field('terms')} />
      <DayField field={field('from')} label={t('form.from')} hint={t('form.fromHint')} min={tomorrow} required />
      <ScopeFields lineCodes={field('lineCodes')} fareTypes={field('fareTypes')} />
      {isForSome(values) && (
        <DayField field={field('until')} label={t('form.until')} hint={t('form.untilHint')} min={tomorrow} />
      )}
      <FormSelect
        field={field('terms.clock')}
        label={t('form.clock')}
        options={(['sinceSale', 'beforeDeparture'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <TierFields field={field('terms.tiers')} />
      <CountField field={field('terms.cutoffMinutes')} label={t('form.cutoff')} hint={t('form.cutoffHint')} />
      <OptionalCountField field={field('terms.windowDays')} label={t('form.windowDays')} hint={t('form.windowHint')} />
      <AmountField field={field('terms.minimumFee')} label={t('form.minimumFee')} />
      <FormSelect
        field={field('terms.rounding')}
        label={t('form.rounding')}
        options={(['cent', 'unit'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <FormSelect
        field={field('terms.couponOrders')}
        label={t('form.couponOrders')}
        options={(['byHand', 'cashPart'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <FormSelect
        field={field('terms.discountedTickets')}
        label={t('form.discounted')}
        options={(['byHand', 'asOthers'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      {tick('terms.isAutomatic', `${t('form.automatic')}: ${t('form.automaticHint')}`)}
      {tick('terms.isForceMajeureFull', t('form.forceMajeure'))}
    </>
  )
}
