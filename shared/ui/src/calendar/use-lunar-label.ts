import type { LanguageChoice } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import type { CalendarPage } from './calendar-page'
import type { CivilDate } from './civil-days'
import type { LunarLabel } from './lunar-label'
import type { LunarLabels } from './lunar-labels'

let loaded: LunarLabels | undefined

/**
 * The label of a day in Chinese, undefined in English. The years on screen are loaded after the days are rendered; if
 * that fails, days have no labels, and the shell reports the unhandled rejection.
 */
export const useLunarLabel = (
  language: LanguageChoice,
  { first, last }: CalendarPage,
): ((date: CivilDate) => LunarLabel | undefined) => {
  const [labels, setLabels] = useState(loaded)
  useEffect(() => {
    if (language === 'en') return
    void import(/* webpackChunkName: "lunar" */ './lunar-labels')
      .then(({ load }) => load(first, last))
      .then((answer) => {
        loaded = answer
        setLabels(answer)
      })
  }, [language, first, last])
  return (date) => (language === 'en' ? undefined : labels?.find(date, language))
}
