import { expect, it } from 'vitest';

import { joinFonte, splitFonte } from './proposta-texto.ts';

it.each([
  ['a source', '<p>Um.</p>', 'Jornal do bairro, 2025.'],
  ['no source', '<p>Um.</p>', ''],
  ['signs of HTML', '<p>Um.</p>', 'Silva & Filhos, <em casa>, "1 > 0" &lt;'],
  ['a table before it', '<table><tr><td>1</td></tr></table>', 'Dados fictícios'],
  ['no text', '', 'Jornal'],
])('[ROT-10] %s comes back as it was written', (_what, conteudo, fonte) => {
  expect(splitFonte(joinFonte({ conteudo, fonte }))).toEqual({ conteudo, fonte });
});

it('[ROT-10] small letters in the middle are no source', () => {
  const html = '<p><small>Nota.</small></p><p>Texto.</p>';
  expect(splitFonte(html)).toEqual({ conteudo: html, fonte: '' });
});

it('[ROT-10] the source is shown as text', () => {
  expect(joinFonte({ conteudo: '<p>Um.</p>', fonte: '<b>' })).toBe('<p>Um.</p><p><small>&lt;b&gt;</small></p>');
});
