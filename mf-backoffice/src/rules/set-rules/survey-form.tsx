import { ruleStateAt } from '@shuttle/domain/staff'
import { now } from '@shuttle/host'
import { type SurveyContent, saveSurveyCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormSelect } from '../../kit/form-field'
import { MomentField } from '../../kit/typed-field'
import { useRevisedForm } from '../../kit/use-revised-form'
import { checkStaffSurvey } from '../domain/check-staff-survey'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleFormFrame, type RuleFormProps } from './rule-form-frame'
import { useRuleLabels } from './use-rule-labels'

/** When home links to the survey, and the notice that announces it; an open survey has a fixed begin. */
export const SurveyForm = ({ rules, ...edited }: RuleFormProps<SurveyContent>) => {
  const t = useRulesTexts()
  const labels = useRuleLabels(rules)
  const { stored } = edited
  const { form, frame } = useRevisedForm({
    ...edited,
    name: 'mf-backoffice: save survey',
    initial: (): SurveyContent => stored?.content ?? { from: now(), until: Number.NaN, noticeId: undefined },
    check: (survey) => checkStaffSurvey(survey, { stored, rules, now: now() }),
    save: (survey) => staffCall(saveSurveyCall, survey),
    savedText: t('form.saved'),
  })
  const offered = rules.notices.filter(
    (notice) => notice.id === stored?.content.noticeId || ruleStateAt(notice, now()) !== 'over',
  )
  return (
    <RuleFormFrame
      {...frame}
      title={t(stored ? 'form.edit.survey' : 'list.new.survey')}
      meaning={{ what: labels.formatSurvey(form.values), when: labels.formatPeriod(form.values) }}
      effect={t('form.surveyEffect')}
    >
      {stored?.state !== 'inForce' && <MomentField field={form.field('from')} label={t('common.shownFrom')} />}
      <MomentField field={form.field('until')} label={t('common.shownUntil')} hint={t('survey.endsHint')} />
      <FormSelect
        field={form.field('noticeId')}
        label={t('survey.notice')}
        hint={t('survey.noticeHint')}
        options={[
          { value: undefined, label: t('survey.none') },
          ...offered.map((notice) => ({
            value: notice.id,
            label: t('survey.option', { title: notice.title, time: labels.formatPeriod(notice) }),
          })),
        ]}
      />
    </RuleFormFrame>
  )
}
