import { useSearchState } from '../kit/use-search-state'
import { ResourcePage } from '../staff/enter-backoffice/resource-page'
import { RULES_ADDRESS } from './domain/rules-address'
import { CAPTCHA_RULES } from './set-rules/captcha-rules'
import { EditRule } from './set-rules/edit-rule'
import { RuleFilters } from './set-rules/rule-filters'
import type { RulePart } from './set-rules/rule-part'
import { RuleTable } from './set-rules/rule-table'
import { SALES_RULES } from './set-rules/sales-rules'
import { SURVEYS } from './set-rules/surveys'
import { useRulesTexts } from './texts/use-rules-texts'

const show = <Rule, Values extends object>(own: RulePart<Rule, Values>) => ({
  list: <RuleTable key={own.part} own={own} />,
  editor: <EditRule key={own.part} own={own} />,
})

const PARTS = { sales: show(SALES_RULES), captcha: show(CAPTCHA_RULES), survey: show(SURVEYS) }

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
      newLabel={t(`${part}.new`)}
      backLabel={t('common.backToList')}
      editor={PARTS[part].editor}
    >
      <RuleFilters />
      {PARTS[part].list}
    </ResourcePage>
  )
}
