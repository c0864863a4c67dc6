import { createLazyTexts } from '@shuttle/i18n'

/** Texts of the travel documents of airport passengers. */
export const useDocumentTexts = createLazyTexts('booking/documents', {
  'zh-hk': {
    document: {
      passport: '護照 {{number}}',
      homeReturnPermit: '回鄉證 {{number}}',
      exitEntryPermit: '港澳通行證 {{number}}',
      taiwanPermit: '台胞證 {{number}}',
      identityCard: '身份證 {{number}}',
    },
  },
  'zh-cn': {
    document: {
      passport: '护照 {{number}}',
      homeReturnPermit: '回乡证 {{number}}',
      exitEntryPermit: '港澳通行证 {{number}}',
      taiwanPermit: '台胞证 {{number}}',
      identityCard: '身份证 {{number}}',
    },
  },
  en: {
    document: {
      passport: 'Passport {{number}}',
      homeReturnPermit: 'Home Return Permit {{number}}',
      exitEntryPermit: 'Exit-Entry Permit {{number}}',
      taiwanPermit: 'Taiwan Compatriot Permit {{number}}',
      identityCard: 'Identity card {{number}}',
    },
  },
})
