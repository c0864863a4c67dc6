import type { Rules } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { ResourceEditor } from '../../kit/resource-editor'
import { useSearchState } from '../../kit/use-search-state'
import type { StaffRule } from '../calls/rules'
import { RULES_ADDRESS } from '../domain/rules-address'
import { useRefreshRules, useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import { CaptchaRuleForm } from './captcha-rule-form'
import type { RuleFormProps } from './rule-form-frame'
import { SalesRuleForm } from './sales-rule-form'
import { SurveyForm } from './survey-form'

interface EditPartProps<Content> {
  pick: (rules: Rules) => readonly StaffRule<Content>[]
  children: (form: RuleFormProps<Content>) => ReactNode
}

const EditPart = <Content,>({ pick, children }: EditPartProps<Content>) => {
  const t = useRulesTexts()
  const refresh = useRefreshRules()
  const { values, setFilters } = useSearchState(RULES_ADDRESS)
  const { part, edit, copy } = values
  return (
    <ResourceEditor
      edit={edit}
      copy={copy}
      query={useRules()}
      find={(rules, id) => pick(rules).find((rule) => rule.id === id)}
      hasForm={({ state }) => state !== 'over'}
      onSaved={() => {
        void refresh()
        setFilters({ part })
      }}
      texts={{ failed: t('list.failed'), unknown: t('form.unknown'), unknownHint: t('form.unknownHint') }}
    >
      {(form, rules) => rules && children({ rules, ...form })}
    </ResourceEditor>
  )
}

/** The form of the rule in the URL; `new` is a new one, optionally with the content of another. */
export const EditRule = () => {
  const { part } = useSearchState(RULES_ADDRESS).values
  if (part === 'captcha')
    return (
      <EditPart key={part} pick={({ captcha }) => captcha}>
        {(form) => <CaptchaRuleForm {...form} />}
      </EditPart>
    )
  if (part === 'survey')
    return (
      <EditPart key={part} pick={({ surveys }) => surveys}>
        {(form) => <SurveyForm {...form} />}
      </EditPart>
    )
  return (
    <EditPart key={part} pick={({ sales }) => sales}>
      {(form) => <SalesRuleForm {...form} />}
    </EditPart>
  )
}
