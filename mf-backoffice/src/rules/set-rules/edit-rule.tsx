import { ResourceEditor } from '../../kit/resource-editor'
import { useSearchState } from '../../kit/use-search-state'
import { RULES_ADDRESS } from '../domain/rules-address'
import { useRefreshRules, useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleForm } from './rule-form'
import type { RulePart } from './rule-part'

/** The form of the rule in the URL; `new` is a new one, optionally with the content of another. */
export const EditRule = <Rule, Values extends object>({ own }: { own: RulePart<Rule, Values> }) => {
  const t = useRulesTexts()
  const refresh = useRefreshRules()
  const { values, setFilters } = useSearchState(RULES_ADDRESS)
  const { part, edit, copy } = values
  return (
    <ResourceEditor
      edit={edit}
      copy={copy}
      query={useRules()}
      find={(rules, id) => own.find(rules).find((rule) => rule.id === id)}
      hasForm={({ state }) => state !== 'over'}
      onSaved={() => {
        void refresh()
        setFilters({ part })
      }}
      texts={{ failed: t('list.failed'), unknown: t('form.unknown'), unknownHint: t('form.unknownHint') }}
    >
      {(form, rules) => rules && <RuleForm own={own} rules={rules} {...form} />}
    </ResourceEditor>
  )
}
