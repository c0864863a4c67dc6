import { Checkbox } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import type { PolicyForm, PolicyFormField } from '../domain/policy-form'
import { ChoiceRow } from './choice-row'
import { PresetRow } from './preset-row'
import { ScopeFields } from './scope-fields'
import { TierFields } from './tier-fields'

export interface PolicyFieldsProps {
  value: PolicyForm
  onChange: (value: PolicyForm) => void
  /** Fields with errors; empty before the first submit. */
  faults: ReadonlySet<PolicyFormField>
  tomorrow: string
}

/** All fields of a version (D1.1). */
export const PolicyFields = ({ value, onChange, faults, tomorrow }: PolicyFieldsProps) => {
  const t = useFeesTexts()
  const change = (part: Partial<PolicyForm>) => onChange({ ...value, ...part })
  const errorOf = (field: PolicyFormField) => (faults.has(field) ? t(`form.fault.${field}`) : undefined)
  const number = (field: 'cutoffMinutes' | 'windowDays' | 'minimumFee', label: string, hint?: string) => (
    <FormRow label={label} hint={hint} error={errorOf(field)}>
      {(row) => (
        <input
          {...row}
          inputMode={field === 'minimumFee' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={value[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </FormRow>
  )
  const isForSome = value.lineCodes.length + value.fareTypes.length > 0
  return (
    <FormRows>
      <PresetRow value={value} onChange={onChange} />
      <FormRow label={t('form.from')} hint={t('form.fromHint')} error={errorOf('from')}>
        {(row) => (
          <input
            {...row}
            type="date"
            min={tomorrow}
            required
            value={value.from}
            onChange={({ target }) => change({ from: target.value })}
          />
        )}
      </FormRow>
      <ScopeFields value={value} onChange={change} />
      {isForSome && (
        <FormRow label={t('form.until')} hint={t('form.untilHint')} error={errorOf('until')}>
          {(row) => (
            <input
              {...row}
              type="date"
              min={tomorrow}
              value={value.until}
              onChange={({ target }) => change({ until: target.value })}
            />
          )}
        </FormRow>
      )}
      <ChoiceRow
        label={t('form.clock')}
        value={value.clock}
        onChange={(clock) => change({ clock })}
        options={{ sinceSale: t('form.sinceSale'), beforeDeparture: t('form.beforeDeparture') }}
      />
      <TierFields value={value.tiers} onChange={(tiers) => change({ tiers })} error={errorOf('tiers')} />
      {number('cutoffMinutes', t('form.cutoff'), t('form.cutoffHint'))}
      {number('windowDays', t('form.windowDays'), t('form.windowHint'))}
      {number('minimumFee', t('form.minimumFee'))}
      <ChoiceRow
        label={t('form.rounding')}
        value={value.rounding}
        onChange={(rounding) => change({ rounding })}
        options={{ cent: t('form.cent'), unit: t('form.unit') }}
      />
      <ChoiceRow
        label={t('form.couponOrders')}
        value={value.couponOrders}
        onChange={(couponOrders) => change({ couponOrders })}
        options={{ byHand: t('form.byHand'), cashPart: t('form.cashPart') }}
      />
      <ChoiceRow
        label={t('form.discounted')}
        value={value.discountedTickets}
        onChange={(discountedTickets) => change({ discountedTickets })}
        options={{ byHand: t('form.byHand'), asOthers: t('form.asOthers') }}
      />
      <Checkbox checked={value.isAutomatic} onChange={(isAutomatic) => change({ isAutomatic })}>
        {t('form.automatic')}: {t('form.automaticHint')}
      </Checkbox>
      <Checkbox checked={value.isForceMajeureFull} onChange={(isForceMajeureFull) => change({ isForceMajeureFull })}>
        {t('form.forceMajeure')}
      </Checkbox>
    </FormRows>
  )
}
