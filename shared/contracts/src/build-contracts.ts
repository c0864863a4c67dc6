import * as z from 'zod/mini'
import { valueSchema } from './value-schema'

const exchange = z.object({
  /** Source file, for the advice of a refusal. */
  file: z.string(),
  /** Of a slot's props or of an event's detail. */
  schema: valueSchema,
})
const files = z.record(z.string(), z.string())

/** What a build gives to others and takes from them, beside names of shared libraries; read from the built code. */
export const buildContracts = z.object({
  provides: z.object({
    /** Slot -> the props that its filler accepts. */
    slots: z.record(z.string(), exchange),
    /** Event -> the detail that it sends. */
    events: z.record(z.string(), exchange),
    /** Custom properties of its style sheets. */
    tokens: z.array(z.string()),
    /** Texts by namespace or file: all keys, and by language those that it lacks. */
    texts: z.record(
      z.string(),
      z.object({ keys: z.array(z.string()), missing: z.record(z.string(), z.array(z.string())) }),
    ),
    /** Path -> bytes of all scripts and styles of that page, before compression. */
    pageBytes: z.record(z.string(), z.int()),
  }),
  uses: z.object({
    /** Slot -> the props that it gives, and the version that its places open. */
    slots: z.record(z.string(), z.extend(exchange, { version: z.optional(z.string()) })),
    /** Event -> the detail that it expects. */
    events: z.record(z.string(), exchange),
    /** Custom property that is read without a fallback -> file. */
    tokens: files,
    /** Path that is linked to -> file. */
    links: files,
    /** Call of the service -> the fields that are sent; `isOpen`: it may send more. */
    calls: z.record(
      z.string(),
      z.object({ file: z.string(), fields: z.array(z.string()), isOpen: z.optional(z.boolean()) }),
    ),
    /** Files that turn text into code, which no page of the site may do. */
    evaluates: z.array(z.string()),
  }),
})
export type BuildContracts = z.infer<typeof buildContracts>
