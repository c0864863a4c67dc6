import * as z from 'zod/mini'

/** A public key that an operator admits for an app, signed so that each process can check it by its own key file. */
export const admission = z.object({
  app: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** Base64 of its DER (SPKI). */
  key: z.string().check(z.maxLength(200)),
  /** Of an operator, over {@link admissionText}; base64. */
  signature: z.string().check(z.maxLength(200)),
})
export type Admission = z.infer<typeof admission>

/** The signed text of an admission. */
export const admissionText = ({ app, key }: Pick<Admission, 'app' | 'key'>): Buffer =>
  Buffer.from(['admit', app, key].join('\n'))
