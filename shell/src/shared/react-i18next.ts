/** The part of react-i18next that shell and remotes may use. */
export { initReactI18next, useTranslation } from 'react-i18next'
