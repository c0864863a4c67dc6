import type { LanguageCode } from '@shuttle/contracts'
import { createLazyTexts } from './create-lazy-texts'
import type { Translate } from './create-use-texts'
import type { InLanguages } from './translate'

/**
 * Makes the hooks of the lazy parts of one remote: `createPartTexts<typeof texts>('mf-orders')`, then one line for each
 * part, with its name and its three languages. The hooks also find the texts of the remote's page.
 */
export const createPartTexts =
  <Page>(remote: string) =>
  <Tree>(part: string, texts: InLanguages<Tree>): ((language?: LanguageCode) => Translate<Tree & Page>) =>
    createLazyTexts<Tree, Page>(`${remote}/${part}`, texts, remote)
