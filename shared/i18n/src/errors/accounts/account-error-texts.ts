import type { ACCOUNT_ERROR_CODES } from '@shuttle/contracts'

export type AccountErrorTexts = Readonly<Record<(typeof ACCOUNT_ERROR_CODES)[number], string>>
