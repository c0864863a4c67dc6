import { reportFault, setLanguage, showAnomaly, useLanguage } from '@shuttle/host'
import { LanguageSwitch } from '@shuttle/ui'
import { useHomeTexts } from '../../i18n/use-home-texts'

export const ChooseLanguage = () => {
  const t = useHomeTexts()
  const language = useLanguage()
  return (
    <LanguageSwitch
      kind="header"
      label={t('home.language')}
      value={language}
      onChange={(wanted) => {
        // Only a failed load of texts ends here, no refusal: home does not load the texts of all refusals.
        setLanguage(wanted).catch((error: unknown) => {
          reportFault(error, 'mf-purchase: language')
          showAnomaly(error)
        })
      }}
    />
  )
}
