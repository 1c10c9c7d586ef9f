/** One question at a position of two languages: it goes where INEP's key says, and what is missing is said truly. */
import { describe, expect, it } from 'vitest';

import { alternatives, examFolder, question, record } from '../../../../test/import-enem/fixture.ts';
import { readExamFolder } from './pasta.ts';
import { planExam } from './plano.ts';

const inEnglish = 'The people of the town are happy, and they look to the hills with joy.';
const inSpanish = 'El hombre y la mujer miran los montes y las nubes con alegría, pero es tarde.';
const nothing = 'Portuguese alone says nothing: qual é a ideia do texto?';

/** Question 1 alone, in the order of 2020, with these keys of INEP. */
async function planned(context: string, keys: { ingles: string; espanhol: string } | null) {
  const entry = question(1, { context, language: null, alternatives: alternatives('B'), correctAlternative: 'B' });
  const crosswalk = keys
    ? (['ingles', 'espanhol'] as const).map((language) => record({ ...entry, language }, { inep_key: keys[language] }))
    : undefined;
  const plan = await planExam(
    await readExamFolder(examFolder({ questions: [entry], ...(crosswalk && { crosswalk }) })),
    { pasta: '/api/v2/midias/1/', descreve: true },
  );
  const said = plan.avisos
    .filter(({ questao }) => /^1(?:-|$)/u.test(questao ?? ''))
    .map((one) => `${one.questao} ${one.codigo}`);
  return { line: plan.itens.map((item) => item.lingua_estrangeira), said };
}

describe('a question without a language at a position of two', () => {
  it.each([
    ["INEP's key of Spanish", nothing, { ingles: 'A', espanhol: 'B' }, 2],
    ["INEP's key of English, whatever the text", inSpanish, { ingles: 'B', espanhol: 'C' }, 1],
    ['both keys would do, and the text is Spanish', inSpanish, { ingles: 'B', espanhol: 'B' }, 2],
    ['no crosswalk, and the text is English', inEnglish, null, 1],
  ])('%s', async (_name, context, keys, lingua) => {
    const { line, said } = await planned(context, keys);
    expect(line).toEqual([lingua]);
    expect(said).toContain('1 IDIOMA_RECONHECIDO');
    const [here, missing] = lingua === 1 ? ['1-ingles', '1-espanhol'] : ['1-espanhol', '1-ingles'];
    expect(said).toContain(`${missing} QUESTAO_AUSENTE`);
    expect(said).not.toContain(`${here} QUESTAO_AUSENTE`);
  });

  it('is left out where nothing tells its language, and both are missing', async () => {
    const { line, said } = await planned(nothing, null);
    expect(line).toEqual([]);
    expect(said).toEqual(
      expect.arrayContaining(['1 IDIOMA_AUSENTE', '1-ingles QUESTAO_AUSENTE', '1-espanhol QUESTAO_AUSENTE']),
    );
  });
});
