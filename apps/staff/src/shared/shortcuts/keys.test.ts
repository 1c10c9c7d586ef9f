import { describe, expect, it } from 'vitest';

import { capsOf, isCharacter, pressedKey } from './keys.ts';

const press = (key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) =>
  pressedKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

describe('a pressed key', () => {
  it.each([
    ['a letter', press('J'), 'j'],
    ['a sign', press('?'), '?'],
    ['with ctrl', press('s', { ctrlKey: true }), 'ctrl+s'],
    ['with the command key', press('s', { metaKey: true }), 'ctrl+s'],
    ['space', press(' '), 'space'],
    ['an arrow', press('ArrowLeft'), 'arrowleft'],
    ['alt belongs to the browser', press('d', { altKey: true }), null],
    ['a modifier alone', press('Shift'), null],
    ['half an accent', press('Dead'), null],
  ])('%s', (_, got, wanted) => expect(got).toBe(wanted));
});

it.each([
  ['?', true],
  ['g h', true],
  ['ctrl+s', false],
  ['arrowleft', false],
])('%s is a character alone: %s', (keys, wanted) => expect(isCharacter(keys)).toBe(wanted));

it('is shown as caps, step by step', () => {
  expect(capsOf('g h')).toEqual([['G'], ['H']]);
  expect(capsOf('ctrl+s')).toEqual([['Ctrl', 'S']]);
});
