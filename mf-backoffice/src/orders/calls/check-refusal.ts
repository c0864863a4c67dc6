import { isApiError } from '@shuttle/contracts'
import { refusedTicket } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'

/** Why a ticket is not good, as far as the refusal has it. */
export interface CheckRefusal extends z.output<typeof refusedTicket> {
  code: string
}

/** Undefined for a fault. */
export const readCheckRefusal = (error: unknown): CheckRefusal | undefined =>
  isApiError(error) && error.kind === 'refused'
    ? { code: error.code, ...refusedTicket.safeParse(error.data ?? {}).data }
    : undefined
