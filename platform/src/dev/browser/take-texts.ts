import { getI18n } from 'react-i18next'
import './development-page'

if (window.development)
  window.development.takeTexts = (language, namespace, texts) => {
    const engine = getI18n()
    if (engine?.hasResourceBundle(language, namespace)) engine.addResourceBundle(language, namespace, texts, true, true)
  }
