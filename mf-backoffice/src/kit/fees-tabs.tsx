import { SegmentedControl } from '@shuttle/ui'
import { useNavigate } from 'react-router-dom'
import { FEES } from '../paths'
import { useMay } from './state/use-staff-index'
import { useFeesTexts } from './texts/use-fees-texts'

const TABS = ['versions', 'calculator', 'pauses', 'disruption'] as const
type FeesTab = (typeof TABS)[number]

/** The parts of the refund policy, each with its own URL. */
export const FeesTabs = ({ current }: { current: FeesTab }) => {
  const t = useFeesTexts()
  const navigate = useNavigate()
  const mayReadDisruptions = useMay('disruption.read')
  const tabs = TABS.filter((tab) => tab !== 'disruption' || mayReadDisruptions)
  return (
    <SegmentedControl
      label={t('nav.fees')}
      value={current}
      onChange={(tab) => void navigate(tab === 'versions' ? FEES : `${FEES}?tab=${tab}`)}
      options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
    />
  )
}
