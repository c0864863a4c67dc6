/** All of react-i18next that anybody in the page may use. */
export { initReactI18next, useTranslation } from 'react-i18next'
