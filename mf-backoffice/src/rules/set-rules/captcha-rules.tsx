import type { CaptchaRule } from '@shuttle/domain'
import { checkCaptchaRule } from '@shuttle/domain/staff'
import { now } from '@shuttle/host'
import { endCaptchaRuleCall, saveCaptchaRuleCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormSelect } from '../../kit/form-field'
import { MomentField, OptionalMomentField } from '../../kit/typed-field'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useRulesTexts } from '../texts/use-rules-texts'
import type { RulePart } from './rule-part'

const KINDS = ['none', 'digits', 'slide'] as const

const CaptchaRuleFields: RulePart<CaptchaRule>['Fields'] = ({ form, rules, stored }) => {
  const t = useRulesTexts()
  const toLineName = useCatalogueLineName()
  const lines = rules.lines.map((line) => ({ value: line.lineCode, label: toLineName(line) }))
  return (
    <>
      <FormSelect
        field={form.field('lineCode')}
        label={t('common.line')}
        hint={t('captcha.lineHint')}
        options={[{ value: undefined, label: t('captcha.allLines') }, ...lines]}
      />
      <FormSelect
        field={form.field('kind')}
        label={t('captcha.kind')}
        hint={t('captcha.kindHint')}
        options={KINDS.map((value) => ({ value, label: t(`captcha.${value}`) }))}
      />
      {stored?.state !== 'inForce' && <MomentField field={form.field('from')} label={t('captcha.begins')} />}
      <OptionalMomentField field={form.field('until')} label={t('captcha.ends')} hint={t('captcha.endsHint')} />
    </>
  )
}

/** Captcha that orders of a line need in a period; a rule in force has a fixed begin. */
export const CAPTCHA_RULES: RulePart<CaptchaRule> = {
  part: 'captcha',
  find: ({ captcha }) => captcha,
  labels: ({ t, formatPeriod, nameLine }) => ({
    what: ({ lineCode, kind }) =>
      t(`captcha.meaning.${kind}`, { places: lineCode === undefined ? t('labels.allLines') : nameLine(lineCode) }),
    when: formatPeriod,
  }),
  isCopied: true,
  initial: (_, { stored, copied: { lineCode, kind } = { lineCode: undefined, kind: 'digits' } }) =>
    stored ?? { lineCode, kind, from: now(), until: undefined },
  toRule: (rule) => rule,
  check: (rule, context, { lines }) =>
    checkCaptchaRule(rule, { ...context, lines: lines.map(({ lineCode }) => lineCode), now: now() }),
  Fields: CaptchaRuleFields,
  save: (rule) => staffCall(saveCaptchaRuleCall, rule),
  end: (shown) => staffCall(endCaptchaRuleCall, shown),
}
