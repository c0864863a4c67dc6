import { useBookingTexts } from '@shuttle/booking'
import { isAirportLine } from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import { useGuideTexts } from '../i18n/use-guide-texts'
import { GuideList } from './guide-list'

/** What happens to a ticket whose passenger is late, by kind of ticket (the purchase terms, section 2). */
export const LateCard = ({ lineCode }: { lineCode: string | undefined }) => {
  const t = useGuideTexts()
  const bookingT = useBookingTexts()
  const isAirport = lineCode !== undefined && isAirportLine(lineCode)
  const dayAndNight = { title: t('late.dayAndNight'), detail: t('late.dayAndNightHint'), icon: 'ticket' } as const
  return (
    <Card title={t('late.title')}>
      <GuideList
        rows={[
          ...(isAirport ? [] : [dayAndNight]),
          { title: bookingT('fareType.reserved'), detail: t('late.reservedHint'), icon: 'clock' },
          { title: t('late.cancelled'), detail: t('late.cancelledHint'), icon: 'refund' },
        ]}
      />
    </Card>
  )
}
