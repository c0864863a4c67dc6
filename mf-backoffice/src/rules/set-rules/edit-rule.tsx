import { hasFailed } from '@shuttle/queries'
import { Card, EmptyState, ErrorCard, Skeleton } from '@shuttle/ui'
import type { Rules } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import type { StaffRule } from '../calls/rules'
import { useRefreshRules, useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import { useRulesAddress } from '../use-rules-address'
import { CaptchaRuleForm } from './captcha-rule-form'
import type { RuleFormProps } from './rule-form-props'
import { SalesRuleForm } from './sales-rule-form'
import { SurveyForm } from './survey-form'

const find = <Content,>(rules: readonly StaffRule<Content>[], id: string) => rules.find((rule) => rule.id === id)

/** The form of the rule in the URL; `new` is a new one, optionally with the content of another. */
export const EditRule = () => {
  const t = useRulesTexts()
  const toFailureText = useStaffFailureText()
  const refresh = useRefreshRules()
  const { part, edit, copy, setFilters } = useRulesAddress()
  const [round, setRound] = useState(0)
  const query = useRules()
  const rules = query.data
  if (!rules && hasFailed(query))
    return (
      <ErrorCard
        title={t('list.failed')}
        text={toFailureText(query.error) ?? ''}
        retryLabel={t('page.retry')}
        onRetry={() => void query.refetch()}
      />
    )
  if (!rules) return <Skeleton label={t('page.loading')} lines={8} />
  const toProps = <Content,>(
    pick: (all: Rules) => readonly StaffRule<Content>[],
  ): RuleFormProps<Content> | undefined => {
    const stored = find(pick(rules), edit)
    // A rule that is over cannot be edited.
    if (edit !== 'new' && (!stored || stored.state === 'over')) return undefined
    const reread = async () => {
      const { data } = await query.refetch()
      return data && find(pick(data), edit)
    }
    return {
      rules,
      stored,
      copied: find(pick(rules), copy)?.content,
      reread,
      onTake: () => void reread().then(() => setRound((before) => before + 1)),
      onSaved: () => {
        void refresh()
        setFilters({})
      },
    }
  }
  const key = `${part} ${edit} ${copy} ${round}`
  const [sales, captcha, survey] = [
    part === 'sales' && toProps((all) => all.sales),
    part === 'captcha' && toProps((all) => all.captcha),
    part === 'survey' && toProps((all) => all.surveys),
  ]
  if (sales) return <SalesRuleForm key={key} {...sales} />
  if (captcha) return <CaptchaRuleForm key={key} {...captcha} />
  if (survey) return <SurveyForm key={key} {...survey} />
  return (
    <Card>
      <EmptyState title={t('form.unknown')}>{t('form.unknownHint')}</EmptyState>
    </Card>
  )
}
