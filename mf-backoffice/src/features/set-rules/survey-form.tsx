import type { StaffErrorCode } from '@shuttle/contracts'
import { ruleStateAt } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { now, toast } from '@shuttle/host'
import { type StaffRule, saveSurvey } from '../../calls/rules'
import { useQuestion } from '../../components/confirmed-form'
import { FormField, FormSelect } from '../../components/form-field'
import { useRevision } from '../../components/use-revision'
import type { Survey } from '../../domain/survey'
import {
  checkSurveyForm,
  newSurveyForm,
  readSurveyForm,
  type SurveyFormValues,
  toSurveyForm,
} from '../../domain/survey-form'
import { useRulesTexts } from '../../i18n/use-rules-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { RuleFormFrame } from './rule-form-frame'
import type { RuleFormProps } from './rule-form-props'
import { useRuleLabels } from './use-rule-labels'

/** When home links to the survey, and the notice that announces it; an open survey has a fixed begin. */
export const SurveyForm = ({ rules, stored, reread, onTake, onSaved }: RuleFormProps<Survey>) => {
  const t = useRulesTexts()
  const staffTexts = useStaffErrorTexts()
  const labels = useRuleLabels(rules)
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
  const form = useForm<SurveyFormValues, StaffRule<Survey>, StaffErrorCode>({
    name: 'mf-backoffice: save survey',
    initial: () => (stored ? toSurveyForm(stored.content) : newSurveyForm(now())),
    check: (values) => checkSurveyForm(values, { stored, rules, now: now() }),
    texts: staffTexts,
    confirm,
    send: (values) => saveSurvey({ ...base, content: readSurveyForm(values, stored?.content) }),
    onFailure: handleFailure,
    onDone: () => {
      toast(t('form.saved'), 'success')
      onSaved()
    },
  })
  const survey = readSurveyForm(form.values, stored?.content)
  const offered = rules.notices.filter(
    (notice) => notice.id === stored?.content.noticeId || ruleStateAt(notice, now()) !== 'over',
  )
  return (
    <RuleFormFrame
      form={form}
      confirmation={confirmation}
      title={t(stored ? 'form.edit.survey' : 'list.new.survey')}
      stale={{ isStale, onTake, onOverwrite: () => void overwrite() }}
      meaning={{ what: labels.formatSurvey(survey), when: labels.formatPeriod(survey) }}
      effect={t('form.surveyEffect')}
    >
      {stored?.state !== 'inForce' && (
        <FormField field={form.field('begins')} label={t('survey.begins')} kind="moment" />
      )}
      <FormField field={form.field('ends')} label={t('survey.ends')} hint={t('survey.endsHint')} kind="moment" />
      <FormSelect
        field={form.field('notice')}
        label={t('survey.notice')}
        hint={t('survey.noticeHint')}
        options={[
          { value: '', label: t('survey.none') },
          ...offered.map((notice) => ({
            value: notice.id,
            label: t('survey.option', { title: notice.title, time: labels.formatPeriod(notice) }),
          })),
        ]}
      />
    </RuleFormFrame>
  )
}
