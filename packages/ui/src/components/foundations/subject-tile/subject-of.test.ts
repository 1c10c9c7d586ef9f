import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

it.each([
  ['MATEMÁTICA', 'matematica'],
  ['Português', 'portugues'],
  ['Língua Portuguesa', 'portugues'],
  ['Linguagens, Códigos e suas Tecnologias', 'portugues'],
  ['Ciências da Natureza', 'quimica'],
  ['Ciências Humanas e suas Tecnologias', 'historia'],
  ['Inglês 1', 'ingles'],
  ['Língua Espanhola', 'espanhol'],
  ['Física', 'fisica'],
  ['Educação Física', 'generica'],
  ['constructor', 'generica'],
  ['', 'generica'],
])('%s is %s', (name, id) => {
  expect(subjectOf(name)).toBe(id);
});
