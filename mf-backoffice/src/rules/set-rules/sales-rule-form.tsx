import { useBookingTexts } from '@shuttle/booking'
import type { StaffErrorCode } from '@shuttle/contracts'
import type { FareType, SalesRule } from '@shuttle/domain'
import { mostRuleLevel } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { toast, useLanguage } from '@shuttle/host'
import { saveSalesRuleCall } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { ChoiceList } from '../../kit/choice-list'
import { useQuestion } from '../../kit/confirmed-form'
import { inBrackets } from '../../kit/domain/in-brackets'
import { FormField, FormSelect } from '../../kit/form-field'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useRevision } from '../../kit/use-revision'
import type { StaffRule } from '../calls/rules'
import {
  checkSalesRuleForm,
  newSalesRuleForm,
  readSalesRuleForm,
  type SalesRuleFormValues,
  toSalesRuleForm,
} from '../domain/sales-rule-form'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleFormFrame } from './rule-form-frame'
import type { RuleFormProps } from './rule-form-props'
import { useRuleLabels } from './use-rule-labels'

const KINDS = ['sells', 'restricts', 'asks-passengers', 'notice'] as const
const FARE_TYPES: readonly FareType[] = ['day', 'night', 'reserved']

/** A rule of the sales policy; a rule in force has a fixed kind and first day. */
export const SalesRuleForm = ({ rules, stored, copied, reread, onTake, onSaved }: RuleFormProps<SalesRule>) => {
  const t = useRulesTexts()
  const tBooking = useBookingTexts()
  const staffTexts = useStaffErrorTexts()
  const toLineName = useCatalogueLineName()
  const labels = useRuleLabels(rules)
  const language = useLanguage()
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
  const { today } = rules
  const lines = rules.lines.map(({ lineCode }) => lineCode)
  const context = {
    stored: stored?.content,
    others: rules.sales.filter(({ id }) => id !== stored?.id).map(({ content }) => content),
    places: [...lines, ...rules.areas.map(({ code }) => code)],
    today,
  }
  const form = useForm<SalesRuleFormValues, StaffRule<SalesRule>, StaffErrorCode>({
    name: 'mf-backoffice: save sales rule',
    initial: () =>
      stored ? toSalesRuleForm(stored.content, lines) : newSalesRuleForm(copied, { firstDay: today, lines }),
    check: (values) => checkSalesRuleForm(values, context),
    texts: staffTexts,
    confirm,
    send: (values) => staffCall(saveSalesRuleCall, { ...base, content: readSalesRuleForm(values) }),
    onFailure: handleFailure,
    onDone: () => {
      toast(t('form.saved'), 'success')
      onSaved()
    },
  })
  const rule = readSalesRuleForm(form.values)
  const { kind } = rule
  const isBegun = stored?.state === 'inForce'
  const isComplete = rule.appliesTo.length > 0 && (!('fareTypes' in rule) || rule.fareTypes.length > 0)
  return (
    <RuleFormFrame
      form={form}
      confirmation={confirmation}
      title={t(stored ? 'form.edit.sales' : 'list.new.sales')}
      stale={{ isStale, onTake, onOverwrite: () => void overwrite() }}
      meaning={{ what: isComplete ? labels.formatSalesRule(rule) : undefined, when: labels.formatDays(rule) }}
      effect={t('form.salesEffect')}
    >
      {isBegun ? (
        <p>{t('form.begun', { kind: t(`kind.${kind}`) })}</p>
      ) : (
        <FormSelect
          field={form.field('kind')}
          label={t('form.kind')}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      )}
      {'fareTypes' in rule && (
        <ChoiceList
          field={form.field('fareTypes')}
          label={t('form.fareTypes')}
          options={FARE_TYPES.map((value) => ({ value, label: tBooking(`fareType.${value}`) }))}
        />
      )}
      {'aboveLevel' in rule && (
        <FormField
          field={form.field('level')}
          label={t(kind === 'restricts' ? 'form.above' : 'form.upTo')}
          hint={t('form.levelHint', { most: mostRuleLevel(kind) })}
          kind="number"
        />
      )}
      {kind === 'asks-passengers' && (
        <FormSelect
          field={form.field('need')}
          label={t('form.need')}
          options={(['required', 'optional'] as const).map((value) => ({ value, label: t(`need.${value}`) }))}
        />
      )}
      <ChoiceList
        field={form.field('areas')}
        label={t('form.areas')}
        hint={t('form.areasHint')}
        options={rules.areas.map(({ code, name }) => ({ value: code, label: inBrackets(name, code, language) }))}
      />
      <ChoiceList
        field={form.field('lines')}
        label={t('form.lines')}
        options={rules.lines.map((line) => ({ value: line.lineCode, label: toLineName(line) }))}
      />
      {!isBegun && (
        <FormField
          field={form.field('firstDay')}
          label={t(kind === 'notice' ? 'form.firstDayRead' : 'form.firstDay')}
          kind="date"
        />
      )}
      <FormField
        field={form.field('lastDay')}
        label={t(kind === 'notice' ? 'form.lastDayRead' : 'form.lastDay')}
        hint={t(kind === 'notice' ? 'form.readHint' : 'form.travelHint')}
        kind="date"
      />
    </RuleFormFrame>
  )
}
