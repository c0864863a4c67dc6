import type { CaptchaRule } from '@shuttle/domain'
import { checkCaptchaRule } from '@shuttle/domain/staff'
import { now } from '@shuttle/host'
import { saveCaptchaRuleCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormSelect } from '../../kit/form-field'
import { MomentField, OptionalMomentField } from '../../kit/typed-field'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useRevisedForm } from '../../kit/use-revised-form'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleFormFrame, type RuleFormProps } from './rule-form-frame'
import { useRuleLabels } from './use-rule-labels'

const KINDS = ['none', 'digits', 'slide'] as const

/** Captcha that orders of a line need in a period; a rule in force has a fixed begin. */
export const CaptchaRuleForm = ({ rules, copied, ...edited }: RuleFormProps<CaptchaRule>) => {
  const t = useRulesTexts()
  const toLineName = useCatalogueLineName()
  const labels = useRuleLabels(rules)
  const { stored } = edited
  const { form, frame } = useRevisedForm({
    ...edited,
    name: 'mf-backoffice: save captcha rule',
    initial: (): CaptchaRule =>
      stored?.content ?? {
        lineCode: copied?.content.lineCode,
        kind: copied?.content.kind ?? 'digits',
        from: now(),
        until: undefined,
      },
    check: (rule) =>
      checkCaptchaRule(rule, {
        stored: stored?.content,
        others: rules.captcha.filter(({ id }) => id !== stored?.id).map(({ content }) => content),
        lines: rules.lines.map(({ lineCode }) => lineCode),
        now: now(),
      }),
    save: (rule) => staffCall(saveCaptchaRuleCall, rule),
    savedText: t('form.saved'),
  })
  return (
    <RuleFormFrame
      {...frame}
      title={t(stored ? 'form.edit.captcha' : 'list.new.captcha')}
      meaning={{ what: labels.formatCaptchaRule(form.values), when: labels.formatPeriod(form.values) }}
      effect={t('form.captchaEffect')}
    >
      <FormSelect
        field={form.field('lineCode')}
        label={t('common.line')}
        hint={t('captcha.lineHint')}
        options={[
          { value: undefined, label: t('captcha.allLines') },
          ...rules.lines.map((line) => ({ value: line.lineCode, label: toLineName(line) })),
        ]}
      />
      <FormSelect
        field={form.field('kind')}
        label={t('captcha.kind')}
        hint={t('captcha.kindHint')}
        options={KINDS.map((value) => ({ value, label: t(`captcha.${value}`) }))}
      />
      {stored?.state !== 'inForce' && <MomentField field={form.field('from')} label={t('captcha.begins')} />}
      <OptionalMomentField field={form.field('until')} label={t('captcha.ends')} hint={t('captcha.endsHint')} />
    </RuleFormFrame>
  )
}
