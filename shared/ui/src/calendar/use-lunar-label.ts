import type { LanguageChoice } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import type { CivilDate } from './civil-days'
import type { LunarLabel, LunarScript } from './lunar-label'

type Labels = typeof import('./lunar-label')

let loaded: Labels | undefined

const load = async (): Promise<Labels> => {
  loaded ??= await import(/* webpackChunkName: "lunar-label" */ './lunar-label')
  return loaded
}

/**
 * The label of a day in Chinese, undefined in English. The table of all years is loaded after the days are drawn; a table that
 * cannot be loaded leaves days without labels, and the unhandled rejection is reported by the shell.
 */
export const useLunarLabel = (language: LanguageChoice): ((date: CivilDate) => LunarLabel | undefined) => {
  const [labels, setLabels] = useState(() => loaded)
  const script: LunarScript | undefined = language === 'en' ? undefined : language
  useEffect(() => {
    if (script && !labels) void load().then(setLabels)
  }, [script, labels])
  return (date) => (script ? labels?.lunarLabel(date, script) : undefined)
}
