/** The zip of an ENEM folder: what is read of it, and which file it is not. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { alternatives, PNG, question, url, wholeExam } from '../../../../../../test/import-enem/fixture.ts';
import { examZip } from '../../../../../../test/importacao/enem.ts';
import { codigosDe, lerArquivo } from '../../../../../../test/importacao/questoes.ts';

const one = async (...args: Parameters<typeof question>) => {
  const { questoes } = await lerArquivo(examZip([question(...args)]), 'enem.zip');
  const found = questoes.find(({ ignorada }) => !ignorada);
  if (!found) throw new Error('no question was read');
  return found;
};

describe('the zip of an ENEM folder', () => {
  it('is a whole exam with its days, areas and languages', async () => {
    const { questoes, prova } = await lerArquivo(examZip(wholeExam(2016)), 'enem.zip');
    expect(questoes).toHaveLength(185);
    expect(prova).toMatchObject({
      codigo: 'ENEM-2016',
      dias: [
        { dia_prova: 1, duracao_minutos: 270 },
        { dia_prova: 2, duracao_minutos: 330 },
      ],
    });
    expect(questoes.map(({ lugar }) => lugar?.area_codigo).filter((area, n, all) => area !== all[n - 1])).toEqual([
      'CH',
      'CN',
      'LC',
      'MT',
    ]);
    expect(questoes.filter(({ lingua }) => lingua === 2).map(({ codigo }) => codigo)).toEqual(
      [91, 92, 93, 94, 95].map((numero) => `ENEM-2016-${numero}-espanhol`),
    );
  });

  it('keeps each line break of an introduction', async () => {
    const { enunciado } = await one(17, { alternativesIntroduction: 'Leia:\numa linha\noutra linha' });
    expect(enunciado).toContain('Leia:<br>\numa linha<br>\noutra linha');
  });

  it('draws formulas of every way of writing, and tells which it cannot', async () => {
    const { enunciado, problemas } = await one(140, {
      context: String.raw`$a^2$ e \(b\) e $$c$$ e \[d\] e $\foo{$`,
    });
    expect(enunciado.match(/<math/gu)).toHaveLength(4);
    expect(problemas.map(({ codigo }) => codigo)).toEqual(['formula_invalida']);
  });

  it('names a picture without a description, and one that is not there', async () => {
    const file = examZip(
      [
        question(12, {
          context: `![](${url('12', 'a.png')}) ![](${url('12', 'b.png')}) ![mapa](${url('12', 'a.png')})`,
        }),
      ],
      { 'enem-2020/questions/12/a.png': PNG },
    );
    const [questao] = (await lerArquivo(file, 'enem.zip')).questoes.filter(({ ignorada }) => !ignorada);
    expect(questao?.imagens).toHaveLength(1);
    expect(questao && codigosDe(questao)).toEqual(['imagem_ausente', 'imagem_sem_descricao']);
    expect(questao?.enunciado).toMatch(/<img src="\/api\/v2\/midias\/1\/[0-9a-f]{64}\.png">/u);
    expect(questao?.enunciado).toContain('[Imagem indisponível]');
  });

  it('tells each place that it lacks, and what keeps a question from being asked', async () => {
    const { questoes } = await lerArquivo(
      examZip([question(100, { correctAlternative: null, alternatives: alternatives('', ['a', 'b', 'c']) })]),
      'enem.zip',
    );
    expect(questoes.filter(({ ignorada }) => ignorada)).toHaveLength(184);
    const read = questoes.find(({ ignorada }) => !ignorada);
    expect(read && codigosDe(read)).toEqual(expect.arrayContaining(['alternativa_vazia', 'sem_gabarito']));
  });

  it.each([
    ['broken files alone', zipSync({ 'questions/1/details.json': strToU8('{') })],
    ['two years', examZip([question(1), question(2, { year: 2019 })])],
  ])('is refused with %s', async (_name, file) => {
    await expect(lerArquivo(file, 'enem.zip')).rejects.toMatchObject({ codigo: 'prova_ilegivel' });
  });
});
