import { publicationError } from '@luneta/domain/curso';
import { expect, it } from 'vitest';

import { cursos } from '../../../../demo/content.ts';
import { assertPublishable, toShown, toStored } from './documento.ts';
import { wholeCurso } from '../../../../../test/base_conhecimentos/curso-fixture.ts';

it.each(cursos.map((curso) => [`${curso.materia}, ${curso.objeto_conhecimento}`, curso] as const))(
  'the course of the demo school keeps the rules for courses: %s',
  (_name, { materia: _subject, objeto_conhecimento: _topic, ...curso }) => {
    const stored = toStored(curso);
    expect(publicationError(stored)).toBeNull();
    expect(() => assertPublishable(stored)).not.toThrow();
  },
);

it('a stored course stays the same when it is saved again and when it is shown', () => {
  const stored = toStored({ ...wholeCurso(), capitulo_1: '<p>\\(x^2\\) e <b>3 &lt; 4</b></p>', resumo: ['a & b'] });
  expect(stored.resumo).toEqual(['a &amp; b']);
  expect(toStored(stored)).toEqual(stored);
  expect(toShown(stored)).toEqual(stored);
});

it('a draft keeps a formula that cannot be rendered as typed, and cannot be published with it', () => {
  const draft = toStored({ ...wholeCurso(), capitulo_2: '<p>\\(\\frac{1}\\)</p>' });
  expect(draft.capitulo_2).toBe('<p>\\(\\frac{1}\\)</p>');
  expect(() => assertPublishable(draft)).toThrow(/Corrija esta fórmula/);
});
