import { publicationError } from '@luneta/domain/curso';
import { expect, it } from 'vitest';

import { cursos } from '../../demo/content.ts';
import { assertPublishable, toShown, toStored } from './documento.ts';
import { wholeCurso } from '../../../test/base_conhecimentos/curso-fixture.ts';

it.each(cursos.map((curso) => [`${curso.materia}, ${curso.objeto_conhecimento}`, curso] as const))(
  "the demo's course keeps the rules of every other: %s",
  (_name, { materia: _subject, objeto_conhecimento: _topic, ...curso }) => {
    const stored = toStored(curso);
    expect(publicationError(stored)).toBeNull();
    expect(() => assertPublishable(stored)).not.toThrow();
  },
);

it('saved again, and shown, a stored course is the same', () => {
  const stored = toStored({ ...wholeCurso(), capitulo_1: '<p>\\(x^2\\) e <b>3 &lt; 4</b></p>', resumo: ['a & b'] });
  expect(stored.resumo).toEqual(['a &amp; b']);
  expect(toStored(stored)).toEqual(stored);
  expect(toShown(stored)).toEqual(stored);
});

it('a formula that cannot be set waits in the draft as typed, and keeps it from being published', () => {
  const draft = toStored({ ...wholeCurso(), capitulo_2: '<p>\\(\\frac{1}\\)</p>' });
  expect(draft.capitulo_2).toBe('<p>\\(\\frac{1}\\)</p>');
  expect(() => assertPublishable(draft)).toThrow(/Corrija esta fórmula/);
});
