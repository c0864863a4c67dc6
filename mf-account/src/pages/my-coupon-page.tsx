import { HelpAside } from '@shuttle/booking/help'
import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader, SegmentedControl } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { COUPON_TABS, toCouponTab } from '../domain/coupon-tab'
import { MyCoupons } from '../features/show-coupons/my-coupons'
import { useTexts } from '../i18n/use-texts'
import { PERSONAL_CENTRE } from '../paths'

const LABEL = { '0': 'unused', '1': 'used', '2': 'over' } as const

/** `tab1` of the address selects the tab, so that a reload and a link open the same one. */
const MyCouponPage = () => {
  const t = useTexts()
  const goBack = useGoBack(PERSONAL_CENTRE)
  const [query, setQuery] = useSearchParams()
  const tab = toCouponTab(query.get('tab1'))
  return (
    <>
      <PageHeader title={t('coupons.title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        <SegmentedControl
          label={t('coupons.tabs')}
          value={tab}
          onChange={(tab1) => setQuery({ ...Object.fromEntries(query), tab1 }, { replace: true })}
          options={COUPON_TABS.map((value) => ({ value, label: t(`coupons.${LABEL[value]}`) }))}
        />
        <MyCoupons tab={tab} />
        <HelpAside />
      </PageBody>
    </>
  )
}

export { MyCouponPage as Page }
