import { SidePanel } from '@shuttle/ui/desk'
import { useIndexTexts } from '../../i18n/use-index-texts'
import styles from './act-panel.module.css'
import { OutcomeMark } from './outcome-mark'
import { useActionName } from './use-action-name'
import { useActs } from './use-acts'
import { useAuditAddress } from './use-audit-address'

/** All data of one audit event, beside the table. */
export const ActPanel = () => {
  const t = useIndexTexts()
  const toActionName = useActionName()
  const { filter, entry, open } = useAuditAddress()
  const act = useActs(filter).data?.find((one) => String(one.entry) === entry)
  const facts = act
    ? [
        [t('audit.what'), toActionName(act.action)],
        [t('audit.about'), [act.object.kind, act.object.id].filter(Boolean).join(' ') || '-'],
        [t('audit.before'), act.before || t('audit.nothingSaid')],
        [t('audit.after'), act.after || t('audit.nothingSaid')],
        [t('audit.request'), act.requestId],
      ]
    : []
  return (
    <SidePanel
      open={act !== undefined}
      onClose={() => open('')}
      title={t('audit.entryTitle', { entry })}
      closeLabel={t('page.close')}
      mark={act && <OutcomeMark act={act} />}
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}
