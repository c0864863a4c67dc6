import type { StaffCallDefinition } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { StaffStage } from './staff-stage'

/** A call that succeeds: who makes it, and its body as JSON. */
export interface StaffBody {
  path: string
  by: keyof StaffStage['people']
  body: (stage: StaffStage) => Promise<object>
}

/** The body of a call, from the state of the stage at that moment; by the supervisor unless another one is named. */
export const bodyOf = <Call extends StaffCallDefinition>(
  call: Call,
  body: (stage: StaffStage) => z.output<Call['request']> | Promise<z.output<Call['request']>>,
  by: StaffBody['by'] = 'supervisor',
): StaffBody => ({
  path: call.path,
  by,
  body: async (stage) => z.encode(call.request, await body(stage)) as object,
})
