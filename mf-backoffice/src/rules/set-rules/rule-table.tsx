import { Button, buttonClass } from '@shuttle/ui'
import { type DataColumn, RowActions } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionDialog } from '../../kit/action-dialog'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import type { StaffRule } from '../calls/rules'
import { RULES_ADDRESS } from '../domain/rules-address'
import { useRefreshRules, useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleStateMark } from './rule-state-mark'

interface RuleTableProps<Content> {
  rules: readonly StaffRule<Content>[] | undefined
  /** Meaning of a rule, which names its row. */
  formatRule: (content: Content) => string
  /** Formats its period. */
  formatPeriod: (content: Content) => string
  end: (rule: { id: string; revision: number }) => Promise<unknown>
  /** Whether a rule that is over can be copied, with another period. */
  isCopied: boolean
  /** State after the end of a rule in force. */
  consequence: (content: Content) => string
}

/** Dated rules of one part; each row has its actions. */
export const RuleTable = <Content,>(props: RuleTableProps<Content>) => {
  const { rules, formatRule, formatPeriod, end, isCopied, consequence } = props
  const t = useRulesTexts()
  const mayEdit = useMay('rule.edit')
  const query = useRules()
  const refresh = useRefreshRules()
  const { values, href } = useSearchState(RULES_ADDRESS)
  const { part, state } = values
  const [ending, setEnding] = useState<StaffRule<Content>>()
  const link = (next: { edit: string; copy?: string }, label: string, name: string) => (
    <Link to={href({ part, ...next })} className={buttonClass({ kind: 'text' })} aria-label={name}>
      {label}
    </Link>
  )
  const actions = (rule: StaffRule<Content>) => {
    const { id } = rule
    const name = formatRule(rule.content)
    if (rule.state === 'over')
      return isCopied ? (
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
  const columns: DataColumn<StaffRule<Content>>[] = [
    { id: 'rule', header: t('list.rule'), cell: ({ content }) => formatRule(content), isRowHeader: true },
    { id: 'time', header: t(`list.${part}`), cell: ({ content }) => formatPeriod(content) },
    { id: 'state', header: t('common.state'), cell: (rule) => <RuleStateMark state={rule.state} /> },
    ...(mayEdit ? [{ id: 'actions', header: t('common.actions'), cell: actions }] : []),
  ]
  return (
    <>
      <ResourceList
        caption={t(`part.${part}`)}
        columns={columns}
        query={query}
        rows={rules?.filter((rule) => state === '' || rule.state === state)}
        rowId={({ id }) => id}
        texts={{
          empty: t('list.empty'),
          emptyHint: t(mayEdit ? 'list.emptyHint' : 'list.emptyRead'),
          failed: t('list.failed'),
        }}
      />
      <ActionDialog
        about={ending}
        call={({ id, revision }) => end({ id, revision })}
        name="end rule"
        title={t('end.question')}
        confirmLabel={t('common.end')}
        kind="danger"
        consequence={({ content, state }) =>
          t('end.text', {
            rule: formatRule(content),
            effect: state === 'planned' ? t('end.planned') : consequence(content),
          })
        }
        done={() => t('end.done')}
        onAnswer={refresh}
        onClose={() => setEnding(undefined)}
      />
    </>
  )
}
