import { getI18n } from 'react-i18next'
import './development-page'

/** Replaces texts in the shell's engine and renders the screen again. */
window.development?.texts((language, namespace, texts) => {
  const engine = getI18n()
  if (engine?.hasResourceBundle(language, namespace)) engine.addResourceBundle(language, namespace, texts, true, true)
})
