import { SidePanel } from '@shuttle/ui/backoffice'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { useSearchState } from '../../kit/use-search-state'
import { AUDIT_ADDRESS } from '../domain/audit-address'
import styles from './audit-event-panel.module.css'
import { OutcomeMark } from './outcome-mark'
import { useActionName } from './use-action-name'
import { useAuditEvents } from './use-audit-events'

/** All data of one audit event, beside the table. */
export const AuditEventPanel = () => {
  const t = useIndexTexts()
  const toActionName = useActionName()
  const { values, opened: entry, open } = useSearchState(AUDIT_ADDRESS)
  const event = useAuditEvents(values).data?.find((one) => String(one.entry) === entry)
  const details = event
    ? [
        [t('audit.action'), toActionName(event.action)],
        [t('audit.about'), event.object ? `${event.object.kind} ${event.object.id}`.trim() : '-'],
        [t('audit.before'), event.before ?? t('audit.noChange')],
        [t('audit.after'), event.after ?? t('audit.noChange')],
        [t('audit.request'), event.requestId],
      ]
    : []
  return (
    <SidePanel
      open={event !== undefined}
      onClose={() => open('')}
      title={t('audit.entryTitle', { entry })}
      closeLabel={t('page.close')}
      mark={event && <OutcomeMark event={event} />}
    >
      <dl className={styles.details}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}
