// Every component says when to take it, and everything composite has been played with the keyboard.
import { describe, expect, it } from 'vitest';
import type { Guide } from '../storybook/guide.ts';
import { faultsOf, type StoriesFile } from '../storybook/guide-faults.ts';

const files = import.meta.glob<StoriesFile>('./**/*.stories.tsx', { eager: true });

it.each(Object.entries(files))('%s says what its component is for', (_file, exported) => {
  expect(faultsOf(exported)).toEqual([]);
});

const names = new Set(
  Object.values(files).flatMap(({ default: meta }) => [
    meta.title?.split('/').at(-1),
    ...Object.keys(meta.subcomponents ?? {}),
  ]),
);
const advice = Object.values(files).flatMap(({ default: { parameters } }) => parameters?.guide?.dont ?? []);

it.each(advice)('%s: what to take instead is in Storybook', (text) => {
  const instead = /\buse (?<first>[A-Z]\w+)(?: ou (?<second>[A-Z]\w+))?/u.exec(text)?.groups ?? {};
  const named = Object.values(instead).filter((name) => name !== undefined);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

describe('the check', () => {
  const guide: Guide = {
    use: 'Ligar a luz.',
    words: 'lâmpada lamp',
    design: 'Luz',
    do: ['Ligue'],
    dont: ['Apagar'],
    keyboard: 'none: one button',
  };
  const Lamp = () => null;
  const sound = {
    default: { title: 'Actions/Lamp', component: Lamp, parameters: { guide } },
    Default: { args: { on: true } },
  };
  const withGuide = (change: Partial<Guide>) => ({
    ...sound,
    default: { ...sound.default, parameters: { guide: { ...guide, ...change } } },
  });

  it('accepts what is in order', () => expect(faultsOf(sound)).toEqual([]));
  it('accepts args that all stories of the file share', () => {
    expect(faultsOf({ default: { ...sound.default, args: { on: true } }, Default: {} })).toEqual([]);
  });
  it.each([
    ['no guide', { default: { title: 'Actions/Lamp', component: Lamp } }, 'parameters: guide({'],
    ['no component', { ...sound, default: { title: 'Actions/Lamp', parameters: { guide } } }, 'component:'],
    ['an empty sentence', withGuide({ use: '' }), 'use:'],
    ['no words', withGuide({ words: ' ' }), 'words:'],
    ['no reason', withGuide({ keyboard: 'none: ' }), 'keyboard:'],
    ['a promised story that is not there', withGuide({ keyboard: 'story' }), 'Keyboard'],
    ['a story without a play', { ...withGuide({ keyboard: 'story' }), Keyboard: {} }, 'Keyboard'],
    ['no story to play with', { default: sound.default, States: { args: { on: true } } }, 'export a `Default` story'],
    ['a story that hides its props', { ...sound, Default: { render: () => null } }, 'with `args`'],
    ['a story nobody promised', { ...sound, Keyboard: { play: () => undefined } }, "keyboard: 'story'"],
  ])('sees %s', (_what, file, part) => {
    expect(faultsOf(file)).toEqual([expect.stringContaining(part)]);
  });
});
