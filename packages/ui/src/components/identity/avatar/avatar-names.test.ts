import { expect, it } from 'vitest';
import { AVATAR_COUNT, avatarName } from './avatar-names.ts';

const drawings = import.meta.glob<string>('../../../art/avatars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each([
  ['the first', 1, 'Capivara, capacete azul'],
  ['another helmet', 2, 'Capivara, capacete rosa'],
  ['the next animal', 4, 'Onça-pintada, capacete azul'],
  ['the last of the older screen', 24, 'Boto-cor-de-rosa, capacete verde'],
  ['the last', 69, 'Teiú, capacete verde'],
  ['after the last', 70, 'Capivara, capacete azul'],
  ['none', 0, 'Capivara, capacete azul'],
  ['a fraction', 2.5, 'Capivara, capacete azul'],
])('%s is named', (_, code, name) => {
  expect(avatarName(code)).toBe(name);
});

it('calls no two of the 69 alike', () => {
  const names = Array.from({ length: AVATAR_COUNT }, (_, index) => avatarName(index + 1));
  expect(new Set(names).size).toBe(69);
});

it('says what each drawing says of itself', () => {
  const titles = Object.fromEntries(
    Object.entries(drawings).map(([file, svg]) => [
      Number(/(\d+)\.svg$/u.exec(file)?.[1]),
      /<title>(.*)<\/title>/u.exec(svg)?.[1],
    ]),
  );
  for (let code = 1; code <= AVATAR_COUNT; code++) expect(titles[code]).toBe(avatarName(code));
});
