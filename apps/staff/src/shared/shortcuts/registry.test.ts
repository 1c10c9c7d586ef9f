import { expect, it, vi } from 'vitest';

import { createRegistry, type Shortcut } from './registry.ts';

const noModifier = { ctrlKey: false, metaKey: false, altKey: false };
const shortcut = (keys: string, changes: Partial<Shortcut> = {}) => {
  const run = vi.fn<() => void>();
  return { keys, label: keys, group: 'Teste', run, ...changes };
};
const start = (...shortcuts: readonly Shortcut[]) => {
  const registry = createRegistry();
  registry.add(() => shortcuts);
  return registry;
};
const at = (atMs = 0, changes = {}) => ({ atMs, inField: false, characters: true, ...changes });

it('runs the shortcut of a key, and says whether there was one', () => {
  const next = shortcut('j');
  const registry = start(next);
  expect(registry.press({ ...noModifier, key: 'j' }, at())).toBe(true);
  expect(registry.press({ ...noModifier, key: 'k' }, at())).toBe(false);
  expect(next.run).toHaveBeenCalledOnce();
});

it.each([
  { case: 'soon', gapMs: 1_500, runs: 1 },
  { case: 'too late', gapMs: 1_501, runs: 0 },
])('two keys in turn, $case', ({ gapMs, runs }) => {
  const today = shortcut('g h');
  const registry = start(today);
  registry.press({ ...noModifier, key: 'g' }, at(10));
  registry.press({ ...noModifier, key: 'h' }, at(10 + gapMs));
  expect(today.run).toHaveBeenCalledTimes(runs);
});

it('a key between two in turn breaks them', () => {
  const today = shortcut('g h');
  const registry = start(today);
  for (const key of ['g', 'x', 'h']) registry.press({ ...noModifier, key }, at());
  expect(today.run).not.toHaveBeenCalled();
});

it('in a field only those run that say so', () => {
  const search = shortcut('j');
  const save = shortcut('ctrl+s', { inFields: true });
  const registry = start(search, save);
  registry.press({ ...noModifier, key: 'j' }, at(0, { inField: true }));
  registry.press({ ...noModifier, key: 's', ctrlKey: true }, at(0, { inField: true }));
  expect(search.run).not.toHaveBeenCalled();
  expect(save.run).toHaveBeenCalledOnce();
});

it('characters alone do nothing once they are switched off (WCAG 2.1.4)', () => {
  const next = shortcut('j');
  const save = shortcut('ctrl+s');
  const registry = start(next, save);
  registry.press({ ...noModifier, key: 'j' }, at(0, { characters: false }));
  registry.press({ ...noModifier, key: 's', ctrlKey: true }, at(0, { characters: false }));
  expect(next.run).not.toHaveBeenCalled();
  expect(save.run).toHaveBeenCalledOnce();
});

it('what a screen added goes with it, and stands before what was there', () => {
  const frame = shortcut('/');
  const screen = shortcut('/');
  const registry = start(frame);
  const remove = registry.add(() => [screen]);
  expect(registry.list()).toEqual([screen, frame]);
  registry.press({ ...noModifier, key: '/' }, at());
  remove();
  registry.press({ ...noModifier, key: '/' }, at());
  expect(screen.run).toHaveBeenCalledOnce();
  expect(frame.run).toHaveBeenCalledOnce();
});
