import { setLanguage, useLanguage } from '@shuttle/host'
import { LanguageSwitch } from '@shuttle/ui'
import { showFailure } from '../../api/show-failure'
import { useTexts } from '../../i18n/use-texts'

export const ChooseLanguage = () => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <LanguageSwitch
      kind="header"
      label={t('home.language')}
      value={language}
      onChange={(wanted) => {
        setLanguage(wanted).catch((error: unknown) => showFailure(error, language))
      }}
    />
  )
}
