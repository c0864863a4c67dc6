import { useLineNames } from '@shuttle/queries'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'

/** Names the line of a pause, or all lines. */
export const usePausedLine = (every: 'every' | 'everyInText' = 'every'): ((lineCode: string | undefined) => string) => {
  const t = useFeesTexts()
  const lines = useLineNames().data ?? []
  return (lineCode) =>
    !lineCode ? t(`pauses.${every}`) : (lines.find((line) => line.lineCode === lineCode)?.lineName ?? lineCode)
}
