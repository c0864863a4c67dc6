import { useBookingTexts } from '@shuttle/booking'
import type { FareType, SalesRule } from '@shuttle/domain'
import { checkSalesRule, mostRuleLevel } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { endSalesRuleCall, saveSalesRuleCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { ChoiceList } from '../../kit/choice-list'
import { inBrackets } from '../../kit/domain/in-brackets'
import { FormSelect } from '../../kit/form-field'
import { CountField, DayField, LastDayField } from '../../kit/typed-field'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { type SalesRuleValues, toSalesRule } from '../domain/to-sales-rule'
import { useRulesTexts } from '../texts/use-rules-texts'
import type { RulePart } from './rule-part'

const KINDS = ['sells', 'restricts', 'passenger-details', 'notice'] as const
const FARE_TYPES: readonly FareType[] = ['day', 'night', 'reserved']

const SalesRuleFields: RulePart<SalesRule, SalesRuleValues>['Fields'] = ({ form, rules, stored }) => {
  const t = useRulesTexts()
  const tBooking = useBookingTexts()
  const toLineName = useCatalogueLineName()
  const language = useLanguage()
  const { kind, appliesTo } = form.values
  const rule = toSalesRule(form.values)
  const places = form.field('appliesTo')
  const lines = rules.lines.map(({ lineCode }) => lineCode)
  const chosenLines = appliesTo.filter((code) => lines.includes(code))
  const chosenAreas = appliesTo.filter((code) => !lines.includes(code))
  const isBegun = stored?.state === 'inForce'
  return (
    <>
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
    </>
  )
}

/** Rules of the sales policy; a rule in force has a fixed kind and first day. */
export const SALES_RULES: RulePart<SalesRule, SalesRuleValues> = {
  part: 'sales',
  find: ({ sales }) => sales,
  labels: ({ t, formatDays, namePlaces, nameFareTypes }) => ({
    what: (rule) => {
      const places = namePlaces(rule.appliesTo)
      if (rule.kind === 'passenger-details') return t(`sales.meaning.${rule.need}`, { places })
      if (rule.kind === 'notice') return t('sales.meaning.notice', { places, level: rule.aboveLevel })
      const tickets = nameFareTypes(rule.fareTypes)
      if (rule.kind === 'sells') return t('sales.meaning.sells', { places, tickets })
      return t('sales.meaning.restricts', { places, tickets, level: rule.aboveLevel })
    },
    when: formatDays,
  }),
  isCopied: true,
  initial: ({ today }, { stored, copied }) => ({
    ...{ kind: 'sells', fareTypes: [], aboveLevel: 0, need: 'required', appliesTo: [] },
    ...(stored ?? { ...copied, from: today, until: undefined }),
  }),
  toRule: toSalesRule,
  check: (rule, context, { lines, areas, today }) => {
    const places = [...lines.map(({ lineCode }) => lineCode), ...areas.map(({ code }) => code)]
    return { ...checkSalesRule(rule, { ...context, places, today }) }
  },
  isComplete: (rule) => rule.appliesTo.length > 0 && (!('fareTypes' in rule) || rule.fareTypes.length > 0),
  Fields: SalesRuleFields,
  save: (rule) => staffCall(saveSalesRuleCall, rule),
  end: (shown) => staffCall(endSalesRuleCall, shown),
  toEndText: ({ kind }) => (kind === 'sells' ? 'sales.endSells' : 'sales.end'),
}
