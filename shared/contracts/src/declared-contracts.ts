import * as z from 'zod/mini'
import { valueSchema } from './value-schema'

/** `name.v1`: the first number of its version is part of the name. */
export const slotName = z.string().check(z.regex(/^[a-z][a-z0-9-]*\.v\d+$/))
/** Owner first, past tense, such as `tours:tour-booked`. */
const eventName = z.string().check(z.regex(/^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/))
/** `1.2`: the first number changes when an older user could not be served, the second with every addition. */
const version = z.string().check(z.regex(/^\d+\.\d+$/))

const declaredSlot = z.object({
  version,
  props: valueSchema,
  /** Who sees it: every passenger where it is missing. */
  right: z.optional(z.enum(['member', 'staff'])),
  /** When it is shown; an unfulfilled condition leaves the place empty. */
  when: z.optional(
    z.object({
      /** Lowest member level. */
      level: z.optional(z.int()),
      /** Values of the prop `lineCode`. */
      lines: z.optional(z.readonly(z.array(z.string()))),
    }),
  ),
})
export type DeclaredSlot = z.infer<typeof declaredSlot>

const declaredEvent = z.object({ version, payload: valueSchema })

/** Slots that a remote fills and events that it sends, of its team's own: data, so that no shared package changes. */
export const declaredContracts = z.object({
  slots: z.optional(z.record(slotName, declaredSlot)),
  events: z.optional(z.record(eventName, declaredEvent)),
})
export type DeclaredContracts = z.infer<typeof declaredContracts>

/**
 * Whether a filler of this version serves a place that was opened with another: the first number is the same, the
 * second as large or larger. A filler without a declaration has the version of its name.
 */
export const providesVersion = (slot: string, provided: string | undefined, opened: string): boolean => {
  const [major, minor] = (provided ?? `${slot.slice(slot.lastIndexOf('.v') + 2)}.0`).split('.').map(Number)
  const [openedMajor, openedMinor] = opened.split('.').map(Number)
  return major === openedMajor && Number(minor) >= Number(openedMinor ?? 0)
}
