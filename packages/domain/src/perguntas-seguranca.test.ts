import { expect, it } from 'vitest';
import { perguntasErrors, type PerguntaErrors, type PerguntaSlot } from './perguntas-seguranca.ts';

const slot = (pergunta_seguranca_id: number | null, resposta: string): PerguntaSlot => ({
  pergunta_seguranca_id,
  resposta,
});

it.each<[name: string, slots: PerguntaSlot[], errors: PerguntaErrors[]]>([
  ['[PSG-1] three answered', [slot(1, 'Rex'), slot(2, 'Olinda'), slot(3, 'Pipa')], [{}, {}, {}]],
  [
    '[PSG-1] nothing yet',
    [slot(null, ''), slot(2, ''), slot(null, 'x')],
    [{ pergunta: 'obrigatorio', resposta: 'obrigatorio' }, { resposta: 'obrigatorio' }, { pergunta: 'obrigatorio' }],
  ],
  ['[PSG-1] only spaces', [slot(1, '   ')], [{ resposta: 'obrigatorio' }]],
  [
    '[PSG-2] a question twice: the later one',
    [slot(1, 'a'), slot(2, 'b'), slot(1, 'c')],
    [{}, {}, { pergunta: 'repetida' }],
  ],
  [
    '[PSG-2] thrice',
    [slot(1, 'a'), slot(1, 'b'), slot(1, 'c')],
    [{}, { pergunta: 'repetida' }, { pergunta: 'repetida' }],
  ],
  ['[PSG-3] twenty', [slot(1, 'a'.repeat(20))], [{}]],
  ['[PSG-3] twenty-one', [slot(1, 'a'.repeat(21))], [{ resposta: 'maximo' }]],
  ['[PSG-3] twenty and spaces around', [slot(1, ` ${'a'.repeat(20)} `)], [{}]],
  ['[PSG-3] twenty emoji', [slot(1, '🪁'.repeat(20))], [{}]],
])('%s', (_, slots, errors) => {
  expect(perguntasErrors(slots)).toEqual(errors);
});
