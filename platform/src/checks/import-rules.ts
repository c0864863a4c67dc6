import type { IForbiddenRuleType } from 'dependency-cruiser'
import { APPS } from './import-rules/apps'
import { EVERYWHERE } from './import-rules/everywhere'
import { INSIDE_A_REMOTE } from './import-rules/inside-a-remote'
import { INSIDE_THE_SERVICE } from './import-rules/inside-the-service'
import { SHARED_PACKAGES } from './import-rules/shared-packages'

/** The import rules: each has a name, a reason, and a seeded violation in its test. */
export const IMPORT_RULES: readonly IForbiddenRuleType[] = [
  ...SHARED_PACKAGES,
  ...APPS,
  ...INSIDE_A_REMOTE,
  ...INSIDE_THE_SERVICE,
  ...EVERYWHERE,
]
