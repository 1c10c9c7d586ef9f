// Every component says when to take it, and everything composite has been played with the keyboard.
import { describe, expect, it } from 'vitest';
import type { Guide } from '../storybook/guide.ts';
import { faultsOf, type StoriesFile } from '../storybook/guide-faults.ts';

const files = import.meta.glob<StoriesFile>('./**/*.stories.tsx', { eager: true });

it.each(Object.entries(files))('%s says what its component is for', (_file, exported) => {
  expect(faultsOf(exported)).toEqual([]);
});

describe('the check', () => {
  const guide: Guide = { use: 'Ligar a luz.', words: 'lâmpada lamp', design: 'Luz', keyboard: 'none: one button' };
  const Lamp = () => null;
  const sound = { default: { title: 'Actions/Lamp', component: Lamp, parameters: { guide } } };
  const withGuide = (change: Partial<Guide>) => ({
    default: { ...sound.default, parameters: { guide: { ...guide, ...change } } },
  });

  it('accepts what is in order', () => expect(faultsOf(sound)).toEqual([]));
  it.each([
    ['no guide', { default: { title: 'Actions/Lamp', component: Lamp } }, 'parameters: guide({'],
    ['no component', { default: { title: 'Actions/Lamp', parameters: { guide } } }, 'component:'],
    ['an empty sentence', withGuide({ use: '' }), 'use:'],
    ['no words', withGuide({ words: ' ' }), 'words:'],
    ['no reason', withGuide({ keyboard: 'none: ' }), 'keyboard:'],
    ['a promised story that is not there', withGuide({ keyboard: 'story' }), 'Keyboard'],
    ['a story without a play', { ...withGuide({ keyboard: 'story' }), Keyboard: {} }, 'Keyboard'],
    ['a story nobody promised', { ...sound, Keyboard: { play: () => undefined } }, "keyboard: 'story'"],
  ])('sees %s', (_what, file, part) => {
    expect(faultsOf(file)).toEqual([expect.stringContaining(part)]);
  });
});
