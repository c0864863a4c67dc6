import { useTranslation } from 'react-i18next'

/**
 * Every key of a tree of texts, as `group.element`. A plural text is stored as `element_other` and used as `element`.
 */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Counted}_other`
      ? Counted
      : Key
    : `${Key}.${TextKey<Tree[Key]>}`
}[keyof Tree & string]

/** The shape every other language must have: the same keys; a plural text may have a singular form (`element_one`). */
export type SameShape<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameShape<Tree[Key]>
} & {
  readonly [Key in keyof Tree as Key extends `${infer Counted}_other` ? `${Counted}_one` : never]?: string
}

export type Translate<Tree> = (key: TextKey<Tree>, inserts?: Readonly<Record<string, string | number>>) => string

/** A typed `useTranslation` for one namespace: `const useTexts = createUseTexts<typeof texts>('mf-purchase')`. */
export const createUseTexts =
  <Tree>(namespace: string) =>
  (): Translate<Tree> => {
    const { t } = useTranslation(namespace)
    return (key, inserts) => t(key as string, inserts as Record<string, unknown>) as string
  }
