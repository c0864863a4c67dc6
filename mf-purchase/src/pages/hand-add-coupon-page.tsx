import { useGoBack } from '@shuttle/host'
import { buttonClass, Notice, PageBody, PageHeader } from '@shuttle/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { readCouponLine, selectCouponHref } from '../addresses/coupons-address.mapper'
import { AddCouponForm } from '../features/add-coupon/add-coupon-form'
import { useCouponWords } from '../i18n/coupons/use-coupon-words'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'

export const HandAddCouponPage = () => {
  const t = useTexts()
  const { add } = useCouponWords()
  const [query] = useSearchParams()
  const lineCode = readCouponLine(query)
  const back = lineCode === '' ? HOME : selectCouponHref(lineCode)
  const goBack = useGoBack(back)
  const [added, setAdded] = useState<string>()
  return (
    <>
      <PageHeader title={add.heading} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        {added !== undefined && (
          <Notice
            kind="success"
            announce
            title={added === '' ? add.added : add.addedNamed(added)}
            action={
              lineCode === '' ? (
                <Link to={HOME} className={buttonClass({ kind: 'text' })}>
                  {t('common.goHome')}
                </Link>
              ) : (
                <button type="button" className={buttonClass({ kind: 'text' })} onClick={goBack}>
                  {add.toCoupons}
                </button>
              )
            }
          >
            {add.addedHint}
          </Notice>
        )}
        <AddCouponForm onAdded={setAdded} />
      </PageBody>
    </>
  )
}
