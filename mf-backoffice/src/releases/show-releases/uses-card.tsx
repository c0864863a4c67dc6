import { useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable, StateMark, TableToggle } from '@shuttle/ui/backoffice'
import type { ReleaseLink, StaffReleases } from '@shuttle/wire/staff'
import { useSearchState } from '../../kit/use-search-state'
import { useTableTexts } from '../../kit/use-table-texts'
import { shortVersion } from '../domain/format-figures'
import { listBrokenUsers } from '../domain/list-broken-users'
import { RELEASES_ADDRESS } from '../domain/releases-address'
import { useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'
import { UsesGraph } from './uses-graph'

const nothing = () => undefined

const LEGEND = [
  ['slot', styles.line],
  ['event', `${styles.line} ${styles.eventLine}`],
  ['broken', `${styles.line} ${styles.broken}`],
] as const

const Legend = () => {
  const t = useReleasesTexts()
  return (
    <p className={styles.legend} aria-hidden="true">
      {LEGEND.map(([name, className]) => (
        <span key={name}>
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <path className={className} d="M0 6 H24" />
          </svg>
          {t(`uses.${name}`)}
        </span>
      ))}
    </p>
  )
}

const UsesTable = ({ links }: { links: readonly ReleaseLink[] }) => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const texts = useTableTexts({ empty: t('uses.empty'), failed: '' })
  const none = t('list.none')
  const comma = language === 'en' ? ', ' : '，'
  const columns: DataColumn<ReleaseLink>[] = [
    {
      id: 'name',
      header: t('common.name'),
      cell: ({ name, version }) => [name, version].filter(Boolean).join(' '),
      isRowHeader: true,
    },
    { id: 'kind', header: t('uses.kind'), cell: ({ kind }) => t(`uses.${kind}`) },
    {
      id: 'owner',
      header: t('uses.owner'),
      cell: (link) => {
        const { owner = t('uses.noOwner'), goneIn } = link
        const named =
          goneIn === undefined ? owner : `${owner}${comma}${t('uses.goneIn', { version: shortVersion(goneIn) })}`
        if (listBrokenUsers(link).length === 0) return named
        return (
          <StateMark glyph="attention" tone="danger">
            {named}
          </StateMark>
        )
      },
    },
    {
      id: 'users',
      header: t('uses.users'),
      cell: ({ users }) =>
        users
          .map(({ app, version }) => (version === undefined ? app : `${app} ${version}`))
          .join(language === 'en' ? ', ' : '、') || none,
    },
  ]
  return (
    <DataTable
      caption={t('uses.title')}
      columns={columns}
      rows={links}
      rowId={({ kind, name }) => `${kind} ${name}`}
      onRetry={nothing}
      isPlain
      texts={texts}
    />
  )
}

const countRanges = (users: StaffReleases['packages'][number]['users']): [string, number][] => {
  const ranges = [...new Set(users.map(({ range }) => range))].sort()
  return ranges.map((range) => [range, users.filter((one) => one.range === range).length])
}

const Packages = ({ releases: { apps, packages } }: { releases: StaffReleases }) => {
  const t = useReleasesTexts()
  const all = apps.filter(({ kind, live }) => kind === 'remote' && live).length
  return (
    <section className={styles.packages} aria-label={t('uses.packages')}>
      <h3>{t('uses.packages')}</h3>
      {packages.map(({ name, version, users }) => (
        <p key={name}>
          <span>{t('uses.package', { name, version })}</span>
          {countRanges(users).map(([range, number]) => (
            <span key={range} className={styles.muted}>
              {t('uses.packageUsers', { range, number, all })}
            </span>
          ))}
        </p>
      ))}
    </section>
  )
}

/** Who uses which slot, event and shared package of whom: drawn where there is room, and as a table. */
export const UsesCard = () => {
  const t = useReleasesTexts()
  const { values, show } = useSearchState(RELEASES_ADDRESS)
  const releases = useReleases().data
  if (!releases || releases.apps.length === 0) return null
  const { links, apps } = releases
  const isDrawn = values.uses === 'chart' && links.length > 0
  return (
    <Card
      title={t('uses.title')}
      aside={
        <div className={styles.choice}>
          <TableToggle
            label={t('uses.as')}
            value={values.uses}
            onChange={(uses) => show({ uses })}
            chartLabel={t('uses.chart')}
            tableLabel={t('uses.table')}
          />
        </div>
      }
    >
      {isDrawn && <Legend />}
      <div className={styles.uses}>
        <div>
          {isDrawn && <UsesGraph links={links} apps={apps} />}
          <div className={isDrawn ? styles.read : undefined}>
            <UsesTable links={links} />
          </div>
        </div>
        <Packages releases={releases} />
      </div>
    </Card>
  )
}
