import { expect, it } from 'vitest';

import { takeEntry, type Entry } from './entry.ts';

const CODIGO = 'kT3v9QmZx81LrW0pYc5N';

it.each<[name: string, url: string, entry: Entry, left: string]>([
  ['nothing', '/home?a=1#topo', { kind: 'none' }, '/home?a=1#topo'],
  ['the hub', '/?token=t1&a=1', { kind: 'hub', token: 't1', should_change_password: false }, '/?a=1'],
  [
    'the hub, change wanted',
    '/?token=t1&should_change_password=true',
    { kind: 'hub', token: 't1', should_change_password: true },
    '/',
  ],
  ['a flag alone is no arrival, and goes', '/home?should_change_password=1', { kind: 'none' }, '/home'],
  ['a handover', `/avaliacoes?a=1#codigo=${CODIGO}`, { kind: 'handover', codigo: CODIGO }, '/avaliacoes?a=1'],
  [
    'a recovery link',
    `/recuperacao_senha#codigo=${CODIGO}`,
    { kind: 'recovery', codigo: CODIGO },
    '/recuperacao_senha',
  ],
  [
    'its slash at the end',
    `/recuperacao_senha/#codigo=${CODIGO}`,
    { kind: 'recovery', codigo: CODIGO },
    '/recuperacao_senha/',
  ],
  [
    'both: the hub wins, and both go',
    `/?token=t1#codigo=${CODIGO}`,
    { kind: 'hub', token: 't1', should_change_password: false },
    '/',
  ],
])('%s', (_name, url, entry, left) => {
  let current = new URL(url, 'https://escola.example');
  const address = {
    get pathname() {
      return current.pathname;
    },
    get search() {
      return current.search;
    },
    get hash() {
      return current.hash;
    },
    replace: (next: string) => {
      current = new URL(next, current);
    },
  };
  expect(takeEntry(address)).toEqual(entry);
  expect(current.pathname + current.search + current.hash).toBe(left);
});
