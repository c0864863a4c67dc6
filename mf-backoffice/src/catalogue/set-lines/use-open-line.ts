import { useSearchState } from '../../kit/use-search-state'
import { LINES_ADDRESS } from '../domain/lines-address'
import { useLineSettings } from '../state/use-line-settings'

/** The line of the URL with today's date; undefined without one. */
export const useOpenLine = () => {
  const lineCode = useSearchState(LINES_ADDRESS).values.line
  const { today, lines } = useLineSettings().data ?? { today: '', lines: [] }
  const line = lines.find((one) => one.lineCode === lineCode)
  return line && { line, today }
}
