import * as z from 'zod/mini'
import { ProviderFault } from '../provider-fault'

/** `{ error: { cause, explanation, field }, result: 'ERROR' }` */
const errorAnswer = z.looseObject({
  result: z.literal('ERROR'),
  error: z.looseObject({
    cause: z.optional(z.string()),
    explanation: z.optional(z.string()),
    field: z.optional(z.string()),
  }),
})

/** Causes after which the same request may succeed later. */
const TRANSIENT = ['SERVER_BUSY', 'SERVER_FAILED']

/** The fault an answer stands for, or undefined when it is no error. */
export const toGatewayFault = (status: number, answer: unknown): ProviderFault | undefined => {
  const read = z.safeParse(errorAnswer, answer)
  if (read.success) {
    const { cause = 'no cause', explanation = '', field } = read.data.error
    const kind = TRANSIENT.includes(cause) ? 'unreachable' : 'refused'
    return new ProviderFault(kind, `gateway says ${status} ${cause}: ${explanation}`, { field })
  }
  if (status >= 500 || status === 429) return new ProviderFault('unreachable', `gateway says ${status}`)
  if (status >= 400) return new ProviderFault('refused', `gateway says ${status}`)
  return undefined
}
