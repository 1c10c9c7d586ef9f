import { expect, it } from 'vitest';

import type { FrameRow } from '../src/frames/frame-row.ts';
import { checkedFrames, checkRows, withoutStyleAttributes } from './frames.ts';

const PIECES = [{ name: 'cards', html: '', from: 0, profiles: null }];
const ROW: FrameRow = { path: '/home', frame: 'cards', title: 'Home' };

it('style attributes become classes, the same one once', () => {
  const html = '<i class="a" style="top:1px"></i><b style="top:1px"></b><u style="top:2px"></u>';
  expect(withoutStyleAttributes(html)).toEqual({
    html: '<i class="quadro-0 a"></i><b class="quadro-0"></b><u class="quadro-1"></u>',
    css: '.quadro-0{top:1px}.quadro-1{top:2px}',
  });
});

it('a frame that the policy lets through and that has the styles of the app goes into the page', () => {
  expect(checkedFrames('<a class="b">Home</a>', '.b{color:blue}')).toBe('<a class="b">Home</a>');
});

it.each([
  ['a style attribute', '<a class="b" style="color:red">Home</a>', 'style attributes'],
  ['a script', '<a class="b">Home</a><script>x()</script>', 'run'],
  ['a handler', '<a class="b" onclick="x()">Home</a>', 'run'],
  ['a form', '<form class="b"></form>', 'sent'],
  ['the class names of another build', '<a class="c">Home</a>', 'styles'],
])('%s stops the build', (_fault, html, says) => {
  expect(() => checkedFrames(html, '.b{color:blue}')).toThrow(says);
});

it.each([
  ['a row without a title', { ...ROW, title: ' ' }, '/home has no title'],
  ['a row with a shape that is not drawn', { ...ROW, frame: 'table' as const }, '/home names no shape'],
])('%s stops the build', (_fault, row, says) => {
  expect(() => checkRows([row], PIECES)).toThrow(says);
  expect(() => checkRows([ROW], PIECES)).not.toThrow();
});
