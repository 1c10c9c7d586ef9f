import { expect, it } from 'vitest';

import { paths } from './paths.ts';
import { daConferencia, daProva, voltaDe } from './prova-de-origem.ts';

const ID = '3f6a2c1e-5d1a-4c0a-9d5e-2b7d7f1f0a35';
const back = (href: string) => voltaDe(new URL(href, 'https://escola.exemplo').searchParams);

it.each([
  ['the bank', paths.questaoNova, { href: '/questoes', para: 'banco' }],
  [
    'the questions of an exam',
    daProva(paths.questaoNova, ID),
    { href: `/provas/rascunhos/${ID}?etapa=questoes`, para: 'prova' },
  ],
  [
    'a place of an imported exam',
    daConferencia(paths.questaoEditor(7), ID, 23),
    { href: `/provas/rascunhos/${ID}/conferir?lugar=23`, para: 'conferir' },
  ],
  [
    'the bank, where no page gave the address out',
    '/questoes/nova?conferir=//x.example',
    { href: '/questoes', para: 'banco' },
  ],
  [
    'an imported exam without a place that is none',
    `/questoes/nova?conferir=${ID}&lugar=x`,
    { href: `/provas/rascunhos/${ID}/conferir`, para: 'conferir' },
  ],
])('the editor leads back to %s', (_what, href, expected) => {
  expect(back(href)).toEqual(expected);
});
