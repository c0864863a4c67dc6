import { useLinesTexts } from '../texts/use-lines-texts'
import { LineSettings } from './line-settings'
import { PeakDays } from './peak-days'
import { useOpenLine } from './use-open-line'

/** Settings and peak days of the open line; an instruction without one. */
export const OpenedLine = () => {
  const t = useLinesTexts()
  const opened = useOpenLine()
  if (!opened) return <p>{t('lines.choose')}</p>
  return (
    <>
      <LineSettings key={opened.line.lineCode} line={opened.line} />
      <PeakDays key={`peak ${opened.line.lineCode}`} line={opened.line} />
    </>
  )
}
