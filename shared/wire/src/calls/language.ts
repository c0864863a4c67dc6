import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** The languages of the site, each named in itself. */
export const getLanguageCall = defineCall({
  path: 'language/getLanguage',
  access: 'language.read',
  idempotent: true,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.array(z.looseObject({ code: z.string(), name: z.string() })) }),
})

/** One of the service's own texts in the language of the request; an unknown text is returned unchanged. */
export const translateTextCall = defineCall({
  path: 'language/translateText',
  access: 'text.translate',
  idempotent: true,
  success: 'code',
  request: z.looseObject({
    text: z.string().check(z.maxLength(2000)),
    /** zh-cn, zh-hk or en; empty where it is unknown. */
    sourceLang: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ responseData: z.looseObject({ text: z.string(), translated: z.boolean() }) }),
})
