import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Row, Stack } from '@shuttle/ui'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { FailingVersions } from './show-releases/failing-versions'
import { HistoryButton, HistoryPanel } from './show-releases/history-panel'
import { PaintFrames } from './show-releases/paint-frames'
import { ReleasePanel } from './show-releases/release-panel'
import { ReleaseTable } from './show-releases/release-table'
import { UsesCard } from './show-releases/uses-card'
import { WaitingMoves } from './show-releases/waiting-moves'
import { useReleases } from './state/use-releases'
import { useReleasesTexts } from './texts/use-releases-texts'

const Releases = () => (
  <Stack>
    <FailingVersions />
    <WaitingMoves />
    <ReleaseTable />
    <UsesCard />
  </Stack>
)

/** The number of the set, whether all of it is signed, and since when it is live; only a page that the role opens requests it. */
const SetNote = () => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const releases = useReleases().data
  if (!releases) return null
  const { revision, movedAt, visits, apps } = releases
  if (movedAt === undefined) return t('noteEmpty', { revision })
  const given = apps.flatMap(({ live, trial }) => [live ?? [], trial?.build ?? []].flat())
  const isSigned = given.every((build) => build.isSigned)
  return t(isSigned ? 'note' : 'noteUnsigned', { revision, visits, when: formatDateTime(movedAt, language) })
}

/** Versions of all apps, what happened to their visits, who uses what of whom, and three acts of supervisors. */
export const ReleasesTab = () => {
  const t = useReleasesTexts()
  const mayMove = useMay('release.move')
  return (
    <StaffPage
      section={findSection('releases')}
      title={t('nav.releases')}
      note={<SetNote />}
      actions={
        <Row>
          {mayMove && <PaintFrames />}
          <HistoryButton />
        </Row>
      }
      aside={
        <>
          <ReleasePanel />
          <HistoryPanel />
        </>
      }
    >
      <Releases />
    </StaffPage>
  )
}
