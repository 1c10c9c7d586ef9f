import { expect, it } from 'vitest';

import { checked } from './prerender.ts';

const SOUND = '<form class="a" method="post"><input class="b" name="password"></form>';
const CSS = '.a{color:red}.b{color:blue}';

it('a login that the policy lets through and that has the styles of the app goes into the page', () => {
  expect(checked(SOUND, CSS)).toBe(SOUND);
});

it.each([
  ['no field for the password', SOUND.replace('password', 'outro'), CSS, 'no field'],
  ['a style attribute', SOUND.replace('<input', '<input style="color:red"'), CSS, 'style attributes'],
  ['a script', `${SOUND}<script>x()</script>`, CSS, 'scripts'],
  ['a handler', SOUND.replace('<form', '<form onsubmit="x()"'), CSS, 'scripts'],
  ['a form that would put the password into the address', SOUND.replace(' method="post"', ''), CSS, 'post'],
  ['the class names of another build', SOUND, '.c{color:red}', 'styles'],
])('%s stops the build', (_fault, html, css, says) => {
  expect(() => checked(html, css)).toThrow(says);
});
