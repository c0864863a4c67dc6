import type { StaffErrorCode } from '@shuttle/contracts'
import { ruleStateAt } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { now, toast } from '@shuttle/host'
import { type StaffRule, saveSurvey } from '../../calls/rules'
import { useQuestion } from '../../components/asked-form'
import { DeskField, DeskSelect } from '../../components/desk-field'
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
import { useRuleWords } from './use-rule-words'

/** When home links to the survey, and the notice that announces it; an open survey has a fixed begin. */
export const SurveyForm = ({ rules, stored, reread, onTake, onSaved }: RuleFormProps<Survey>) => {
  const t = useRulesTexts()
  const staffTexts = useStaffErrorTexts()
  const words = useRuleWords(rules)
  const { confirm, asking } = useQuestion()
  const { base, isStale, handleFailure, keep } = useRevision(stored, reread)
  const form = useForm<SurveyFormValues, StaffRule<Survey>, StaffErrorCode>({
    name: 'mf-backoffice: save survey',
    initial: () => (stored ? toSurveyForm(stored.draft) : newSurveyForm(now())),
    check: (values) => checkSurveyForm(values, { stored, rules, now: now() }),
    texts: staffTexts,
    confirm,
    send: (values) => saveSurvey({ ...base, draft: readSurveyForm(values, stored?.draft) }),
    onFailure: handleFailure,
    onDone: () => {
      toast(t('form.saved'), 'success')
      onSaved()
    },
  })
  const survey = readSurveyForm(form.values, stored?.draft)
  const offered = rules.notices.filter(
    (notice) => notice.id === stored?.draft.noticeId || ruleStateAt(notice, now()) !== 'over',
  )
  return (
    <RuleFormFrame
      form={form}
      asking={asking}
      title={t(stored ? 'form.edit.survey' : 'list.new.survey')}
      stale={{ isStale, onTake, onKeep: () => void keep() }}
      meaning={{ what: words.saySurvey(survey), when: words.sayTime(survey) }}
      effect={t('form.surveyEffect')}
    >
      {stored?.state !== 'inForce' && (
        <DeskField field={form.field('begins')} label={t('survey.begins')} kind="moment" />
      )}
      <DeskField field={form.field('ends')} label={t('survey.ends')} hint={t('survey.endsHint')} kind="moment" />
      <DeskSelect
        field={form.field('notice')}
        label={t('survey.notice')}
        hint={t('survey.noticeHint')}
        options={[
          { value: '', label: t('survey.none') },
          ...offered.map((notice) => ({
            value: notice.id,
            label: t('survey.option', { title: notice.title, time: words.sayTime(notice) }),
          })),
        ]}
      />
    </RuleFormFrame>
  )
}
