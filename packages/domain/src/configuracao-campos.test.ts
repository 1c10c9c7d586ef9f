import { expect, it } from 'vitest';
import { fieldsOf, type ConfigProblem } from './configuracao-campos.ts';

it.each<[name: string, given: unknown, problems: ConfigProblem[]]>([
  ['[CFG-5] nothing wrong', { nome: 'a' }, []],
  [
    '[CFG-5] no object',
    'a',
    [
      { campo: 'lugar', espera: 'objeto' },
      { campo: 'lugar.nome', espera: 'texto' },
    ],
  ],
  ['[CFG-5] left out', {}, [{ campo: 'lugar.nome', espera: 'texto' }]],
  ['[CFG-5] blank', { nome: '  ' }, [{ campo: 'lugar.nome', espera: 'texto' }]],
  ['[CFG-5] too long', { nome: 'x'.repeat(501) }, [{ campo: 'lugar.nome', espera: 'texto' }]],
  ['[CFG-1] something nobody asked for', { nome: 'a', senha: 'b' }, [{ campo: 'lugar.senha', espera: 'conhecido' }]],
])('%s', (_, given, expected) => {
  const problems: ConfigProblem[] = [];
  const field = fieldsOf(given, 'lugar', problems);
  field.text('nome', { required: true });
  field.done();
  expect(problems).toEqual(expected);
});
