import { formatCount } from '@shuttle/domain'
import { Stack } from '@shuttle/ui'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { FailingTrials } from './show-releases/failing-trials'
import { PaintFrames } from './show-releases/paint-frames'
import { ReleasePanel } from './show-releases/release-panel'
import { ReleaseTable } from './show-releases/release-table'
import { UsesCard } from './show-releases/uses-card'
import { WaitingMoves } from './show-releases/waiting-moves'
import { useReleases } from './state/use-releases'
import { useReleasesTexts } from './texts/use-releases-texts'

const Releases = () => (
  <Stack>
    <FailingTrials />
    <WaitingMoves />
    <ReleaseTable />
    <UsesCard />
  </Stack>
)

/** The number of the set; only a page that the role opens requests it. */
const SetNote = () => {
  const t = useReleasesTexts()
  const revision = useReleases().data?.revision
  return revision === undefined ? null : t('note', { revision: formatCount(revision) })
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
      actions={mayMove && <PaintFrames />}
      aside={<ReleasePanel />}
    >
      <Releases />
    </StaffPage>
  )
}
