import { getI18n } from 'react-i18next'
import './development-page'

/** The shell's engine takes new texts over old ones; what is on the screen is drawn anew. */
window.development?.texts((language, namespace, texts) => {
  const engine = getI18n()
  if (engine?.hasResourceBundle(language, namespace)) engine.addResourceBundle(language, namespace, texts, true, true)
})
