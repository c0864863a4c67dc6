import { Card } from '@shuttle/ui'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import { ResourceList } from '../../kit/resource-list'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { fetchLiveVersions, type LiveVersion } from '../calls/live-versions'
import styles from './version-table.module.css'

/** The deployment set that the site serves to the signed-in member of staff. */
export const VersionTable = () => {
  const t = useIndexTexts()
  const query = useStaffQuery({ key: ['versions'], read: (signal) => fetchLiveVersions(signal) })
  const columns: DataColumn<LiveVersion>[] = [
    { id: 'name', header: t('versions.name'), cell: ({ name }) => name },
    {
      id: 'version',
      header: t('common.version'),
      cell: ({ version }) => <span className={styles.version}>{version}</span>,
    },
    { id: 'pages', header: t('versions.pages'), cell: ({ paths }) => paths.join(', ') || '-', isLong: true },
    { id: 'slots', header: t('versions.slots'), cell: ({ slots }) => slots.join(', ') || '-' },
    {
      id: 'state',
      header: t('common.state'),
      cell: ({ isClosed }) =>
        isClosed ? (
          <StateMark glyph="locked" tone="danger">
            {t('versions.closed')}
          </StateMark>
        ) : (
          <StateMark glyph="done" tone="success">
            {t('versions.live')}
          </StateMark>
        ),
    },
  ]
  return (
    <Card title={query.data && t('versions.revision', { revision: query.data.revision })}>
      <ResourceList
        caption={t('nav.versions')}
        columns={columns}
        query={query}
        rows={query.data?.versions}
        rowId={({ name }) => name}
        isPlain
        texts={{ empty: t('common.noVersions'), failed: t('versions.failed') }}
      />
    </Card>
  )
}
