import { Notice } from '@shuttle/ui'
import { PendingQuery } from '../../kit/pending-query'
import { useComparison, useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import type { ReleaseMoveChoice } from './release-move-choice'
import styles from './releases.module.css'

/** What others have of an app that is closed. */
const UsedParts = ({ name }: { name: string }) => {
  const t = useReleasesTexts()
  const links = useReleases().data?.links ?? []
  const used = links.flatMap(({ name: part, owner, users }) => {
    const others = users.flatMap(({ app }) => (app === name ? [] : app))
    return owner === name && others.length > 0 ? [`${part}: ${others.join(', ')}`] : []
  })
  if (used.length === 0) return <p>{t('act.usedByNone')}</p>
  return (
    <Notice kind="warning" title={t('act.usedBy')}>
      <ul className={styles.parts}>
        {used.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </Notice>
  )
}

const ComparedParts = ({ app, act, version = '' }: ReleaseMoveChoice) => {
  const t = useReleasesTexts()
  const query = useComparison({ app: app.name, act, target: version, revision: app.revision })
  const broken = query.data?.broken
  return (
    <>
      <PendingQuery query={query} failed={t('act.notCompared')} lines={1} />
      {broken?.length === 0 && <p>{t('act.breaksNothing')}</p>}
      {broken !== undefined && broken.length > 0 && (
        <Notice kind="danger" title={t('act.breaks')}>
          <ul className={styles.parts}>
            {broken.map(({ kind, values }) => (
              <li key={`${kind} ${Object.values(values).join()}`}>
                {t(`broken.${kind}`, values)}
                {kind === 'other' && <span lang="en"> {values.sentence}</span>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** What an act would break, before it is done: the comparison of the gate, or who uses what of a closed app. */
export const BrokenParts = (choice: ReleaseMoveChoice) =>
  choice.act === 'disable' ? <UsedParts name={choice.app.name} /> : <ComparedParts {...choice} />
