import { Button, buttonClass } from '@shuttle/ui'
import { type DataColumn, DataTable, RowActs } from '@shuttle/ui/desk'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffRule } from '../../calls/rules'
import { toTableState } from '../../components/to-table-state'
import { useRulesAddress } from '../../components/use-rules-address'
import { useStaffFailureText } from '../../components/use-staff-failure-text'
import { useTableTexts } from '../../components/use-table-texts'
import { useRulesTexts } from '../../i18n/use-rules-texts'
import { useRules } from '../../state/use-rules'
import { useMay } from '../../state/use-staff-index'
import { EndRule } from './end-rule'
import { RuleStateMark } from './rule-state-mark'

interface RuleTableProps<Draft> {
  rules: readonly StaffRule<Draft>[] | undefined
  /** Meaning of a rule, which names its row. */
  say: (draft: Draft) => string
  /** Formats its period. */
  sayTime: (draft: Draft) => string
  end: (rule: { id: string; revision: number }) => Promise<unknown>
  /** Whether a rule that is over can be copied, with another period. */
  isCopied: boolean
  /** State after the end of a rule in force. */
  consequence: (draft: Draft) => string
}

/** Dated rules of one part; each row has its actions. */
export const RuleTable = <Draft,>({ rules, say, sayTime, end, isCopied, consequence }: RuleTableProps<Draft>) => {
  const t = useRulesTexts()
  const toFailureText = useStaffFailureText()
  const mayEdit = useMay('rule.edit')
  const asked = useRules()
  const { part, state, href } = useRulesAddress()
  const [ending, setEnding] = useState<StaffRule<Draft>>()
  const columns: DataColumn<StaffRule<Draft>>[] = [
    { id: 'rule', header: t('list.rule'), cell: ({ draft }) => say(draft), isRowHeader: true },
    { id: 'time', header: t(`list.${part}`), cell: ({ draft }) => sayTime(draft) },
    { id: 'state', header: t('list.state'), cell: (rule) => <RuleStateMark state={rule.state} /> },
    ...(mayEdit
      ? [
          {
            id: 'acts',
            header: t('list.acts'),
            cell: (rule: StaffRule<Draft>) => {
              if (rule.state === 'over' && !isCopied) return '-'
              const name = say(rule.draft)
              return (
                <RowActs>
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
                </RowActs>
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
    failedHint: toFailureText(asked.error),
  })
  return (
    <>
      <DataTable
        caption={t(`part.${part}`)}
        columns={columns}
        rows={rules?.filter((rule) => state === '' || rule.state === state)}
        rowId={({ id }) => id}
        state={toTableState(asked)}
        onRetry={() => void asked.refetch()}
        texts={texts}
      />
      <EndRule
        ended={
          ending && {
            ...ending,
            text: t('end.text', {
              rule: say(ending.draft),
              effect: ending.state === 'planned' ? t('end.planned') : consequence(ending.draft),
            }),
          }
        }
        end={end}
        onClose={() => setEnding(undefined)}
      />
    </>
  )
}
