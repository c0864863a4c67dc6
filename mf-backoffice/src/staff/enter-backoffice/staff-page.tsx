import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import { BackofficeLinkProvider, BackofficePage, type NavigationGroup } from '@shuttle/ui/backoffice'
import type { StaffIndex } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { GROUPS, type SectionAccess, sectionsFor } from '../../kit/addresses/backoffice-sections'
import { useStaffIndex } from '../../kit/state/use-staff-index'
import { RouterLink } from '../router-link'
import { FactorDialog } from './factor-dialog'
import { FactorGate } from './factor-gate'
import { OpenedSection } from './opened-section'
import { QuickSearch } from './quick-search'
import { SignedInStaff } from './signed-in-staff'
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
  role !== 'none' && (secondFactor === 'off' || secondFactor === 'given')

const useNavigation = (index: StaffIndex | undefined): NavigationGroup[] => {
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
  const query = useStaffIndex()
  const index = query.data
  const nav = useNavigation(index)
  const own = index && isOpen(index) && index.rights.includes(section.right) ? { note, actions, aside } : {}
  return (
    <BackofficeLinkProvider link={RouterLink}>
      <BackofficePage
        {...own}
        title={title}
        brand={{ name: t('page.brand'), place: t('page.place') }}
        bar={
          index && (
            <>
              {isOpen(index) && index.rights.includes('order.search') && <QuickSearch />}
              <SignedInStaff role={index.role} />
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
        {hasFailed(query) && (
          <ErrorCard
            title={t('page.failed')}
            retryLabel={t('page.retry')}
            onRetry={() => void query.refetch()}
            announce={false}
          />
        )}
        {!index && !hasFailed(query) && <Skeleton label={t('page.loading')} lines={8} />}
      </BackofficePage>
      <FactorDialog />
    </BackofficeLinkProvider>
  )
}
