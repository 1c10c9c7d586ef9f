import { expect, it } from 'vitest';
import { found } from './search.ts';

it.each([
  ['botao', 'Botão de ação', true],
  ['AÇÃO', 'Botao de acao', true],
  ['button', 'IconButton', true],
  ['ação bot', 'Botão de ação', true],
  ['utton', 'IconButton', false],
  ['janela', 'Dialog: janela, modal', true],
  ['janela apagar', 'Dialog: janela, modal', false],
  ['', 'anything', true],
])('%j in %j: %s', (query, text, is) => expect(found(query, text)).toBe(is));
