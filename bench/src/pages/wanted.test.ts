import { expect, it } from 'vitest';

import { wanted } from './wanted.ts';

const PLACES = ['v1 login', 'v2 questao', 'v2 questaoAvulsa', 'v2 home'].map((name) => ({ name }));
const namesOf = (only: string) => wanted(PLACES, only).map(({ name }) => name);

it('a name means its page alone, in the order of the apps', () => {
  expect(namesOf('v2 home, v2 questao')).toEqual(['v2 questao', 'v2 home']);
});

it('another text means the pages whose names hold it; none means all', () => {
  expect(namesOf('v2')).toEqual(['v2 questao', 'v2 questaoAvulsa', 'v2 home']);
  expect(namesOf('')).toHaveLength(PLACES.length);
});

it('a text that fits no page is an error that names the pages', () => {
  expect(() => namesOf('v2 home,v3')).toThrow('no page is named v3; there are: v1 login, v2 questao');
});
