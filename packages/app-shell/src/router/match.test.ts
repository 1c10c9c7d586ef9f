/** Which of an app's routes an address leads to. */
import { expect, it } from 'vitest';

import { branchesOf, findRoutes } from './match.ts';

const branches = branchesOf([
  { path: 'provas', handle: 'lista' },
  { path: 'provas/:prova_id', handle: 'prova' },
  { path: 'provas/novas', handle: 'novas' },
  {
    handle: 'quadro',
    children: [
      {
        path: 'provas/:prova_id/itens',
        handle: 'sessão',
        children: [
          { index: true, handle: 'primeira' },
          { path: ':item_id', handle: 'item' },
        ],
      },
    ],
  },
  { path: '*', handle: 'nada' },
]);

it.each([
  ['/provas', ['lista'], {}],
  ['/provas/', ['lista'], {}],
  ['/Provas', ['lista'], {}],
  ['/provas/7', ['prova'], { prova_id: '7' }],
  // A word counts more than a part, wherever it is written.
  ['/provas/novas', ['novas'], {}],
  ['/provas/7/itens', ['quadro', 'sessão', 'primeira'], { prova_id: '7' }],
  ['/provas/7/itens/a%C3%A7', ['quadro', 'sessão', 'item'], { prova_id: '7', item_id: 'aç' }],
  ['/provas/7/itens/%', ['quadro', 'sessão', 'item'], { prova_id: '7', item_id: '%' }],
  ['/provas/7/itens/8/9', ['nada'], {}],
  ['/', ['nada'], {}],
])('%s', (pathname, handles, params) => {
  const found = findRoutes(branches, pathname);
  expect(found?.routes.map(({ handle }) => handle)).toEqual(handles);
  expect(found?.params).toEqual(params);
});
