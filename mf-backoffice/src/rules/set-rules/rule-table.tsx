import { Button, buttonClass } from '@shuttle/ui'
import { type DataColumn, DataTable, RowActions } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import type { StaffRule } from '../calls/rules'
import { useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import { useRulesAddress } from '../use-rules-address'
import { EndRule } from './end-rule'
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
export const RuleTable = <Content,>({
  rules,
  formatRule,
  formatPeriod,
  end,
  isCopied,
  consequence,
}: RuleTableProps<Content>) => {
  const t = useRulesTexts()
  const toFailureText = useStaffFailureText()
  const mayEdit = useMay('rule.edit')
  const query = useRules()
  const { part, state, href } = useRulesAddress()
  const [ending, setEnding] = useState<StaffRule<Content>>()
  const columns: DataColumn<StaffRule<Content>>[] = [
    { id: 'rule', header: t('list.rule'), cell: ({ content }) => formatRule(content), isRowHeader: true },
    { id: 'time', header: t(`list.${part}`), cell: ({ content }) => formatPeriod(content) },
    { id: 'state', header: t('list.state'), cell: (rule) => <RuleStateMark state={rule.state} /> },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            header: t('list.actions'),
            cell: (rule: StaffRule<Content>) => {
              if (rule.state === 'over' && !isCopied) return '-'
              const name = formatRule(rule.content)
              return (
                <RowActions>
                  {rule.state === 'over' && (
                    <Link
                      to={href({ edit: 'new', copy: rule.id })}
                      className={buttonClass({ kind: 'text' })}
                      aria-label={t('list.copyOf', { name })}
                    >
                      {t('list.copy')}
                    </Link>
                  )}
                  {rule.state !== 'over' && (
                    <>
                      <Link
                        to={href({ edit: rule.id })}
                        className={buttonClass({ kind: 'text' })}
                        aria-label={t('list.editOf', { name })}
                      >
                        {t('list.edit')}
                      </Link>
                      <Button kind="text" onClick={() => setEnding(rule)} aria-label={t('list.endOf', { name })}>
                        {t('list.end')}
                      </Button>
                    </>
                  )}
                </RowActions>
              )
            },
          },
        ]
      : []),
  ]
  const texts = useTableTexts({
    empty: t('list.empty'),
    emptyHint: t(mayEdit ? 'list.emptyHint' : 'list.emptyRead'),
    failed: t('list.failed'),
    failedHint: toFailureText(query.error),
  })
  return (
    <>
      <DataTable
        caption={t(`part.${part}`)}
        columns={columns}
        rows={rules?.filter((rule) => state === '' || rule.state === state)}
        rowId={({ id }) => id}
        state={toTableState(query)}
        onRetry={() => void query.refetch()}
        texts={texts}
      />
      <EndRule
        ended={
          ending && {
            ...ending,
            text: t('end.text', {
              rule: formatRule(ending.content),
              effect: ending.state === 'planned' ? t('end.planned') : consequence(ending.content),
            }),
          }
        }
        end={end}
        onClose={() => setEnding(undefined)}
      />
    </>
  )
}
