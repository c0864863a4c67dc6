import { ApiError } from '@shuttle/contracts'
import type { StaffAction } from '@shuttle/domain/staff'
import type { StaffCallDefinition } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import { type CallOptions, sendCall } from '../send-call'

/** A call whose `access` is an action of the table of staff permissions. */
export type StaffCall = StaffCallDefinition & { access: StaffAction }

/** What the caller passes, in the names and types of the domain. */
export type StaffBody<Call extends StaffCall> = z.output<Call['request']>
/** What the caller gets, in the names and types of the domain. */
export type StaffData<Call extends StaffCall> = z.output<Call['data']>

/** Spells a body as JSON. Throws as the service would: BAD_REQUEST with the fields that break the schema. */
const spell = (schema: z.ZodMiniType, body: unknown): unknown => {
  const { data, error } = z.safeEncode(schema, body)
  if (!error) return data
  const fields = error.issues.map(({ path }) => path.join('.'))
  throw new ApiError({ kind: 'refused', code: 'BAD_REQUEST', data: { fields }, cause: error })
}

/** Sends one call of the back office and returns the data of its answer. Throws as `sendCall` does. */
export const callStaff = async <Call extends StaffCall>(
  call: Call,
  body: StaffBody<Call>,
  options: Pick<CallOptions, 'signal' | 'idempotencyKey' | 'timeoutMs'> = {},
): Promise<StaffData<Call>> => {
  const answer = await sendCall<StaffCall>(call, spell(call.request, body), { ...options, forMember: true })
  return (answer as { responseData: StaffData<Call> }).responseData
}
