import { DescriptionList, useCouponFormatters } from '@shuttle/booking'
import { useLineNames } from '@shuttle/queries'
import { Button, Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { orderHref } from '../../paths'
import { COUPONS_ADDRESS } from '../domain/coupons-address'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { CouponStateMark } from './coupon-state-mark'
import { DecideIssue } from './decide-issue'
import { RevokeCoupon } from './revoke-coupon'
import { useStaffCoupons } from './use-staff-coupons'
import { WaitingIssueDetails } from './waiting-issue-details'

/** One coupon of the list with its terms as text, and its revocation. */
export const CouponPanel = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const mayInspect = useMay('order.inspect')
  const { getWorth, getDetails } = useCouponFormatters(useLineNames().data)
  const { values, opened, open, href } = useSearchState(COUPONS_ADDRESS)
  const [isRevoking, setRevoking] = useState(false)
  const [decision, setDecision] = useState<'approve' | 'reject'>()
  const coupon = useStaffCoupons(values).data?.rows.find(({ couponNumber }) => couponNumber === opened)
  const waiting = coupon?.waiting
  const toOrder = (orderNo: string) => (mayInspect ? <Link to={orderHref(orderNo)}>{orderNo}</Link> : orderNo)
  return (
    <>
      <SidePanel
        open={coupon !== undefined}
        onClose={() => open('')}
        title={opened}
        closeLabel={t('page.close')}
        mark={coupon && <CouponStateMark state={coupon.state} />}
        actions={
          mayEdit &&
          (coupon?.state === 'unused' ? (
            <Button kind="danger" block onClick={() => setRevoking(true)}>
              {t('panel.revoke')}
            </Button>
          ) : (
            waiting &&
            !waiting.isOwn && (
              <>
                <Button block onClick={() => setDecision('approve')}>
                  {t('second.approve')}
                </Button>
                <Button kind="danger" block onClick={() => setDecision('reject')}>
                  {t('second.reject')}
                </Button>
              </>
            )
          ))
        }
      >
        {coupon && (
          <Stack>
            <DescriptionList
              items={[
                { name: t('common.name'), value: coupon.name },
                { name: t('list.worth'), value: getWorth(coupon) },
                { name: t('list.owner'), value: coupon.isOwned ? coupon.maskedEmail : t('list.waiting') },
                {
                  name: t('panel.batch'),
                  value: coupon.issueNo && <Link to={href({ q: coupon.issueNo })}>{coupon.issueNo}</Link>,
                },
                { name: t('common.order'), value: coupon.orderNo && toOrder(coupon.orderNo) },
              ]}
            />
            <section aria-label={t('panel.terms')}>
              <ul>
                {getDetails(coupon).map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </section>
            {waiting && <WaitingIssueDetails issue={waiting} />}
            {coupon.state === 'locked' && <p>{t('panel.held')}</p>}
          </Stack>
        )}
      </SidePanel>
      <DecideIssue
        issue={decision && waiting}
        decision={decision ?? 'approve'}
        onClose={() => setDecision(undefined)}
      />
      <RevokeCoupon coupon={isRevoking ? coupon : undefined} onClose={() => setRevoking(false)} />
    </>
  )
}
