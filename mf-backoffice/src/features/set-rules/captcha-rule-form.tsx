import type { StaffErrorCode } from '@shuttle/contracts'
import type { CaptchaRule } from '@shuttle/domain'
import { useForm } from '@shuttle/forms'
import { now, toast } from '@shuttle/host'
import { type StaffRule, saveCaptchaRule } from '../../calls/rules'
import { useQuestion } from '../../components/confirmed-form'
import { FormField, FormSelect } from '../../components/form-field'
import { useCatalogueLineName } from '../../components/use-catalogue-line-name'
import { useRevision } from '../../components/use-revision'
import {
  type CaptchaRuleFormValues,
  checkCaptchaRuleForm,
  newCaptchaRuleForm,
  readCaptchaRuleForm,
  toCaptchaRuleForm,
} from '../../domain/captcha-rule-form'
import { useRulesTexts } from '../../i18n/use-rules-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { RuleFormFrame } from './rule-form-frame'
import type { RuleFormProps } from './rule-form-props'
import { useRuleLabels } from './use-rule-labels'

const KINDS = ['none', 'digits', 'slide'] as const

/** Captcha that orders of a line need in a period; a rule in force has a fixed begin. */
export const CaptchaRuleForm = ({ rules, stored, copied, reread, onTake, onSaved }: RuleFormProps<CaptchaRule>) => {
  const t = useRulesTexts()
  const staffTexts = useStaffErrorTexts()
  const toLineName = useCatalogueLineName()
  const labels = useRuleLabels(rules)
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
  const others = rules.captcha.filter(({ id }) => id !== stored?.id).map(({ content }) => content)
  const lines = rules.lines.map(({ lineCode }) => lineCode)
  const form = useForm<CaptchaRuleFormValues, StaffRule<CaptchaRule>, StaffErrorCode>({
    name: 'mf-backoffice: save captcha rule',
    initial: () => (stored ? toCaptchaRuleForm(stored.content) : newCaptchaRuleForm(now(), copied)),
    check: (values) => checkCaptchaRuleForm(values, { stored: stored?.content, others, lines, now: now() }),
    texts: staffTexts,
    confirm,
    send: (values) => saveCaptchaRule({ ...base, content: readCaptchaRuleForm(values, stored?.content) }),
    onFailure: handleFailure,
    onDone: () => {
      toast(t('form.saved'), 'success')
      onSaved()
    },
  })
  const rule = readCaptchaRuleForm(form.values, stored?.content)
  return (
    <RuleFormFrame
      form={form}
      confirmation={confirmation}
      title={t(stored ? 'form.edit.captcha' : 'list.new.captcha')}
      stale={{ isStale, onTake, onOverwrite: () => void overwrite() }}
      meaning={{ what: labels.formatCaptchaRule(rule), when: labels.formatPeriod(rule) }}
      effect={t('form.captchaEffect')}
    >
      <FormSelect
        field={form.field('line')}
        label={t('captcha.line')}
        hint={t('captcha.lineHint')}
        options={[
          { value: '', label: t('captcha.allLines') },
          ...rules.lines.map((line) => ({ value: line.lineCode, label: toLineName(line) })),
        ]}
      />
      <FormSelect
        field={form.field('kind')}
        label={t('captcha.kind')}
        hint={t('captcha.kindHint')}
        options={KINDS.map((value) => ({ value, label: t(`captcha.${value}`) }))}
      />
      {stored?.state !== 'inForce' && (
        <FormField field={form.field('begins')} label={t('captcha.begins')} kind="moment" />
      )}
      <FormField field={form.field('ends')} label={t('captcha.ends')} hint={t('captcha.endsHint')} kind="moment" />
    </RuleFormFrame>
  )
}
