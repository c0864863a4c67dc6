import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import { type DeskGroup, DeskLinks, DeskPage } from '@shuttle/ui/desk'
import type { ReactNode } from 'react'
import { GROUPS, type SectionAccess, sectionsFor } from '../../addresses/desk-sections'
import type { StaffIndex } from '../../calls/index-answer'
import { RouterLink } from '../../components/router-link'
import { useTexts } from '../../i18n/use-texts'
import { useStaffIndex } from '../../state/use-staff-index'
import { FactorDialog } from './factor-dialog'
import { FactorGate } from './factor-gate'
import { OpenedSection } from './opened-section'
import { QuickSearch } from './quick-search'
import { SignedInPerson } from './signed-in-person'
import { useWaitingCounts } from './use-waiting-counts'

interface StaffPageProps {
  section: SectionAccess
  title: string
  note?: ReactNode
  actions?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** Whether the back office is open: a role, and a verified second factor where it is required. */
const isOpen = ({ role, secondFactor }: StaffIndex): boolean =>
  role !== 'none' && (secondFactor === 'OFF' || secondFactor === 'GIVEN')

const useNavigation = (index: StaffIndex | undefined): DeskGroup[] => {
  const t = useTexts()
  const toCount = useWaitingCounts(index !== undefined && isOpen(index))
  const sections = index && isOpen(index) ? sectionsFor(index.rights) : []
  return GROUPS.map((group) => ({
    label: t(`nav.${group}`),
    items: sections
      .filter((one) => one.group === group)
      .map(({ id, to }) => ({ to, label: t(`nav.${id}`), ...toCount(to) })),
  })).filter(({ items }) => items.length > 0)
}

/** A page of the back office: navigation by the current rights, behind the second factor. */
export const StaffPage = ({ section, title, note, actions, aside, children }: StaffPageProps) => {
  const t = useTexts()
  const asked = useStaffIndex()
  const index = asked.data
  const nav = useNavigation(index)
  const own = index && isOpen(index) && index.rights.has(section.right) ? { note, actions, aside } : {}
  return (
    <DeskLinks link={RouterLink}>
      <DeskPage
        {...own}
        title={title}
        brand={{ name: t('page.brand'), place: t('page.place') }}
        bar={
          index && (
            <>
              {isOpen(index) && index.rights.has('order.search') && <QuickSearch />}
              <SignedInPerson role={index.role} />
            </>
          )
        }
        nav={nav}
        current={section.to}
        texts={{
          navigation: t('page.navigation'),
          menu: t('page.menu'),
          close: t('page.close'),
          skip: t('page.skip'),
        }}
      >
        {index && (
          <FactorGate state={index.secondFactor}>
            <OpenedSection index={index} section={section}>
              {children}
            </OpenedSection>
          </FactorGate>
        )}
        {/* The shell has already announced the reason. */}
        {hasFailed(asked) && (
          <ErrorCard
            title={t('page.failed')}
            retryLabel={t('page.retry')}
            onRetry={() => void asked.refetch()}
            announce={false}
          />
        )}
        {!index && !hasFailed(asked) && <Skeleton label={t('page.loading')} lines={8} />}
      </DeskPage>
      <FactorDialog />
    </DeskLinks>
  )
}
