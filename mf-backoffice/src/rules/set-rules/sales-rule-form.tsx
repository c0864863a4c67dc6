import { useBookingTexts } from '@shuttle/booking'
import type { FareType, SalesRule } from '@shuttle/domain'
import { checkSalesRule, mostRuleLevel } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { saveSalesRuleCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { ChoiceList } from '../../kit/choice-list'
import { inBrackets } from '../../kit/domain/in-brackets'
import { FormSelect } from '../../kit/form-field'
import { CountField, DayField, LastDayField } from '../../kit/typed-field'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useRevisedForm } from '../../kit/use-revised-form'
import { type SalesRuleValues, toSalesRule } from '../domain/to-sales-rule'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleFormFrame, type RuleFormProps } from './rule-form-frame'
import { useRuleLabels } from './use-rule-labels'

const KINDS = ['sells', 'restricts', 'passenger-details', 'notice'] as const
const FARE_TYPES: readonly FareType[] = ['day', 'night', 'reserved']

/** A rule of the sales policy; a rule in force has a fixed kind and first day. */
export const SalesRuleForm = ({ rules, copied, ...edited }: RuleFormProps<SalesRule>) => {
  const t = useRulesTexts()
  const tBooking = useBookingTexts()
  const toLineName = useCatalogueLineName()
  const labels = useRuleLabels(rules)
  const language = useLanguage()
  const { today } = rules
  const { stored } = edited
  const lines = rules.lines.map(({ lineCode }) => lineCode)
  const { form, frame } = useRevisedForm({
    ...edited,
    name: 'mf-backoffice: save sales rule',
    initial: (): SalesRuleValues => ({
      ...{ kind: 'sells', fareTypes: [], aboveLevel: 0, need: 'required', appliesTo: [] },
      ...(stored?.content ?? { ...copied?.content, from: today, until: undefined }),
    }),
    check: (values) => ({
      ...checkSalesRule(toSalesRule(values), {
        stored: stored?.content,
        others: rules.sales.filter(({ id }) => id !== stored?.id).map(({ content }) => content),
        places: [...lines, ...rules.areas.map(({ code }) => code)],
        today,
      }),
    }),
    save: ({ content, ...shown }) => staffCall(saveSalesRuleCall, { ...shown, content: toSalesRule(content) }),
    savedText: t('form.saved'),
  })
  const rule = toSalesRule(form.values)
  const { kind, appliesTo } = rule
  const places = form.field('appliesTo')
  const chosenLines = appliesTo.filter((code) => lines.includes(code))
  const chosenAreas = appliesTo.filter((code) => !lines.includes(code))
  const isBegun = stored?.state === 'inForce'
  const isComplete = appliesTo.length > 0 && (!('fareTypes' in rule) || rule.fareTypes.length > 0)
  return (
    <RuleFormFrame
      {...frame}
      title={t(stored ? 'form.edit.sales' : 'list.new.sales')}
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
          label={t('common.fareTypes')}
          options={FARE_TYPES.map((value) => ({ value, label: tBooking(`fareType.${value}`) }))}
        />
      )}
      {'aboveLevel' in rule && (
        <CountField
          field={form.field('aboveLevel')}
          label={t(kind === 'restricts' ? 'form.above' : 'form.upTo')}
          hint={t('form.levelHint', { most: mostRuleLevel(kind) })}
        />
      )}
      {kind === 'passenger-details' && (
        <FormSelect
          field={form.field('need')}
          label={t('form.need')}
          options={(['required', 'optional'] as const).map((value) => ({ value, label: t(`need.${value}`) }))}
        />
      )}
      <ChoiceList
        field={{ ...places, value: chosenAreas, onChange: (areas) => places.onChange([...areas, ...chosenLines]) }}
        label={t('nav.areas')}
        hint={t('form.areasHint')}
        options={rules.areas.map(({ code, name }) => ({ value: code, label: inBrackets(name, code, language) }))}
      />
      <ChoiceList
        field={{
          value: chosenLines,
          onChange: (chosen) => places.onChange([...chosenAreas, ...chosen]),
          error: undefined,
        }}
        label={t('common.lines')}
        options={rules.lines.map((line) => ({ value: line.lineCode, label: toLineName(line) }))}
      />
      {!isBegun && (
        <DayField
          field={form.field('from')}
          label={t(kind === 'notice' ? 'form.firstDayRead' : 'common.firstTravelDay')}
        />
      )}
      <LastDayField
        field={form.field('until')}
        label={t(kind === 'notice' ? 'form.lastDayRead' : 'common.lastTravelDay')}
        hint={t(kind === 'notice' ? 'form.readHint' : 'form.travelHint')}
      />
    </RuleFormFrame>
  )
}
