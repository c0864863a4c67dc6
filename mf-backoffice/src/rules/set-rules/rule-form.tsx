import { FormRows } from '@shuttle/ui/backoffice'
import type { Rules } from '@shuttle/wire/staff'
import { EditorFrame } from '../../kit/editor-frame'
import type { EditedResource } from '../../kit/resource-editor'
import { useRevisedForm } from '../../kit/use-revised-form'
import type { StaffRule } from '../calls/rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import type { RulePart } from './rule-part'
import { useRuleLabels } from './use-rule-labels'

interface RuleFormProps<Rule, Values extends object> extends EditedResource<StaffRule<Rule>> {
  own: RulePart<Rule, Values>
  rules: Rules
}

/** The form of a dated rule with its meaning beside it, repeated in the confirmation. */
export const RuleForm = <Rule, Values extends object>(props: RuleFormProps<Rule, Values>) => {
  const { own, rules, copied, ...edited } = props
  const t = useRulesTexts()
  const labels = own.labels(useRuleLabels(rules))
  const { part, toRule, Fields } = own
  const { stored } = edited
  const { form, frame } = useRevisedForm<Values, unknown>({
    ...edited,
    name: `mf-backoffice: save ${part} rule`,
    initial: () => own.initial(rules, { stored: stored?.content, copied: copied?.content }),
    check: (values) => {
      const others = own.find(rules).filter(({ id }) => id !== stored?.id)
      return own.check(toRule(values), { stored: stored?.content, others: others.map(({ content }) => content) }, rules)
    },
    save: ({ content, ...shown }) => own.save({ ...shown, content: toRule(content) }),
    savedText: t('form.saved'),
  })
  const rule = toRule(form.values)
  const what = (own.isComplete?.(rule) ?? true) ? labels.what(rule) : t('form.incomplete')
  const when = labels.when(rule)
  return (
    <EditorFrame
      {...frame}
      title={t(stored ? `${part}.edit` : `${part}.new`)}
      submitLabel={t('common.save')}
      pendingLabel={t('common.saving')}
      question={t('form.question')}
      consequence={
        <>
          <p>{t('form.meaning', { what, when })}</p>
          <p>{t(`${part}.effect`)}</p>
        </>
      }
      preview={{
        title: t('form.means'),
        content: (
          <>
            <p>{what}</p>
            <p>{when}</p>
          </>
        ),
      }}
    >
      <FormRows>
        <Fields form={form} rules={rules} stored={stored} />
      </FormRows>
    </EditorFrame>
  )
}
