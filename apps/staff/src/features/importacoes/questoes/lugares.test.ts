import { describe, expect, it } from 'vitest';

import { buildImportacao } from '../../../testing/importacoes.ts';
import { emOrdem, lugarOf, withLugar } from './lugares.ts';

const { opcoes } = buildImportacao();
const FISICA = { categoria: 'Física / Ondas', questoes: 12, materia_id: 3, objeto_conhecimento_id: null };
const SOLTA = { categoria: 'Banco 2024', questoes: 4, materia_id: null, objeto_conhecimento_id: null };

describe('the place of a folder', () => {
  it('is what the file says until a person chooses another', () => {
    expect(lugarOf(FISICA, opcoes)).toEqual({ materia_id: 3, objeto_conhecimento_id: null });
    const chosen = withLugar(opcoes, FISICA.categoria, { materia_id: 5, objeto_conhecimento_id: 9 });
    expect(lugarOf(FISICA, chosen)).toMatchObject({ materia_id: 5, objeto_conhecimento_id: 9 });
    expect(lugarOf(SOLTA, chosen)).toEqual({ materia_id: null, objeto_conhecimento_id: null });
  });
  it('is chosen once, however often it changes, and not at all without a subject', () => {
    const once = withLugar(opcoes, SOLTA.categoria, { materia_id: 5, objeto_conhecimento_id: null });
    const twice = withLugar(once, SOLTA.categoria, { materia_id: 6, objeto_conhecimento_id: null });
    expect(twice.categorias).toEqual([{ categoria: 'Banco 2024', materia_id: 6, objeto_conhecimento_id: null }]);
    expect(withLugar(twice, SOLTA.categoria, { materia_id: null, objeto_conhecimento_id: null }).categorias).toEqual(
      [],
    );
  });
  it('without a subject stands first', () => {
    expect(emOrdem([FISICA, SOLTA]).map(({ categoria }) => categoria)).toEqual(['Banco 2024', 'Física / Ondas']);
  });
});
