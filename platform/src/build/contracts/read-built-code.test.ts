import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuiltCode } from './read-built-code'

const read = (files: Readonly<Record<string, string>>) => {
  const dist = mkdtempSync(join(tmpdir(), 'built-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  const code = readBuiltCode(dist)
  rmSync(dist, { recursive: true })
  return code
}

it('finds events that are sent and heard, as a minifier writes them', () => {
  const { emitted, heard } = read({
    'a.js': '(0,h.emit)("orders:order-paid",{});let s=[(0,h.on)("orders:order-placed",f)]',
  })
  expect([[...emitted], [...heard]]).toEqual([['orders:order-paid'], ['orders:order-placed']])
})

it('finds the props of each place of a slot, and none where they cannot be read', () => {
  const { slots } = read({
    'a.js':
      'j(S,{name:"viewer.v1",props:{orderNo:n}});j(S,{name:"viewer.v1",props:{size:1}});j(S,{name:"panel.v1",props:p})',
  })
  expect([...(slots.get('viewer.v1') ?? [])]).toEqual(['orderNo', 'size'])
  expect([slots.has('panel.v1'), slots.get('panel.v1')]).toEqual([true, undefined])
})

it('finds the highest version in which places open a slot', () => {
  const { slotVersions } = read({
    'a.js':
      'j(S,{name:"badge.v1",version:"1.9",props:{}});j(S,{name:"badge.v1",version:"1.10",props:{}});j(S,{name:"panel.v1",props:{}})',
  })
  expect([...slotVersions]).toEqual([['badge.v1', '1.10']])
})

it('finds tokens that are declared, and read without a fallback', () => {
  const { declaredTokens, readTokens } = read({
    'a.css': '.a{--own:1px;color:var(--color-text);margin:var(--none,0)}',
    'b.js': 'j(D,{style:{"--rows":2}})',
  })
  expect([[...declaredTokens], [...readTokens]]).toEqual([['--own', '--rows'], [['--color-text', 'a.css']]])
})

it.each(['eval("1")', '(0,eval)("1")', 'window.eval("1")', 'new Function("return 1")', 'setTimeout("go()",1)'])(
  'finds the code from text in %s',
  (script) => expect([...read({ 'a.js': script }).evaluating]).toEqual(['a.js']),
)

it.each(['one.eval("1")', '"eval(1)"', 'f instanceof Function', 'setTimeout(()=>go(),1)', 'Function("return this")()'])(
  'finds no code from text in %s',
  (script) => expect(read({ 'a.js': script }).evaluating.size).toBe(0),
)
