import { expect, it } from 'vitest';

import { usedStyles } from './used-styles.ts';

const HTML = '<div class="a b"><i class="c"></i></div>';

it.each([
  ['a rule of its classes', '.a{color:red}', '.a{color:red}'],
  ['a rule of other classes', '.z{color:red}', ''],
  ['a rule that needs another class too', '.a .z{color:red}', ''],
  ['one of several selectors', '.z,.a:hover{color:red}', '.z,.a:hover{color:red}'],
  ['a rule without classes: the page has it already', 'html{margin:0}', ''],
  ['inside a condition', '@media (min-width:900px){.c{top:0}.z{top:0}}', '@media (min-width:900px){.c{top:0}}'],
  ['a condition that nothing is left of', '@media print{.z{top:0}}', ''],
  [
    'a motion that a rule names',
    '@keyframes m{to{top:0}}@keyframes n{}.a{animation:m 1s}',
    '.a{animation:m 1s}@keyframes m{to{top:0}}',
  ],
  ['letters, which come later', '@font-face{font-family:X}', ''],
])('%s', (_name, css, used) => {
  expect(usedStyles(css, HTML)).toBe(used);
});
