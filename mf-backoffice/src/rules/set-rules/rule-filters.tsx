import { SegmentedControl } from '@shuttle/ui'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useSearchState } from '../../kit/use-search-state'
import { RULE_PARTS, RULE_STATES, RULES_ADDRESS } from '../domain/rules-address'
import { useRulesTexts } from '../texts/use-rules-texts'

/** Filters of the rules by part and state. */
export const RuleFilters = () => {
  const t = useRulesTexts()
  const { values, find, setFilters } = useSearchState(RULES_ADDRESS)
  const { part, state } = values
  return (
    <>
      <SegmentedControl
        label={t('list.part')}
        value={part}
        onChange={(next) => setFilters({ state, part: next })}
        options={RULE_PARTS.map((value) => ({ value, label: t(`${value}.name`) }))}
      />
      <FilterBar
        label={t('common.filters')}
        searchLabel={t('common.show')}
        clearLabel={t('common.clear')}
        onSearch={(typed) => find({ ...typed, part })}
        onClear={() => setFilters({ part })}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('common.state'),
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
