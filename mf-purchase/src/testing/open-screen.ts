import { type PageOptions, renderPage } from '@shuttle/testing'
import { texts } from '../i18n/en'

/** A screen of this remote at an address, in English; its links lead to blank pages. */
export const openScreen = (options: Omit<PageOptions, 'texts'>) =>
  renderPage({ ...options, texts: { 'mf-purchase': texts } })
