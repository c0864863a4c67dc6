import { checkSurvey, ruleStateAt, type Survey } from '@shuttle/domain/staff'
import { now, useLanguage } from '@shuttle/host'
import { endSurveyCall, saveSurveyCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { inBrackets } from '../../kit/domain/in-brackets'
import { FormSelect } from '../../kit/form-field'
import { MomentField } from '../../kit/typed-field'
import { useRulesTexts } from '../texts/use-rules-texts'
import type { RulePart } from './rule-part'
import { useRuleLabels } from './use-rule-labels'

const SurveyFields: RulePart<Survey>['Fields'] = ({ form, rules, stored }) => {
  const t = useRulesTexts()
  const language = useLanguage()
  const { formatPeriod } = useRuleLabels(rules)
  const offered = rules.notices.filter(
    (notice) => notice.id === stored?.content.noticeId || ruleStateAt(notice, now()) !== 'over',
  )
  const options = offered.map(({ id, title, ...period }) => ({
    value: id,
    label: inBrackets(title, formatPeriod(period), language),
  }))
  return (
    <>
      {stored?.state !== 'inForce' && <MomentField field={form.field('from')} label={t('common.shownFrom')} />}
      <MomentField field={form.field('until')} label={t('common.shownUntil')} hint={t('survey.endsHint')} />
      <FormSelect
        field={form.field('noticeId')}
        label={t('survey.notice')}
        hint={t('survey.noticeHint')}
        options={[{ value: undefined, label: t('survey.none') }, ...options]}
      />
    </>
  )
}

/** When home links to the survey, and the notice that announces it; an open survey has a fixed begin. */
export const SURVEYS: RulePart<Survey> = {
  part: 'survey',
  find: ({ surveys }) => surveys,
  labels: ({ t, formatPeriod, notices }) => ({
    what: ({ noticeId }) => {
      const title = notices.find(({ id }) => id === noticeId)?.title
      return title === undefined ? t('survey.linked') : t('survey.announced', { title })
    },
    when: formatPeriod,
  }),
  isCopied: false,
  initial: (_, { stored }) => stored ?? { from: now(), until: Number.NaN, noticeId: undefined },
  toRule: (survey) => survey,
  check: (survey, context, { notices }) => checkSurvey(survey, { ...context, notices, now: now() }),
  Fields: SurveyFields,
  save: (survey) => staffCall(saveSurveyCall, survey),
  end: (shown) => staffCall(endSurveyCall, shown),
}
