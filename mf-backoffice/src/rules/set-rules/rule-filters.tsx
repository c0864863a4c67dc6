import { SegmentedControl } from '@shuttle/ui'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RULE_PARTS, useRulesAddress } from '../use-rules-address'
import { RULE_STATES } from './rule-states'

/** Filters of the rules by part and state. */
export const RuleFilters = () => {
  const t = useRulesTexts()
  const { part, state, setFilters } = useRulesAddress()
  return (
    <>
      <SegmentedControl
        label={t('part.label')}
        value={part}
        onChange={(next) => setFilters({ state }, next)}
        options={RULE_PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
      />
      <FilterBar
        label={t('list.filter')}
        searchLabel={t('list.submit')}
        clearLabel={t('list.clear')}
        onSearch={setFilters}
        onClear={() => setFilters({})}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('list.state'),
            value: state,
            options: [
              { value: '', label: t('list.every') },
              ...RULE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
            ],
          },
        ]}
      />
    </>
  )
}
