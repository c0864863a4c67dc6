import { getLanguage, translateText as translate } from '@shuttle/wire'
import { ask } from '../ask'

/** The languages of the site, each named in itself. Throws `ApiError`. */
export const fetchLanguages = async (): Promise<{ code: string; name: string }[]> =>
  (await ask(getLanguage, {})).responseData.map(({ code, name }) => ({ code, name }))

/** One of the service's own texts in the reader's language; one it does not know comes back as it is. Throws `ApiError`. */
export const translateText = async (text: string, sourceLang = ''): Promise<string> =>
  (await ask(translate, { text, sourceLang })).responseData.text
