import * as z from 'zod/mini'

interface SettingText {
  /** What it sets, in Markdown. */
  about: string
  /** What applies without it, in Markdown, where the schema has no default. */
  unset?: string
}

/** The text of each setting by its schema, for the tables of docs/operate/settings.md. */
export const settingTexts = z.registry<SettingText>()

/** A copy of the schema with a text of its own: settings of one kind share the schema. */
export const setting = <Schema extends z.ZodMiniType>(schema: Schema, text: SettingText): Schema => {
  const copy = schema.clone()
  const described: z.ZodMiniType = copy
  settingTexts.add(described, text)
  return copy
}
