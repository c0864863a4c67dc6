import {
  type ComponentValue,
  isFunctionNode,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
} from '@csstools/css-parser-algorithms'
import { isTokenColon, isTokenComma, isTokenDelim, isTokenIdent } from '@csstools/css-tokenizer'

/** Pseudo-classes whose arguments select the element itself; `:local` belongs to CSS modules. */
const MATCHES_ARGUMENTS = new Set(['is', 'where', 'local'])
const COMBINATORS = ['>', '+', '~']

export interface SelectorContext {
  /** Whether a class belongs to the remote. */
  isOwnClass: (name: string) => boolean
  /** The rule is nested in one whose selectors are the remote's own, so that `&` is one of its elements. */
  isNested: boolean
}

interface Compound {
  /** Combinator before it: a descendant (' '), '>', '+' or '~'; '' for the first. */
  combinator: string
  values: ComponentValue[]
}

const isDelim = (value: ComponentValue | undefined, sign: string): boolean =>
  value !== undefined && isTokenNode(value) && isTokenDelim(value.value) && value.value[4].value === sign

/** The lists between commas outside of parentheses. */
export const splitAtCommas = (values: readonly ComponentValue[]): ComponentValue[][] => {
  const lists: ComponentValue[][] = [[]]
  for (const value of values)
    if (isTokenNode(value) && isTokenComma(value.value)) lists.push([])
    else lists.at(-1)?.push(value)
  return lists
}

const toCompounds = (selector: readonly ComponentValue[]): Compound[] => {
  const compounds: Compound[] = []
  let combinator = ''
  let isOpen = false
  for (const value of selector) {
    const sign = COMBINATORS.find((one) => isDelim(value, one))
    const isSpace = isWhiteSpaceOrCommentNode(value)
    if (sign) combinator = sign
    else if (isSpace && compounds.length > 0) combinator ||= ' '
    if (sign || isSpace) {
      isOpen = false
    } else if (isOpen) {
      compounds.at(-1)?.values.push(value)
    } else {
      compounds.push({ combinator, values: [value] })
      combinator = ''
      isOpen = true
    }
  }
  return compounds
}

const hasNestingSelector = (values: readonly ComponentValue[]): boolean =>
  values.some(
    (value) =>
      isDelim(value, '&') || ((isFunctionNode(value) || isSimpleBlockNode(value)) && hasNestingSelector(value.value)),
  )

/** Whether a compound names the remote's own element; excluded or contained ones (`:not`, `:has`) do not count. */
const isOwnCompound = (values: readonly ComponentValue[], context: SelectorContext): boolean =>
  values.some((value, at) => {
    const before = values[at - 1]
    if (isDelim(value, '&')) return context.isNested
    if (isTokenNode(value))
      return isTokenIdent(value.value) && isDelim(before, '.') && context.isOwnClass(value.value[4].value)
    const isPseudoClass = before !== undefined && isTokenNode(before) && isTokenColon(before.value)
    return (
      isFunctionNode(value) &&
      isPseudoClass &&
      MATCHES_ARGUMENTS.has(value.getName().toLowerCase()) &&
      splitAtCommas(value.value).every((alternative) => isContained(toCompounds(alternative), context))
    )
  })

/** Whether one of the compounds is the remote's own, and the matched element is it or lies inside of it. */
const isContained = (compounds: readonly Compound[], context: SelectorContext): boolean =>
  compounds.some(({ values }, at) => {
    const next = compounds[at + 1]
    return isOwnCompound(values, context) && (!next || [' ', '>'].includes(next.combinator))
  })

/**
 * Whether everything that one selector can match is an element with a class of the remote, or lies inside of one:
 * `.own`, `.own a`, `.own > a + a` and `html:has(.own) .own`, but neither `a` nor `.own + a` nor `:has(.own)`.
 */
export const isOwnSelector = (selector: readonly ComponentValue[], context: SelectorContext): boolean => {
  const compounds = toCompounds(selector)
  const [first] = compounds
  // Without `&`, a nested selector matches descendants, unless it begins with a sibling combinator.
  const isImplied = context.isNested && first && !hasNestingSelector(selector)
  return (isImplied && ['', '>'].includes(first.combinator)) || isContained(compounds, context)
}
