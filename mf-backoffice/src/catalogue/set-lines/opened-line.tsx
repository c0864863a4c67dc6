import { useLinesTexts } from '../texts/use-lines-texts'
import { PeakDayTable } from './peak-day-table'
import { SettingsPlan } from './settings-plan'
import { useOpenLine } from './use-open-line'

/** Settings and peak days of the open line; an instruction without one. */
export const OpenedLine = () => {
  const t = useLinesTexts()
  const opened = useOpenLine()
  if (!opened) return <p>{t('lines.choose')}</p>
  return (
    <>
      <SettingsPlan key={opened.line.lineCode} line={opened.line} />
      <PeakDayTable key={`peak ${opened.line.lineCode}`} line={opened.line} />
    </>
  )
}
