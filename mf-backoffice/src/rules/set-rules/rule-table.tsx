import { Button, buttonClass } from '@shuttle/ui'
import { type DataColumn, RowActions } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionDialog } from '../../kit/action-dialog'
import { DatedStateMark } from '../../kit/dated-state-mark'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import type { StaffRule } from '../calls/rules'
import { RULES_ADDRESS } from '../domain/rules-address'
import { useRefreshRules, useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import type { RulePart } from './rule-part'
import { useRuleLabels } from './use-rule-labels'

const NOTHING: Parameters<typeof useRuleLabels>[0] = { lines: [], areas: [], notices: [] }

/** Dated rules of one part; each row has its actions. */
export const RuleTable = <Rule, Values extends object>({ own }: { own: RulePart<Rule, Values> }) => {
  const t = useRulesTexts()
  const mayEdit = useMay('rule.edit')
  const query = useRules()
  const { what, when } = own.labels(useRuleLabels(query.data ?? NOTHING))
  const refresh = useRefreshRules()
  const { values, href } = useSearchState(RULES_ADDRESS)
  const { state } = values
  const { part } = own
  const [ending, setEnding] = useState<StaffRule<Rule>>()
  const link = (next: { edit: string; copy?: string }, label: string, name: string) => (
    <Link to={href({ part, ...next })} className={buttonClass({ kind: 'text' })} aria-label={name}>
      {label}
    </Link>
  )
  const actions = (rule: StaffRule<Rule>) => {
    const { id } = rule
    const name = what(rule.content)
    if (rule.state === 'over')
      return own.isCopied ? (
        <RowActions>{link({ edit: 'new', copy: id }, t('list.copy'), t('list.copyOf', { name }))}</RowActions>
      ) : (
        '-'
      )
    return (
      <RowActions>
        {link({ edit: id }, t('common.edit'), t('list.editOf', { name }))}
        <Button kind="text" onClick={() => setEnding(rule)} aria-label={t('list.endOf', { name })}>
          {t('common.end')}
        </Button>
      </RowActions>
    )
  }
  const columns: DataColumn<StaffRule<Rule>>[] = [
    { id: 'rule', header: t('list.rule'), cell: ({ content }) => what(content), isRowHeader: true },
    { id: 'time', header: t(part === 'sales' ? 'list.days' : 'list.time'), cell: ({ content }) => when(content) },
    {
      id: 'state',
      header: t('common.state'),
      cell: (rule) => <DatedStateMark state={rule.state}>{t(`state.${rule.state}`)}</DatedStateMark>,
    },
    ...(mayEdit ? [{ id: 'actions', header: t('common.actions'), cell: actions }] : []),
  ]
  return (
    <>
      <ResourceList
        caption={t(`${part}.name`)}
        columns={columns}
        query={query}
        rows={query.data && own.find(query.data).filter((rule) => state === '' || rule.state === state)}
        rowId={({ id }) => id}
        texts={{
          empty: t('list.empty'),
          emptyHint: t(mayEdit ? 'list.emptyHint' : 'list.emptyRead'),
          failed: t('list.failed'),
        }}
      />
      <ActionDialog
        about={ending}
        call={({ id, revision }) => own.end({ id, revision })}
        name="end rule"
        title={t('end.question')}
        confirmLabel={t('common.end')}
        kind="danger"
        consequence={({ content, state }) =>
          t('end.text', {
            rule: what(content),
            effect: t(state === 'planned' ? 'end.planned' : (own.toEndText?.(content) ?? `${part}.end`)),
          })
        }
        done={() => t('end.done')}
        onAnswer={refresh}
        onClose={() => setEnding(undefined)}
      />
    </>
  )
}
