import {
  type ComponentValue,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  type SimpleBlockNode,
} from '@csstools/css-parser-algorithms'
import {
  isTokenAtKeyword,
  isTokenColon,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenSemicolon,
} from '@csstools/css-tokenizer'

export interface Rule {
  /** Component values before the block, or before the semicolon. */
  prelude: ComponentValue[]
  block: SimpleBlockNode | undefined
}

const isBlock = (value: ComponentValue): value is SimpleBlockNode =>
  isSimpleBlockNode(value) && isTokenOpenCurly(value.startToken)
export const isSemicolon = (value: ComponentValue): boolean => isTokenNode(value) && isTokenSemicolon(value.value)
export const withoutSpace = (values: readonly ComponentValue[]) =>
  values.filter((value) => !isWhiteSpaceOrCommentNode(value))

/** Name of an at-rule in lower case; undefined for a style rule. */
export const atKeyword = (prelude: readonly ComponentValue[]): string | undefined => {
  const [first] = withoutSpace(prelude)
  return first && isTokenNode(first) && isTokenAtKeyword(first.value) ? first.value[4].value.toLowerCase() : undefined
}

/** `--name: ...`, whose value may be a block. */
const isCustomProperty = (prelude: readonly ComponentValue[]): boolean => {
  const [name, colon] = withoutSpace(prelude)
  if (!name || !colon || !isTokenNode(name) || !isTokenNode(colon)) return false
  return isTokenIdent(name.value) && name.value[4].value.startsWith('--') && isTokenColon(colon.value)
}

/** The rules of a list. Inside a style rule (`isStyle`) only the nested rules: declarations are left out. */
export const toRules = (values: readonly ComponentValue[], isStyle: boolean): Rule[] => {
  const rules: Rule[] = []
  let prelude: ComponentValue[] = []
  for (const value of values) {
    if (isBlock(value) && !(isStyle && isCustomProperty(prelude))) {
      rules.push({ prelude, block: value })
      prelude = []
    } else if (isSemicolon(value) && (isStyle || atKeyword(prelude) !== undefined)) {
      if (atKeyword(prelude) !== undefined) rules.push({ prelude, block: undefined })
      prelude = []
    } else prelude.push(value)
  }
  if (withoutSpace(prelude).length > 0 && !isStyle) rules.push({ prelude, block: undefined })
  return rules
}

/** Without space and comments at both ends. */
export const trim = (values: readonly ComponentValue[]): ComponentValue[] => {
  const isText = (value: ComponentValue) => !isWhiteSpaceOrCommentNode(value)
  return values.slice(values.findIndex(isText), values.findLastIndex(isText) + 1)
}
