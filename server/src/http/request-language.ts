import type { LanguageCode } from '@shuttle/contracts'
import { languageFromBrowser } from '@shuttle/domain'
import type { FastifyRequest } from 'fastify'

/** Language of the messages of an answer: the first of `Accept-Language`. */
export const requestLanguage = (request: FastifyRequest): LanguageCode =>
  languageFromBrowser(request.headers['accept-language']?.split(',')[0]?.split(';')[0]?.trim())
