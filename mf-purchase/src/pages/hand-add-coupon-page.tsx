import { HelpAside } from '@shuttle/booking/help'
import { useGoBack } from '@shuttle/host'
import { buttonClass, Notice, PageBody, PageHeader } from '@shuttle/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { readCouponLine, selectCouponHref } from '../addresses/coupons-address'
import { AddCouponForm } from '../features/add-coupon/add-coupon-form'
import { useCouponsTexts } from '../i18n/use-coupons-texts'
import { HOME } from '../paths'

const HandAddCouponPage = () => {
  const t = useCouponsTexts()
  const [query] = useSearchParams()
  const lineCode = readCouponLine(query)
  const back = lineCode === '' ? HOME : selectCouponHref(lineCode)
  const goBack = useGoBack(back)
  const [added, setAdded] = useState<string>()
  return (
    <>
      <PageHeader title={t('coupons.add.heading')} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        {added !== undefined && (
          <Notice
            kind="success"
            announce
            title={added === '' ? t('coupons.add.added') : t('coupons.add.addedNamed', { name: added })}
            action={
              lineCode === '' ? (
                <Link to={HOME} className={buttonClass({ kind: 'text' })}>
                  {t('common.goHome')}
                </Link>
              ) : (
                <button type="button" className={buttonClass({ kind: 'text' })} onClick={goBack}>
                  {t('coupons.add.toCoupons')}
                </button>
              )
            }
          >
            {t('coupons.add.addedHint')}
          </Notice>
        )}
        <AddCouponForm onAdded={setAdded} />
        <HelpAside />
      </PageBody>
    </>
  )
}

export { HandAddCouponPage as Page }
