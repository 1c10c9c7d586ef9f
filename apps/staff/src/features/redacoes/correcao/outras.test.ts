/** Passages of several people in one text. */
import { expect, it } from 'vitest';

import { buildRedacao } from '../../../testing/redacoes-server.ts';
import { comentariosDeOutras, geraisDeOutras, marcasDoTexto, onlyReads } from './outras.ts';

const marca = { inicio: 0, fim: 9, competencia: 2, comentario: 'Bom.' };
const outra = {
  papel: 'primeira',
  competencias: [{ numero: 2, nota: 160, comentario: 'Repertório seu.' }],
  marcas: [marca],
  motivo_zero: null,
  comentario: 'Boa tese.',
  nota: 800,
} as const;
const redacao = buildRedacao({
  outras_correcoes: [{ ...outra, competencias: [...outra.competencias], marcas: [marca] }],
});

it('one passage marked by two people is two marks, and the open one is on top', () => {
  const ids = (open: string | null) => marcasDoTexto(redacao, [marca], open).map(({ id, by }) => [id, by]);
  expect(ids(null)).toEqual([
    ['0-9-2', undefined],
    ['primeira-0-9-2', '1ª'],
  ]);
  expect(ids('primeira-0-9-2')[0]).toEqual(['primeira-0-9-2', '1ª']);
});

it('what others wrote stands under whose part it is; an empty comment is left out', () => {
  expect(comentariosDeOutras(redacao, 2)).toEqual([{ papel: 'primeira', texto: 'Repertório seu.' }]);
  expect(comentariosDeOutras(redacao, 3)).toEqual([]);
  expect(geraisDeOutras(redacao)).toEqual([{ papel: 'primeira', texto: 'Boa tese.' }]);
});

it('who has a part does not only read', () => {
  expect([
    onlyReads(redacao),
    onlyReads({ ...redacao, papel: null }),
    onlyReads(buildRedacao({ papel: null })),
  ]).toEqual([false, true, false]);
});
