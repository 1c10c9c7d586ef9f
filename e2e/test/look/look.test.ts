import { expect, it } from 'vitest';

import { readOptions } from './options.ts';
import { accountFor, originOf, readStartPage } from './start-page.ts';

it('reads a command line', () => {
  const read = readOptions(['student-v2', '/home', '--as', 'bia', '--size', '360x800', '--scroll', 'end']);
  expect(read).toMatchObject({ app: 'student-v2', path: '/home', as: 'bia', width: 360, height: 800, scroll: 'end' });
  expect(readOptions(['staff'])).toMatchObject({ path: '/', as: undefined, width: 1280, text: 100, offline: false });
});

it.each([
  ['an unknown app', ['student-v3', '/'], 'there is no app student-v3: use student-v1, student-v2, staff'],
  ['no app', [], 'there is no app (none named)'],
  ['a path that is none', ['staff', 'home'], 'a path begins with /: home'],
  ['a size that is none', ['staff', '/', '--size', 'phone'], 'such as 360x800, not phone'],
  ['a text size that is none', ['staff', '/', '--text', 'big'], '--text takes a percentage from 50 to 400, not big'],
  ['a scroll that is none', ['staff', '/', '--scroll', 'down'], '--scroll takes pixels or end, not down'],
  ['an unknown option', ['staff', '/', '--colour'], '--colour'],
])('refuses %s', (_what, args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

const row = (login: string, app: string, port: number) =>
  `<a href="http://localhost:${port}" data-app="${app}">Ambiente</a><button data-login="${login}" data-app="${app}">Entrar</button>`;
const page = readStartPage(row('bia', 'student-v2', 4002) + row('diretora.mara', 'staff', 4003));

it('finds accounts and apps on the start page', () => {
  expect(accountFor(page, 'bia', 'student-v2')).toEqual({ login: 'bia', app: 'student-v2' });
  expect(originOf(page, 'staff')).toBe('http://localhost:4003');
});

it.each([
  [
    'an unknown account',
    () => accountFor(page, 'zeca', 'staff'),
    'no demo account zeca: for staff use --as diretora.mara',
  ],
  ['an account of another app', () => accountFor(page, 'bia', 'staff'), 'bia belongs to student-v2: for staff use'],
  ['a server without the demo', () => readStartPage('<h1>Luneta</h1>'), 'the server has no demo'],
])('refuses %s', (_what, act, message) => {
  expect(act).toThrow(message);
});
