import { DescriptionList } from '@shuttle/booking'
import { formatAmount, formatCount } from '@shuttle/domain'
import { Notice, Stack } from '@shuttle/ui'
import type { WaitingIssue } from '@shuttle/wire/staff'
import { useCouponsTexts } from '../texts/use-coupons-texts'

/** The facts for a second person: issuer, number of coupons, and the largest discount. */
export const WaitingIssueDetails = ({ issue }: { issue: WaitingIssue }) => {
  const t = useCouponsTexts()
  return (
    <Stack>
      <Notice kind="warning">{t(issue.isOwn ? 'second.own' : 'second.note')}</Notice>
      <DescriptionList
        items={[
          { name: t('second.issuedBy'), value: issue.issuedBy },
          { name: t('second.coupons'), value: formatCount(issue.coupons) },
          { name: t('second.worth'), value: formatAmount(issue.worth) },
        ]}
      />
    </Stack>
  )
}
