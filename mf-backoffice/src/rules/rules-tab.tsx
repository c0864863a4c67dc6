import { useSearchState } from '../kit/use-search-state'
import { ResourcePage } from '../staff/enter-backoffice/resource-page'
import { RULES_ADDRESS } from './domain/rules-address'
import { EditRule } from './set-rules/edit-rule'
import { RuleFilters } from './set-rules/rule-filters'
import { RuleList } from './set-rules/rule-list'
import { useRulesTexts } from './texts/use-rules-texts'

/** Dated rules: the sales policy, captchas of orders, surveys; the URL has part, state and the edited rule. */
export const RulesTab = () => {
  const t = useRulesTexts()
  const { values, href } = useSearchState(RULES_ADDRESS)
  const { part } = values
  return (
    <ResourcePage
      section="rules"
      right="rule.edit"
      search={{ values, href: (next) => href({ part, ...next }) }}
      title={t('nav.rules')}
      note={t('list.note')}
      newLabel={t(`list.new.${part}`)}
      backLabel={t('common.backToList')}
      editor={<EditRule />}
    >
      <RuleFilters />
      <RuleList />
    </ResourcePage>
  )
}
