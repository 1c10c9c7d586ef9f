import { expect, it } from 'vitest';

import { readOptions } from './options.ts';
import { fileName, sheetPage, sheetsOf, type Story } from './sheets.ts';

const story = (title: string, name: string, type: Story['type'] = 'story'): Story => ({
  id: `${title}--${name}`,
  type,
  title,
  name,
  tags: [],
});
const ENTRIES = [
  story('student-v1/provas', 'Loaded'),
  story('student-v1/provas', 'Empty'),
  story('student-v1/conta', 'Loaded'),
  story('app-shell/login', 'Default'),
  story('Actions/Button', 'Default'),
  story('student-v1/provas', 'Docs', 'docs'),
];
const titles = (parts: string[]) => sheetsOf(ENTRIES, parts).map(({ title, stories }) => `${title} ${stories.length}`);

it('makes a sheet of each screen, and none of components or documentation', () => {
  expect(titles([])).toEqual(['student-v1/provas 2', 'student-v1/conta 1', 'app-shell/login 1']);
});
it.each([
  ['an app', ['student-v1'], ['student-v1/provas 2', 'student-v1/conta 1']],
  ['a feature', ['student-v1/provas'], ['student-v1/provas 2']],
  ['two features', ['conta', 'login'], ['student-v1/conta 1', 'app-shell/login 1']],
])('takes %s', (_what, parts, expected) => {
  expect(titles(parts)).toEqual(expected);
});
it('names the screens there are when it finds none', () => {
  expect(() => titles(['student-v3'])).toThrow('no screen has student-v3 in its title: there are app-shell/login,');
});

it('reads a command line, and refuses what it does not know', () => {
  expect(readOptions(['student-v1', '--full'])).toEqual({
    parts: ['student-v1'],
    full: true,
    folder: undefined,
    out: undefined,
  });
  expect(() => readOptions(['--size'])).toThrow('--size');
});

it('writes the title, each name and each complaint on the sheet, and no markup of theirs', () => {
  const page = sheetPage('staff/gestão', [
    { story: story('staff/gestão', 'Sem <turma>'), pictures: { phone: Buffer.from('png') }, complaints: ['a & b'] },
  ]);
  expect(fileName('staff/gestão de vida')).toBe('staff-gest-o-de-vida');
  for (const text of [
    '<h1>staff/gestão</h1>',
    'Sem &lt;turma>',
    'a &amp; b',
    'data:image/png;base64,cG5n',
    'no picture',
  ])
    expect(page).toContain(text);
});
