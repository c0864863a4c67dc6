/** What shell and remotes may use of react-i18next. */
export { initReactI18next, useTranslation } from 'react-i18next'
