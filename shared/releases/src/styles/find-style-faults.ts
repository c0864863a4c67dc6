import {
  type ComponentValue,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseListOfComponentValues,
  type SimpleBlockNode,
  sourceIndices,
  stringify,
} from '@csstools/css-parser-algorithms'
import {
  isTokenAtKeyword,
  isTokenColon,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenSemicolon,
  isTokenString,
  tokenize,
} from '@csstools/css-tokenizer'
import { isOwnSelector, splitAtCommas } from './is-own-selector'

/** Something in a style of a remote that reaches beyond the remote. */
export interface StyleFault {
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** The faulty text and its replacement: one or two sentences. */
  message: string
}

export interface StyleOwner {
  /** Whether a class belongs to the remote. */
  isOwnClass: (name: string) => boolean
  /** Whether an animation belongs to the remote: their names are known to the whole page. */
  isOwnAnimation: (name: string) => boolean
}

/**
 * Classes and animations of a remote, as its build names them: `mf-orders__a1b2row`. Other characters would mean that a
 * pattern of the bundler was not filled in, and that classes of two modules share one name.
 */
export const isNameOfRemote =
  (remote: string) =>
  (name: string): boolean =>
    name.startsWith(`${remote}__`) && /^[\w-]+$/.test(name)

interface Place {
  inLayer: boolean
  /** The rule lies inside a style rule. */
  isNested: boolean
}

/** The layers of a remote's rules: above the shell's, and among the shared widgets that it brings along. */
const LAYERS = ['remote', 'ui']

/** Rules around other rules. */
const GROUPS = new Set(['media', 'supports', 'container', 'starting-style'])

/** At-rules that affect the whole page whatever their selectors, with the alternative to use. */
const INSTEAD: Readonly<Record<string, string>> = {
  import: 'Import the style in the component that uses it.',
  'font-face': 'Use the fonts of the design tokens.',
  property: 'Give the property its value in a rule of a class.',
  page: 'Write what is printed otherwise in @media print.',
}

interface Rule {
  /** Component values before the block, or before the semicolon. */
  prelude: ComponentValue[]
  block: SimpleBlockNode | undefined
}

const isBlock = (value: ComponentValue): value is SimpleBlockNode =>
  isSimpleBlockNode(value) && isTokenOpenCurly(value.startToken)
const isSemicolon = (value: ComponentValue): boolean => isTokenNode(value) && isTokenSemicolon(value.value)
const withoutSpace = (values: readonly ComponentValue[]) => values.filter((value) => !isWhiteSpaceOrCommentNode(value))

/** Name of an at-rule in lower case; undefined for a style rule. */
const atKeyword = (prelude: readonly ComponentValue[]): string | undefined => {
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
const toRules = (values: readonly ComponentValue[], isStyle: boolean): Rule[] => {
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
const trim = (values: readonly ComponentValue[]): ComponentValue[] => {
  const isText = (value: ComponentValue) => !isWhiteSpaceOrCommentNode(value)
  return values.slice(values.findIndex(isText), values.findLastIndex(isText) + 1)
}

const LONGEST = 80

const toText = (values: readonly ComponentValue[]): string => {
  const text = stringify([trim(values)]).replace(/\s+/g, ' ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/**
 * Everything in a style of a remote that could change what other remotes or the shell show: each rule must be in the
 * layer `remote` (or `ui`, for shared widgets), match only elements with a class of the remote or inside of one, and
 * give no page-wide names. Text that cannot be parsed counts as a fault, because a browser may read it differently.
 */
export const findStyleFaults = (css: string, owner: StyleOwner): StyleFault[] => {
  const faults: StyleFault[] = []
  const report = (offset: number, message: string) => {
    const before = css.slice(0, Math.max(0, offset)).split('\n')
    faults.push({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message })
  }
  const reportAt = (values: ComponentValue[], message: string) => report(sourceIndices(trim(values))[0], message)

  const readKeyframes = ({ prelude }: Rule) => {
    const name = withoutSpace(prelude)[1]
    const token = name && isTokenNode(name) ? name.value : undefined
    if (token && (isTokenIdent(token) || isTokenString(token)) && owner.isOwnAnimation(token[4].value)) return
    reportAt(
      prelude,
      `${toText(prelude)} replaces an animation of the same name in the whole page. Write it in a *.module.css file, which gives it a name of its own.`,
    )
  }

  /** Names of an `@layer`, first parts only: `remote.list` is in `remote`. */
  const hasOwnLayers = ({ prelude }: Rule): boolean =>
    splitAtCommas(withoutSpace(prelude).slice(1)).every(([first]) => {
      const token = first && isTokenNode(first) ? first.value : undefined
      return token !== undefined && isTokenIdent(token) && LAYERS.includes(token[4].value)
    })

  const readRules = (values: readonly ComponentValue[], place: Place) => {
    for (const rule of toRules(values, place.isNested)) {
      if (atKeyword(rule.prelude) === undefined) readStyleRule(rule, place)
      else readAtRule(rule, place)
    }
  }

  const readAtRule = (rule: Rule, place: Place) => {
    const { prelude, block } = rule
    const keyword = atKeyword(prelude) ?? ''
    if (keyword === 'layer') {
      if (!place.inLayer && !hasOwnLayers(rule))
        reportAt(prelude, `${toText(prelude)} is no layer of a remote. Write @layer remote { … } around the rules.`)
      if (block) readRules(block.value, { ...place, inLayer: true })
    } else if (GROUPS.has(keyword)) {
      if (block) readRules(block.value, place)
    } else if (/^(-webkit-)?keyframes$/.test(keyword)) readKeyframes(rule)
    else reportAt(prelude, `${toText(prelude)} holds for the whole page. ${INSTEAD[keyword] ?? 'Do without it.'}`)
  }

  const readStyleRule = ({ prelude, block }: Rule, place: Place) => {
    if (!block || prelude.some(isSemicolon) || withoutSpace(prelude).length === 0) {
      const values = block ? [...prelude, block] : prelude
      reportAt(values, 'This is no rule, and browsers may read it differently. Remove it.')
      return
    }
    if (!place.inLayer)
      reportAt(
        prelude,
        `${toText(prelude)} is in no layer, so it wins over the layers of the whole page. Write @layer remote { … } around it.`,
      )
    for (const selector of splitAtCommas(prelude)) {
      if (isOwnSelector(selector, { isOwnClass: owner.isOwnClass, isNested: place.isNested })) continue
      const text = toText(selector)
      reportAt(
        selector,
        `${text} matches elements of other remotes and of the shell. Begin with a class of this remote that stands around them, such as .name ${text}.`,
      )
    }
    readRules(block.value, { ...place, isNested: true })
  }

  const onParseError = ({ message, sourceStart }: { message: string; sourceStart: number }) =>
    report(sourceStart, `This cannot be read (${message}), and browsers may read it differently. Remove it.`)
  const values = parseListOfComponentValues(tokenize({ css }, { onParseError }), { onParseError })
  readRules(values, { inLayer: false, isNested: false })
  return faults
}
