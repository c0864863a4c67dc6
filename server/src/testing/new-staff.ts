import { STAFF_LEVEL } from '@shuttle/domain'
import type { StaffPosition } from '@shuttle/domain/staff'
import type { StaffCallDefinition } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../runtime/context'
import { newMember } from './new-member'

interface Caller {
  call: (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>
}

/** Adds `send`: it takes and returns a call in the names of the domain, where `call` sends JSON as it is. */
export const withSend = <Member extends Caller>(member: Member) => ({
  ...member,
  /** `data` is undefined where the call was refused; `fields` are those of a refusal. */
  send: async <Call extends StaffCallDefinition>(
    call: Call,
    body: z.output<Call['request']>,
    headers?: Record<string, string>,
  ) => {
    const answer = await member.call(call.path, z.encode(call.request, body) as object, headers)
    const { code, responseData } = answer as { code: string; responseData: { fields?: string[] } | undefined }
    const data = code === 'SUCCESS' ? z.decode(call.data, responseData) : undefined
    return { code, fields: responseData?.fields, data: data as z.output<Call['data']> }
  },
})

/** A new account of level 9 in a position of the back office, signed in. */
export const newStaff = async (app: FastifyInstance, context: AppContext, position: StaffPosition) => {
  const member = await newMember(app, context, STAFF_LEVEL)
  if (position !== 'none') {
    const row = { account_id: member.accountId, role: position, granted_at: context.clock.now(), granted_by: '' }
    await context.db.insertInto('staff_roles').values(row).execute()
  }
  return withSend(member)
}
export type TestStaff = Awaited<ReturnType<typeof newStaff>>
